//go:build unix

package websocket

import (
	"errors"
	"net"
	"syscall"
)

// direct writes to a socket without blocking. It must be used by one goroutine at a time.
type direct struct {
	raw   syscall.RawConn
	write func(fd uintptr) bool // created once: a closure per write would be garbage

	p   []byte
	n   int
	err error
}

// newDirect returns nil for anything but a plain socket. It accepts known types only: a
// wrapper around a socket may need to process what is written.
func newDirect(conn net.Conn) *direct {
	var raw syscall.RawConn
	var err error
	switch conn := conn.(type) {
	case *net.TCPConn:
		raw, err = conn.SyscallConn()
	case *net.UnixConn:
		raw, err = conn.SyscallConn()
	default:
		return nil
	}
	if err != nil {
		return nil
	}
	d := &direct{raw: raw}
	d.write = d.once
	return d
}

// try writes p and returns how many bytes were written: fewer than len(p) if the socket is
// full.
func (d *direct) try(p []byte) (int, error) {
	d.p, d.n, d.err = p, 0, nil
	err := d.raw.Write(d.write)
	d.p = nil
	if err != nil {
		return 0, err
	}
	return d.n, d.err
}

// once writes once and always returns true, so that the runtime does not wait for the socket.
func (d *direct) once(fd uintptr) bool {
	for {
		n, err := syscall.Write(int(fd), d.p)
		switch {
		case err == nil:
			d.n = n
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EAGAIN):
		default:
			d.err = err
		}
		return true
	}
}
