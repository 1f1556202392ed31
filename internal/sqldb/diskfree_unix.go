//go:build linux || darwin

package sqldb

import "syscall"

// disk returns the bytes that an ordinary user may still write to the disk of a directory, and
// those of the disk; −1: not known.
func disk(dir string) (free, total int64) {
	var stat syscall.Statfs_t
	if err := syscall.Statfs(dir, &stat); err != nil {
		return -1, -1
	}
	block := int64(stat.Bsize)
	return int64(stat.Bavail) * block, int64(stat.Blocks) * block
}
