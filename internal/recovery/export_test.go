package recovery

// Stepping returns options with which Restore calls f after each change on disk.
func Stepping(o Options, f func()) Options {
	o.changed = f
	return o
}
