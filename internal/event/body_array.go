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
	array := jsontext.NewDecoder(b.in, jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))
	number, err := b.elements(array)
	broken, ok := errors.AsType[*brokenArray](err)
	switch {
	case !ok:
		return err
	case b.src.err != nil:
		return b.src.failure()
	}
	return b.emit(Line{Number: number, Err: broken.reason})
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
