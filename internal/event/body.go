package event

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// DefaultMaxLineBytes is the default of Limits.MaxLineBytes. The longest valid event
// fits, however it is escaped.
const DefaultMaxLineBytes = 256 << 10

// Limits bounds what ReadBody accepts. The caller bounds the size of the whole body.
type Limits struct {
	MaxLineBytes int // JSON of one event, without the line end; 0 means DefaultMaxLineBytes
}

func (l Limits) maxLine() int {
	if l.MaxLineBytes > 0 {
		return l.MaxLineBytes
	}
	return DefaultMaxLineBytes
}

// Line is one event of a body, or the reason why it was refused.
type Line struct {
	Number int   // from 1: the line, counting blank ones, or the array element
	Event  Event // valid if Err is nil
	Err    error // a *smartmoney.Error
}

// ReadBody decodes the events of r in order and calls emit with each event or the
// reason why it was refused. A bad event does not end the body.
//
// The body is NDJSON or a JSON array of events: an array if it starts with '[' and
// contentType is not application/x-ndjson. Blank lines and a byte order mark are
// skipped. Lines end in LF or CRLF; the last line end is optional. If the array's
// syntax is broken or data follows it, emit gets an error for the element where that
// happens; the elements before it stay valid.
//
// ReadBody returns emit's error unchanged and read errors of r wrapped. An event cut
// off by a failed read is dropped.
func ReadBody(r io.Reader, contentType string, limits Limits, dec *Decoder, emit func(Line) error) error {
	src := &watchedReader{r: r}
	in := bufio.NewReaderSize(src, 64<<10)
	if bom, _ := in.Peek(3); string(bom) == "\uFEFF" { // the next read repeats the error
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

// watchedReader keeps the original read error, which parsers tend to replace.
type watchedReader struct {
	r   io.Reader
	err error // other than io.EOF
}

func (w *watchedReader) Read(p []byte) (int, error) {
	n, err := w.r.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		w.err = err
	}
	return n, err
}

func (w *watchedReader) failure() error {
	if w.err == nil {
		return nil
	}
	return fmt.Errorf("read events: %w", w.err)
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

// leadingBlankLines consumes the white space before the first event. It returns the
// number of line ends in it and the next byte, 0 at the end of the body.
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

// readLine returns the next line without its line end, valid until the next call. It
// drops the rest of a line that is too long. After the last line err is the reader's
// error, usually io.EOF.
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

// decode emits the event of a line or an element. It skips a blank one.
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

// readArray reads a JSON array of events. Its decoder checks only the array's syntax.
// Duplicate names and invalid UTF-8 are left to Decode, so that one bad element does
// not end the body.
func (b *body) readArray() error {
	in := &lookaheadLimit{r: b.in, limit: longestElement * int64(b.maxLine)}
	array := jsontext.NewDecoder(in, jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))
	in.decoded = array.InputOffset
	number, err := b.elements(array)
	broken, ok := errors.AsType[*brokenArray](err)
	switch {
	case !ok:
		return err
	case b.src.err != nil:
		return b.src.failure()
	case in.exceeded:
		return b.emit(Line{Number: number, Err: b.tooLong("event")})
	}
	return b.emit(Line{Number: number, Err: broken.reason})
}

// longestElement bounds an array element, in multiples of the maximum line length. Up
// to it, an element that is too long is skipped and the next one is read; a longer one
// ends the array.
const longestElement = 16

// lookaheadLimit stops a decoder that reads more than limit bytes past what it has
// decoded. A decoder buffers a whole element before anyone can check its length.
type lookaheadLimit struct {
	r        io.Reader
	decoded  func() int64 // bytes decoded
	limit    int64
	read     int64
	exceeded bool
}

var errElementTooLong = errors.New("array element is too long")

// Read implements io.Reader.
func (l *lookaheadLimit) Read(p []byte) (int, error) {
	left := l.decoded() + l.limit - l.read
	if left <= 0 {
		l.exceeded = true
		return 0, errElementTooLong
	}
	n, err := l.r.Read(p[:min(int64(len(p)), left)])
	l.read += int64(n)
	return n, err
}

// brokenArray is an error in the array's syntax, as opposed to an error of emit.
type brokenArray struct{ reason error }

func (b *brokenArray) Error() string { return b.reason.Error() }

// elements emits the array's elements. It returns the number of the element after the
// last good one.
func (b *body) elements(array *jsontext.Decoder) (number int, err error) {
	if _, err := array.ReadToken(); err != nil {
		return 1, &brokenArray{syntaxError(err)}
	}
	for number = 1; array.PeekKind() != ']'; number++ {
		element, err := array.ReadValue()
		switch {
		case err != nil:
			return number, &brokenArray{syntaxError(err)}
		case len(element) > b.maxLine:
			err = b.emit(Line{Number: number, Err: b.tooLong("event")})
		default:
			err = b.decode(number, element)
		}
		if err != nil {
			return number, err
		}
	}
	if _, err := array.ReadToken(); err != nil {
		return number, &brokenArray{syntaxError(err)}
	}
	switch _, err := array.ReadToken(); {
	case err == nil:
		return number, &brokenArray{smartmoney.BadInput("", "bad JSON: more than one value in the body")}
	case !errors.Is(err, io.EOF):
		return number, &brokenArray{syntaxError(err)}
	}
	return number, nil
}
