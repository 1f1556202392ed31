//go:build !unix

package spill

import "os"

const supported = false

func extend(*os.File, int64, int64) ([]byte, error) { return nil, ErrUnsupported }

func forget([]byte) error { return nil }

func unmap([]byte) {}
