//go:build unix

package spill

import (
	"os"

	"golang.org/x/sys/unix"
)

const supported = true

// extend makes a file longer and maps the new part of it.
func extend(file *os.File, from, bytes int64) ([]byte, error) {
	if err := file.Truncate(from + bytes); err != nil {
		return nil, err
	}
	mapped, err := unix.Mmap(int(file.Fd()), from, int(bytes), unix.PROT_READ, unix.MAP_SHARED)
	if err != nil {
		return nil, err
	}
	// Where memory is short, what surrounds a page that is read would take the place of what is needed.
	if err := unix.Madvise(mapped, unix.MADV_RANDOM); err != nil {
		unmap(mapped)
		return nil, err
	}
	return mapped, nil
}

// forget drops the pages of a map from memory.
func forget(mapped []byte) error { return unix.Madvise(mapped, unix.MADV_DONTNEED) }

// unmap ends a map that nobody reads any more.
func unmap(mapped []byte) { _ = unix.Munmap(mapped) }
