//go:build linux || darwin

package sqldb

import "syscall"

// diskFree returns the bytes that an ordinary user may still write to the disk of a directory; −1:
// not known.
func diskFree(dir string) int64 {
	var stat syscall.Statfs_t
	if err := syscall.Statfs(dir, &stat); err != nil {
		return -1
	}
	return int64(stat.Bavail) * int64(stat.Bsize)
}
