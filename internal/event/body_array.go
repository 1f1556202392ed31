package event

import (
	"errors"
	"io"

	"github.com/go-json-experiment/json/jsontext"

	"smartmoney/internal/smartmoney"
)

// readArray reads a JSON array of events. Its decoder looks at the array's own
// syntax; names and UTF-8 of an element are judged with the element, so that one
// bad element does not end the body.
func (b *body) readArray() error {
	in := &leash{r: b.in, length: longestElement * int64(b.maxLine)}
	array := jsontext.NewDecoder(in, jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))
	in.at = array.InputOffset
	number, err := b.elements(array)
	broken, ok := errors.AsType[*brokenArray](err)
	switch {
	case !ok:
		return err
	case b.src.err != nil:
		return b.src.failure()
	case in.torn:
		return b.emit(Line{Number: number, Err: b.tooLong("event")})
	}
	return b.emit(Line{Number: number, Err: broken.reason})
}

// longestElement bounds, in longest lines, the element that is read although it is too
// long, so that those after it can follow. A longer one ends the array.
const longestElement = 16

// leash lets a decoder read only so far past what it has decoded: it would hold the
// whole of an element, however long, before it can be judged.
type leash struct {
	r      io.Reader
	at     func() int64 // bytes decoded
	length int64
	read   int64
	torn   bool
}

var errTorn = errors.New("an element is too long")

// Read implements io.Reader.
func (l *leash) Read(p []byte) (int, error) {
	left := l.at() + l.length - l.read
	if left <= 0 {
		l.torn = true
		return 0, errTorn
	}
	n, err := l.r.Read(p[:min(int64(len(p)), left)])
	l.read += int64(n)
	return n, err
}

// brokenArray is an error of the array's own syntax, apart from those of emit.
type brokenArray struct{ reason error }

func (e *brokenArray) Error() string { return e.reason.Error() }

// elements emits the array's elements and gives the number of the one after the
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
