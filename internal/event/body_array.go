package event

import (
	"errors"
	"io"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
