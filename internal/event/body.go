package event

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"

	"smartmoney/internal/smartmoney"
)

// DefaultMaxLineBytes bounds one event's JSON where Limits says nothing. The
// longest event that passes validation fits, however it is escaped.
const DefaultMaxLineBytes = 256 << 10

// Limits bounds what ReadBody takes. The size of the whole body is for the caller
// to bound.
type Limits struct {
	MaxLineBytes int // JSON of one event, without the line end; 0 means DefaultMaxLineBytes
}

func (l Limits) maxLine() int {
	if l.MaxLineBytes > 0 {
		return l.MaxLineBytes
	}
	return DefaultMaxLineBytes
}

// Line is one event of a body, or the reason why it is refused.
type Line struct {
	Number int   // from 1: of the line, blank ones counted, or of the array's element
	Event  Event // valid where Err is nil
	Err    error // a *smartmoney.Error
}

// ReadBody decodes the events of r, in order, and hands each one, or the reason of
// its refusal, to emit. A bad event does not stop it.
//
// The body is NDJSON or a JSON array of events: an array when it begins with '['
// and contentType is not application/x-ndjson. Blank lines are skipped, a byte
// order mark too; lines end in LF or CRLF, the last one may lack it. An array whose
// syntax breaks, or that is followed by more, gives an error for the element where
// it breaks; what came before stays good.
//
// The error returned is emit's, as it is, or that of reading r, wrapped; the part
// of an event that came before a failed read is dropped.
func ReadBody(r io.Reader, contentType string, limits Limits, dec *Decoder, emit func(Line) error) error {
	src := &watchedReader{r: r}
	in := bufio.NewReaderSize(src, 64<<10)
	if bom, _ := in.Peek(3); string(bom) == "\uFEFF" { // a failed read shows again below
		_, _ = in.Discard(len(bom))
	}
	b := body{src: src, in: in, maxLine: limits.maxLine(), dec: dec, emit: emit}
	lines, first := b.leadingBlankLines()
	if first == '[' && mediaType(contentType) != "application/x-ndjson" {
		return b.readArray()
	}
	return b.readLines(lines)
}

func mediaType(contentType string) string {
	t, _, err := mime.ParseMediaType(contentType)
	if err != nil {
		return ""
	}
	return t
}

// watchedReader remembers why reading failed, which parsers tend to reword.
type watchedReader struct {
	r   io.Reader
	err error // other than io.EOF
}

func (s *watchedReader) Read(p []byte) (int, error) {
	n, err := s.r.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		s.err = err
	}
	return n, err
}

func (s *watchedReader) failure() error {
	if s.err == nil {
		return nil
	}
	return fmt.Errorf("read events: %w", s.err)
}

// body is one call of ReadBody.
type body struct {
	src     *watchedReader
	in      *bufio.Reader
	maxLine int
	dec     *Decoder
	emit    func(Line) error
	spill   []byte // a line longer than the buffer of in
}

// leadingBlankLines takes the space before the first event and gives the number of
// line ends in it and the byte that follows, 0 at the end.
func (b *body) leadingBlankLines() (lines int, first byte) {
	for {
		c, err := b.in.ReadByte()
		if err != nil {
			return lines, 0
		}
		switch c {
		case '\n':
			lines++
		case ' ', '\t', '\r':
		default:
			_ = b.in.UnreadByte() // cannot fail after ReadByte
			return lines, c
		}
	}
}

func (b *body) readLines(number int) error {
	for {
		line, tooLong, err := b.readLine()
		switch {
		case err != nil && b.src.err != nil:
			return b.src.failure()
		case err != nil && len(line) == 0 && !tooLong:
			return nil
		}
		number++
		if tooLong {
			if err := b.emit(Line{Number: number, Err: b.tooLong("line")}); err != nil {
				return err
			}
		} else if err := b.decode(number, line); err != nil {
			return err
		}
		if err != nil {
			return nil
		}
	}
}

// readLine returns the next line without its end, valid until the next call. Of one
// that is too long the rest is dropped. err is that of the reader, io.EOF mostly,
// after the last line.
func (b *body) readLine() (line []byte, tooLong bool, err error) {
	line, err = b.in.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		b.spill = b.spill[:0]
		for errors.Is(err, bufio.ErrBufferFull) {
			if len(b.spill) <= b.maxLine+len("\r\n") {
				b.spill = append(b.spill, line...)
			}
			line, err = b.in.ReadSlice('\n')
		}
		b.spill = append(b.spill, line...)
		line = b.spill
	}
	line = bytes.TrimSuffix(line, []byte("\n"))
	line = bytes.TrimSuffix(line, []byte("\r"))
	return line, len(line) > b.maxLine, err
}

// decode emits what a line or an element says; of a blank one there is nothing.
func (b *body) decode(number int, text []byte) error {
	if skipSpace(text, 0) == len(text) {
		return nil
	}
	e, err := b.dec.Decode(text)
	return b.emit(Line{Number: number, Event: e, Err: err})
}

func (b *body) tooLong(what string) error {
	return smartmoney.BadInput("", "%s is longer than %d bytes", what, b.maxLine)
}
