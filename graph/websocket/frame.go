package websocket

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"sync"
	"unicode/utf8"
)

// Opcodes of frames (RFC 6455, 5.2), with the bit of a final frame: nothing that is sent
// here is fragmented, and a server masks nothing.
const (
	frameText  = 0x80 | 1
	frameClose = 0x80 | 8
	framePing  = 0x80 | 9
	framePong  = 0x80 | 10
)

// maxControl bounds the payload of a control frame, and maxReason the text of a close
// frame beside its code, bytes.
const (
	maxControl = 125
	maxReason  = maxControl - 2
)

// appendHeader appends the head of a frame whose payload has size bytes.
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

// appendText appends a frame with a text message.
func appendText(b []byte, text string) []byte {
	return append(appendHeader(b, frameText, len(text)), text...)
}

// closing is a close frame. A reason that is too long is cut.
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

// buffers holds memory for frames, which is free again once they are written.
type buffers struct{ pool sync.Pool }

// keepBuffer is the largest memory that waits for another frame, bytes.
const keepBuffer = 64 << 10

func (b *buffers) get() *[]byte {
	if p, ok := b.pool.Get().(*[]byte); ok {
		return p
	}
	p := make([]byte, 0, 1024)
	return &p
}

func (b *buffers) put(p *[]byte, used []byte) {
	if cap(used) > keepBuffer {
		return
	}
	*p = used[:0]
	b.pool.Put(p)
}

// encode returns a value as JSON that the package knows to be encodable.
func encode(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("BUG: a message cannot be encoded: %v", err))
	}
	return text
}
