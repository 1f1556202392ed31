//go:build unix

package websocket

import (
	"errors"
	"net"
	"syscall"
)

// direct writes to a socket what it takes at once. It is for one goroutine at a time.
type direct struct {
	raw   syscall.RawConn
	write func(fd uintptr) bool // made once: a closure for each write would be garbage

	p   []byte
	n   int
	err error
}

// newDirect returns nil for what is no plain socket. Only types that are known to be one
// are taken: something around a socket may have business with what is written.
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

// try returns how much of p was written, which is less than all where the socket is full.
func (d *direct) try(p []byte) (int, error) {
	d.p, d.n, d.err = p, 0, nil
	err := d.raw.Write(d.write)
	d.p = nil
	if err != nil {
		return 0, err
	}
	return d.n, d.err
}

// once always reports that it is done, so that the runtime does not wait for the socket.
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
