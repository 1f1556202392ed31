package webhook_test

import (
	"context"
	"encoding/binary"
	"net"
	"net/netip"
	"strings"
	"sync"
	"testing"
)

// names is a DNS server with records set by a test.
type names struct {
	conn net.PacketConn
	done chan struct{}

	mu      sync.Mutex // guards the fields below
	answers map[string][][]netip.Addr
}

// newNames starts a server. A name with several lists returns the next list at every query
// for their address family, and then the last one forever.
func newNames(t *testing.T, answers map[string][][]netip.Addr) *names {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	n := &names{conn: conn, done: make(chan struct{}), answers: answers}
	go n.serve()
	t.Cleanup(func() { conn.Close(); <-n.done })
	return n
}

// always returns a fixed list of addresses.
func always(addresses ...string) [][]netip.Addr { return [][]netip.Addr{parsed(addresses...)} }

func parsed(addresses ...string) []netip.Addr {
	list := make([]netip.Addr, len(addresses))
	for i, a := range addresses {
		list[i] = netip.MustParseAddr(a)
	}
	return list
}

// resolver returns a resolver that uses this server only.
func (n *names) resolver() *net.Resolver {
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		var d net.Dialer
		return d.DialContext(ctx, "udp", n.conn.LocalAddr().String())
	}}
}

func (n *names) serve() {
	defer close(n.done)
	question := make([]byte, 1500)
	for {
		size, from, err := n.conn.ReadFrom(question)
		if err != nil {
			return
		}
		if answer := n.answer(question[:size]); answer != nil {
			_, _ = n.conn.WriteTo(answer, from)
		}
	}
}

const header = 12 // bytes before the question

// answer returns the response to a message with one question for A or AAAA.
func (n *names) answer(message []byte) []byte {
	var labels []string
	at := header
	for at < len(message) && message[at] != 0 {
		next := at + 1 + int(message[at])
		if next >= len(message) {
			return nil
		}
		labels = append(labels, string(message[at+1:next]))
		at = next
	}
	end := at + 5 // the root, type and class
	if end > len(message) {
		return nil
	}
	six := binary.BigEndian.Uint16(message[at+1:]) == 28
	addresses, known := n.take(strings.ToLower(strings.Join(labels, ".")), six)
	out := append([]byte(nil), message[:end]...)
	flags := uint16(0x8180)
	if !known {
		flags |= 3 // no such name
	}
	binary.BigEndian.PutUint16(out[2:], flags)
	binary.BigEndian.PutUint16(out[6:], uint16(len(addresses)))
	binary.BigEndian.PutUint32(out[8:], 0)
	for _, a := range addresses {
		raw := a.AsSlice()
		out = append(out, 0xc0, header, 0, message[at+2], 0, 1, 0, 0, 0, 0, 0, byte(len(raw)))
		out = append(out, raw...)
	}
	return out
}

// take returns a name's addresses of a family and advances to the next list.
func (n *names) take(name string, six bool) (of []netip.Addr, known bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	lists, known := n.answers[name]
	if !known {
		return nil, false
	}
	for _, a := range lists[0] {
		if a.Is6() == six {
			of = append(of, a)
		}
	}
	if len(of) > 0 && len(lists) > 1 {
		n.answers[name] = lists[1:]
	}
	return of, true
}
