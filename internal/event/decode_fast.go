package event

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// scanFast scans the common shape of an event into f without the general parser: one flat object of
// known names, each at most once, whose strings are printable ASCII without escapes and whose other
// values are lists of such strings, numbers, booleans or null. For anything else it returns false
// and leaves f unspecified; the strict scanner then decides. The strict scanner accepts whatever
// scanFast accepts, with the same result.
func (f *fields) scanFast(line []byte) bool {
	f.reset()
	i := skipSpace(line, 0)
	if !at(line, i, '{') {
		return false
	}
	for {
		i = skipSpace(line, i+1)
		end, ok := plainEnd(line, i)
		if !ok {
			return false
		}
		id, ok := fieldOf(line[i+1 : end-1])
		if !ok || f.has(id) {
			return false
		}
		if i = skipSpace(line, end); !at(line, i, ':') {
			return false
		}
		v, end, ok := fastValue(line, skipSpace(line, i+1))
		if !ok {
			return false
		}
		f.set(id, v)
		if i = skipSpace(line, end); !at(line, i, ',') {
			break
		}
	}
	return at(line, i, '}') && skipSpace(line, i+1) == len(line)
}

func at(line []byte, i int, c byte) bool { return i < len(line) && line[i] == c }

func skipSpace(line []byte, i int) int {
	for i < len(line) {
		switch line[i] {
		case ' ', '\t', '\r', '\n':
			i++
		default:
			return i
		}
	}
	return i
}

// plainEnd returns the index after the plain string that starts at i.
func plainEnd(line []byte, i int) (end int, ok bool) {
	if !at(line, i, '"') {
		return 0, false
	}
	for i++; i < len(line); i++ {
		switch c := line[i]; {
		case c == '"':
			return i + 1, true
		case c < 0x20 || c >= 0x7f || c == '\\':
			return 0, false
		}
	}
	return 0, false
}

// fastValue scans the value that starts at i and returns it with the index after it.
func fastValue(line []byte, i int) (v value, end int, ok bool) {
	if i >= len(line) {
		return value{}, 0, false
	}
	switch line[i] {
	case '"':
		end, ok = plainEnd(line, i)
		if !ok {
			return value{}, 0, false
		}
		return value{kind: kindPlain, text: line[i+1 : end-1]}, end, true
	case '[':
		end, ok = plainListEnd(line, i)
		if !ok {
			return value{}, 0, false
		}
		return value{kind: kindArray, text: line[i:end]}, end, true
	case 't':
		return value{kind: kindTrue}, i + 4, hasWord(line, i, "true")
	case 'f':
		return value{kind: kindFalse}, i + 5, hasWord(line, i, "false")
	case 'n':
		return value{}, i + 4, hasWord(line, i, "null")
	default:
		end, ok = numberEnd(line, i)
		if !ok {
			return value{}, 0, false
		}
		return value{kind: kindNumber, text: line[i:end]}, end, true
	}
}

// plainListEnd returns the index after the list of plain strings that starts at i.
func plainListEnd(line []byte, i int) (end int, ok bool) {
	if i = skipSpace(line, i+1); at(line, i, ']') {
		return i + 1, true
	}
	for {
		if i, ok = plainEnd(line, i); !ok {
			return 0, false
		}
		switch i = skipSpace(line, i); {
		case at(line, i, ']'):
			return i + 1, true
		case !at(line, i, ','):
			return 0, false
		}
		i = skipSpace(line, i+1)
	}
}

func hasWord(line []byte, i int, word string) bool {
	return len(line)-i >= len(word) && string(line[i:i+len(word)]) == word
}

// numberEnd returns the index after the number that starts at i, by the grammar of RFC
// 8259. The caller checks what follows it.
func numberEnd(line []byte, i int) (end int, ok bool) {
	if at(line, i, '-') {
		i++
	}
	start := i
	if i = skipDigits(line, i); i == start || (line[start] == '0' && i > start+1) {
		return 0, false
	}
	if at(line, i, '.') {
		start = i + 1
		if i = skipDigits(line, start); i == start {
			return 0, false
		}
	}
	if at(line, i, 'e') || at(line, i, 'E') {
		i++
		if at(line, i, '+') || at(line, i, '-') {
			i++
		}
		start = i
		if i = skipDigits(line, i); i == start {
			return 0, false
		}
	}
	return i, true
}

func skipDigits(line []byte, i int) int {
	for i < len(line) && line[i]-'0' <= 9 {
		i++
	}
	return i
}

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
