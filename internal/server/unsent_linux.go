package server

import (
	"net"

	"golang.org/x/sys/unix"
)

// mostUnsent is how much of what a client does not read the kernel takes of a connection, bytes. By
// itself it takes up to 4 MB, which no bound of the service counts. What is on its way to the
// client comes on top, so that distant clients read as fast as ever.
const mostUnsent = 128 << 10

// unsentLimited is a listener that limits what waits in the kernel for the client of each
// connection. It sets that of each: sockets do not inherit it from one for multipath TCP, as Go's
// are.
type unsentLimited struct{ net.Listener }

func limitUnsent(l net.Listener) net.Listener { return unsentLimited{l} }

// Accept returns the next connection.
func (u unsentLimited) Accept() (net.Conn, error) {
	conn, err := u.Listener.Accept()
	if tcp, ok := conn.(*net.TCPConn); ok {
		if raw, err := tcp.SyscallConn(); err == nil {
			// It fails on a connection that has ended already.
			_ = raw.Control(func(fd uintptr) {
				_ = unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_NOTSENT_LOWAT, mostUnsent)
			})
		}
	}
	return conn, err
}
