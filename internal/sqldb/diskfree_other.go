//go:build !linux && !darwin

package sqldb

// disk returns −1: it is not known.
func disk(string) (free, total int64) { return -1, -1 }
