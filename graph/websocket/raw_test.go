package websocket

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// rawConn is a client's end of a websocket, frame by frame, to send what no library would.
type rawConn struct {
	*net.TCPConn
	t testing.TB
	r *bufio.Reader
}

// raw opens a connection and upgrades it. receiveBuffer is the size of the socket's buffer in
// bytes, 0 for the default.
func (f *fixture) raw(receiveBuffer int) *rawConn {
	f.t.Helper()
	c, err := f.dialRaw(receiveBuffer)
	if err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() { _ = c.Close() })
	return c
}

func (f *fixture) dialRaw(receiveBuffer int) (*rawConn, error) {
	conn, err := net.Dial("tcp", f.http.Listener.Addr().String())
	if err != nil {
		return nil, err
	}
	c := &rawConn{TCPConn: conn.(*net.TCPConn), t: f.t, r: bufio.NewReader(conn)}
	if receiveBuffer > 0 {
		err = c.SetReadBuffer(receiveBuffer)
	}
	_ = c.SetDeadline(time.Now().Add(stallTimeout))
	_, failed := fmt.Fprintf(c, "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"+
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"+
		"Sec-WebSocket-Protocol: %s\r\nAuthorization: Bearer good\r\n\r\n", nameTransport)
	resp, wrong := http.ReadResponse(c.r, nil)
	if err = errors.Join(err, failed, wrong); err == nil {
		_ = resp.Body.Close()
		if resp.StatusCode == http.StatusSwitchingProtocols {
			return c, nil
		}
		err = fmt.Errorf("status %d", resp.StatusCode)
	}
	_ = c.Close()
	return nil, fmt.Errorf("upgrade: %w", err)
}

// frame returns a client's frame. Its mask is zero, which leaves the payload unchanged.
func frame(opcode byte, payload string) []byte {
	b := appendHeader(nil, opcode, len(payload))
	b[1] |= 0x80
	b = append(b, 0, 0, 0, 0)
	return append(b, payload...)
}

func (r *rawConn) write(b []byte) {
	r.t.Helper()
	if _, err := r.Write(b); err != nil {
		r.t.Fatal(err)
	}
}

// next reads a frame of the server.
func (r *rawConn) next() (opcode byte, payload string, err error) {
	var head [2]byte
	if _, err := io.ReadFull(r.r, head[:]); err != nil {
		return 0, "", err
	}
	size := uint64(head[1])
	switch size {
	case 126:
		var n [2]byte
		_, err = io.ReadFull(r.r, n[:])
		size = uint64(binary.BigEndian.Uint16(n[:]))
	case 127:
		var n [8]byte
		_, err = io.ReadFull(r.r, n[:])
		size = binary.BigEndian.Uint64(n[:])
	}
	if err != nil || size > 64<<20 {
		return 0, "", errors.Join(err, fmt.Errorf("a frame of %d bytes", size))
	}
	body := make([]byte, size)
	_, err = io.ReadFull(r.r, body)
	return head[0], string(body), err
}

// expect expects a frame next, but for pings, which come at any time.
func (r *rawConn) expect(opcode byte, want string) {
	r.t.Helper()
	got, payload, err := r.next()
	for got == framePing {
		got, payload, err = r.next()
	}
	if err != nil || got != opcode || payload != want {
		r.t.Fatalf("frame %x %q, %v\n want %x %q", got, payload, err, opcode, want)
	}
}

// expectClose expects a close frame next.
func (r *rawConn) expectClose(code int, reason string) {
	r.t.Helper()
	opcode, payload, err := r.next()
	if err != nil || opcode != frameClose || len(payload) < 2 {
		r.t.Fatalf("frame %x %.100q, %v: want a close frame", opcode, payload, err)
	}
	if got := int(binary.BigEndian.Uint16([]byte(payload))); got != code || !strings.Contains(payload[2:], reason) {
		r.t.Fatalf("closed with %d %q, want %d %q", got, payload[2:], code, reason)
	}
}

func (r *rawConn) begin() *rawConn {
	r.t.Helper()
	r.write(frame(frameText, `{"type":"connection_init"}`))
	r.expect(frameText, `{"type":"connection_ack"}`)
	return r
}

func (f *fixture) rawSubscribed(receiveBuffer int) *rawConn {
	f.t.Helper()
	c := f.raw(receiveBuffer).begin()
	before := len(f.backend.running())
	c.write(frame(frameText, `{"id":"a","type":"subscribe","payload":{"query":"live"}}`))
	testkit.Eventually(f.t, "the subscription", func() bool { return len(f.backend.running()) > before })
	return c
}

func TestFrames(t *testing.T) {
	t.Parallel()
	const fin = 0x80
	ping := `{"type":"ping"}`
	unmasked := append(appendHeader(nil, frameText, len(ping)), ping...)
	for name, tt := range map[string]struct {
		sent   []byte
		code   int
		reason string
	}{
		"binary":               {frame(fin|2, ping), 4400, "must be text"},
		"not UTF-8":            {frame(frameText, `{"type":"ping","payload":{"x":"`+"\xff"+`"}}`), 1007, "UTF-8"},
		"not masked":           {unmasked, 1002, "MASK"},
		"unknown opcode":       {frame(fin|3, ""), 1002, "opcode"},
		"reserved bit":         {frame(frameText|0x40, ping), 1002, "RSV1"},
		"continuation first":   {frame(fin, ping), 1002, "continuation"},
		"fragmented control":   {frame(9, ""), 1002, "FIN"},
		"large control":        {frame(framePing, strings.Repeat("x", 126)), 1002, "control"},
		"a close without code": {frame(frameClose, ""), 1000, ""},
		"a close":              {frame(frameClose, "\x03\xe9bye"), 1001, ""},
		"a close of bad code":  {frame(frameClose, "\x00\x01"), 1002, "close code"},
		"far too large":        {append([]byte{frameText, 0x80 | 127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, make([]byte, 1<<20)...), 1009, "65536 bytes"},
		"a length of 2^63":     {append([]byte{frameText, 0x80 | 127, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, make([]byte, 1<<10)...), 1009, "65536 bytes"},
		"HTTP":                 {[]byte("GET / HTTP/1.1\r\n\r\n"), 1002, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, func(o *Options) { o.Grace = 300 * time.Millisecond })
			c := f.raw(0).begin()
			c.write(tt.sent)
			c.expectClose(tt.code, tt.reason)
			_ = c.Close()
			testkit.Eventually(t, "its end", func() bool { return f.Stats().Open == 0 })
		})
	}
}

func TestFragmentsMakeAMessage(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	c := f.raw(0).begin()
	c.write(frame(1, `{"type":`))
	c.write(frame(framePing, "between"))
	c.expect(framePong, "between")
	for _, b := range frame(0, `"ping",`) { // byte by byte
		c.write([]byte{b})
	}
	c.write(frame(0x80, `"payload":{}}`))
	c.expect(frameText, `{"type":"pong","payload":{}}`)
}

func TestSeveralMessagesInOnePacket(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	c := f.raw(0)
	packet := frame(frameText, `{"type":"connection_init"}`)
	packet = append(packet, frame(frameText, `{"type":"pong"}`)...)
	for i := range 20 {
		packet = append(packet, frame(frameText, fmt.Sprintf(`{"id":"%d","type":"subscribe","payload":{"query":"now %d"}}`, i, i))...)
	}
	c.write(packet)
	c.expect(frameText, `{"type":"connection_ack"}`)
	for i := range 20 {
		c.expect(frameText, fmt.Sprintf(`{"id":"%d","type":"next","payload":%d}`, i, i))
		c.expect(frameText, fmt.Sprintf(`{"id":"%d","type":"complete"}`, i))
	}
}
