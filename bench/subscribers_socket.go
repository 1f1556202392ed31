package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"net"
)

// Opcodes of websocket frames (RFC 6455, 5.2).
const (
	opText  = 1
	opClose = 8
	opPing  = 9
	opPong  = 10
)

// socket is a minimal websocket client. Thousands of them cost the machine little, and the
// same for every server. It belongs to one goroutine.
type socket struct {
	conn       net.Conn
	buf        []byte // bytes read; those from begin to end are not consumed
	begin, end int
}

// dialSocket connects to a websocket on addr with a subprotocol, "" for none.
func dialSocket(dialer *net.Dialer, addr, path, subprotocol, key string) (*socket, error) {
	conn, err := dialer.Dial("tcp", addr)
	if err != nil {
		return nil, err
	}
	s := &socket{conn: conn, buf: make([]byte, 2048)}
	if err := s.upgrade(addr, path, subprotocol, key); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	return s, nil
}

func (s *socket) upgrade(addr, path, subprotocol, key string) error {
	request := "GET " + path + " HTTP/1.1\r\nHost: " + addr + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer " + key + "\r\n"
	if subprotocol != "" {
		request += "Sec-WebSocket-Protocol: " + subprotocol + "\r\n"
	}
	if _, err := s.conn.Write([]byte(request + "\r\n")); err != nil {
		return err
	}
	for {
		head, _, complete := bytes.Cut(s.buf[:s.end], []byte("\r\n\r\n"))
		if complete {
			if !bytes.HasPrefix(head, []byte("HTTP/1.1 101 ")) {
				return fmt.Errorf("no websocket: %.100q", head)
			}
			s.begin = len(head) + 4
			return nil
		}
		if err := s.fill(); err != nil {
			return fmt.Errorf("upgrade: %w: %.100q", err, head)
		}
	}
}

// fill appends more bytes from the connection to the buffer.
func (s *socket) fill() error {
	if s.begin == s.end {
		s.begin, s.end = 0, 0
	}
	if s.end == len(s.buf) && s.begin > 0 {
		s.end = copy(s.buf, s.buf[s.begin:s.end])
		s.begin = 0
	}
	if s.end == len(s.buf) {
		s.buf = append(s.buf, make([]byte, len(s.buf))...)
	}
	n, err := s.conn.Read(s.buf[s.end:])
	s.end += n
	if n > 0 {
		return nil
	}
	return err
}

// next returns the next frame. Its payload is valid until the next call.
func (s *socket) next() (opcode byte, payload []byte, err error) {
	for {
		frame := s.buf[s.begin:s.end]
		head, size, known := measure(frame)
		if known && size > 1<<24 || len(frame) > 0 && frame[0]&0x80 == 0 {
			return 0, nil, errors.New("a fragmented or invalid frame")
		}
		if known && len(frame) >= head+size {
			s.begin += head + size
			return frame[0] & 0xf, frame[head : head+size], nil
		}
		if err := s.fill(); err != nil {
			return 0, nil, err
		}
	}
}

// measure returns the sizes of a frame's head and payload in bytes. known is false if too
// little of the frame has been read.
func measure(frame []byte) (head, size int, known bool) {
	if len(frame) < 2 {
		return 0, 0, false
	}
	switch size = int(frame[1]); {
	case size < 126:
		return 2, size, true
	case size == 126 && len(frame) >= 4:
		return 4, int(binary.BigEndian.Uint16(frame[2:])), true
	case size == 127 && len(frame) >= 10:
		return 10, int(min(binary.BigEndian.Uint64(frame[2:]), 1<<30)), true
	case size > 127: // masked
		return 2, 1 << 30, true
	}
	return 0, 0, false
}

// send writes a frame. Its mask is zero, which leaves the payload unchanged.
func (s *socket) send(opcode byte, payload []byte) error {
	frame := make([]byte, 0, len(payload)+14)
	frame = append(frame, 0x80|opcode)
	if len(payload) < 126 {
		frame = append(frame, 0x80|byte(len(payload)))
	} else {
		frame = append(frame, 0x80|126)
		frame = binary.BigEndian.AppendUint16(frame, uint16(len(payload)))
	}
	frame = append(frame, 0, 0, 0, 0)
	_, err := s.conn.Write(append(frame, payload...))
	return err
}
