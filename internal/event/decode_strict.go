package event

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// strictScanner scans any JSON object by RFC 8259: valid UTF-8, no duplicate name,
// nothing after the object. Unlike scanFast it reports what is wrong.
type strictScanner struct {
	src  bytes.Buffer
	json *jsontext.Decoder
	text []byte // holds the texts of the scanned values
}

// scan puts the object's known fields into f.
func (s *strictScanner) scan(line []byte, f *fields) error {
	f.reset()
	s.text = s.text[:0]
	s.src = *bytes.NewBuffer(line)
	if s.json == nil {
		s.json = jsontext.NewDecoder(&s.src)
	} else {
		s.json.Reset(&s.src)
	}
	err := s.object(f)
	s.src = bytes.Buffer{}
	return err
}

func (s *strictScanner) object(f *fields) error {
	open, err := s.json.ReadToken()
	if err != nil {
		return syntaxError(err)
	}
	if open.Kind() != '{' {
		return smartmoney.BadInput("", "an event must be a JSON object, got %s", kindOf(open.Kind()))
	}
	for s.json.PeekKind() != '}' {
		if err := s.member(f); err != nil {
			return syntaxError(err)
		}
	}
	if _, err := s.json.ReadToken(); err != nil {
		return syntaxError(err)
	}
	switch _, err := s.json.ReadToken(); {
	case err == nil:
		return smartmoney.BadInput("", "bad JSON: more than one value in a line")
	case !errors.Is(err, io.EOF):
		return syntaxError(err)
	}
	return nil
}

// member scans one name and its value.
func (s *strictScanner) member(f *fields) error {
	name, err := s.json.ReadValue()
	if err != nil {
		return err
	}
	unquoted, err := s.unquote(name)
	if err != nil {
		return err
	}
	id, known := fieldOf(unquoted)
	raw, err := s.json.ReadValue()
	if err != nil || !known {
		return err
	}
	v := value{kind: kindOf(raw.Kind())}
	switch v.kind {
	case kindText:
		v.text, err = s.unquote(raw)
	case kindNumber, kindArray, kindObject:
		v.text = s.keep(raw)
	}
	f.set(id, v)
	return err
}

// keep copies raw, which is valid only until the next read.
func (s *strictScanner) keep(raw []byte) []byte {
	start := len(s.text)
	s.text = append(s.text, raw...)
	return s.text[start:len(s.text):len(s.text)]
}

func (s *strictScanner) unquote(raw []byte) ([]byte, error) {
	start := len(s.text)
	var err error
	s.text, err = jsontext.AppendUnquote(s.text, raw)
	return s.text[start:len(s.text):len(s.text)], err
}

func kindOf(k jsontext.Kind) kind {
	switch k {
	case '"':
		return kindText
	case '0':
		return kindNumber
	case 't':
		return kindTrue
	case 'f':
		return kindFalse
	case '[':
		return kindArray
	case '{':
		return kindObject
	default:
		return kindAbsent
	}
}

// syntaxError turns a JSON syntax error into a *smartmoney.Error.
func syntaxError(err error) error {
	syntax, ok := errors.AsType[*jsontext.SyntacticError](err)
	switch {
	case ok && errors.Is(err, jsontext.ErrDuplicateName):
		name := syntax.JSONPointer.LastToken()
		return smartmoney.BadInput(clip(name), "bad JSON: duplicate field %q", clip(name))
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return smartmoney.BadInput("", "bad JSON: unexpected end")
	case ok:
		reason := strings.TrimPrefix(syntax.Err.Error(), "jsontext: ")
		return smartmoney.BadInput("", "bad JSON: %s after %d bytes", reason, syntax.ByteOffset)
	default:
		return smartmoney.BadInput("", "bad JSON: %s", strings.TrimPrefix(err.Error(), "jsontext: "))
	}
}
