package websocket

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"sync"
	"unicode/utf8"
)

// Opcodes of frames (RFC 6455, 5.2), with the bit of a final frame: the server sends no
// fragments and does not mask.
const (
	frameText  = 0x80 | 1
	frameClose = 0x80 | 8
	framePing  = 0x80 | 9
	framePong  = 0x80 | 10
)

// maxControl bounds the payload of a control frame, and maxReason the reason in a close
// frame, which follows its code, bytes.
const (
	maxControl = 125
	maxReason  = maxControl - 2
)

// appendHeader appends the header of a frame with a payload of size bytes.
func appendHeader(b []byte, opcode byte, size int) []byte {
	switch {
	case size <= 125:
		return append(b, opcode, byte(size))
	case size <= 0xffff:
		return binary.BigEndian.AppendUint16(append(b, opcode, 126), uint16(size))
	default:
		return binary.BigEndian.AppendUint64(append(b, opcode, 127), uint64(size))
	}
}

func appendText(b []byte, text string) []byte {
	return append(appendHeader(b, frameText, len(text)), text...)
}

// closing returns a close frame. It truncates a long reason.
func closing(code int, reason string) []byte {
	if len(reason) > maxReason {
		reason = reason[:maxReason]
		for len(reason) > 0 && !utf8.ValidString(reason) {
			reason = reason[:len(reason)-1]
		}
	}
	b := appendHeader(make([]byte, 0, 4+len(reason)), frameClose, 2+len(reason))
	return append(binary.BigEndian.AppendUint16(b, uint16(code)), reason...)
}

// buffers pools memory for frames.
type buffers struct{ pool sync.Pool }

// maxPooledBuffer is the largest buffer that is kept for another frame, bytes.
const maxPooledBuffer = 64 << 10

func (b *buffers) get() *[]byte {
	if p, ok := b.pool.Get().(*[]byte); ok {
		return p
	}
	p := make([]byte, 0, 1024)
	return &p
}

func (b *buffers) put(p *[]byte, used []byte) {
	if cap(used) > maxPooledBuffer {
		return
	}
	*p = used[:0]
	b.pool.Put(p)
}

// encode returns a value as JSON. The value must be encodable.
func encode(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("BUG: a message cannot be encoded: %v", err))
	}
	return text
}
