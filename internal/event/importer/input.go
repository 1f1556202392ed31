package importer

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// maxRecord bounds one record of a source, bytes, so that a broken file cannot fill
// the memory.
const maxRecord = 16 << 20

// Reasons to skip a record that every JSON or CSV source may have.
const (
	skipMalformed = "malformed record"
	skipTooLong   = "record is too long"
)

var errTooLong = fmt.Errorf("a record is longer than %d MiB", maxRecord>>20)

// open returns the plain bytes of r: without gzip, recognised by its first bytes, and
// without a byte order mark.
func open(r io.Reader) (*bufio.Reader, error) {
	plain := bufio.NewReaderSize(r, 64<<10)
	if head, _ := plain.Peek(2); len(head) == 2 && head[0] == 0x1f && head[1] == 0x8b {
		unzipped, err := gzip.NewReader(plain)
		if err != nil {
			return nil, fmt.Errorf("read gzip: %w", err)
		}
		plain = bufio.NewReaderSize(unzipped, 64<<10)
	}
	if head, _ := plain.Peek(3); bytes.Equal(head, []byte("\xef\xbb\xbf")) {
		_, _ = plain.Discard(3) // it is buffered
	}
	return plain, nil
}

// firstByte returns the first byte that is no white space, without consuming anything.
// It is 0 when there is none within 4 KiB.
func firstByte(r *bufio.Reader) byte {
	head, _ := r.Peek(4 << 10)
	head = bytes.TrimLeft(head, " \t\r\n")
	if len(head) == 0 {
		return 0
	}
	return head[0]
}

// tracker passes a reader on, remembers where its lines end, and refuses to read more
// than maxRecord past the last mark.
type tracker struct {
	r      io.Reader
	read   int64   // bytes passed on
	marked int64   // read at the last mark
	ends   []int64 // offsets just after line ends that lineAt has not passed
	line   int     // of the offset that lineAt was asked last
}

func newTracker(r io.Reader, line int) *tracker { return &tracker{r: r, line: line} }

// Read implements io.Reader.
func (t *tracker) Read(p []byte) (int, error) {
	if t.read-t.marked > maxRecord {
		return 0, errTooLong
	}
	n, err := t.r.Read(p)
	for i, c := range p[:n] {
		if c == '\n' {
			t.ends = append(t.ends, t.read+int64(i)+1)
		}
	}
	t.read += int64(n)
	return n, err
}

// mark says that a record ended.
func (t *tracker) mark() { t.marked = t.read }

// lineAt returns the line of an offset, which must not go back.
func (t *tracker) lineAt(offset int64) int {
	passed := 0
	for passed < len(t.ends) && t.ends[passed] <= offset {
		passed++
	}
	t.line += passed
	t.ends = t.ends[:copy(t.ends, t.ends[passed:])]
	return t.line
}

// eachJSON calls fn for every value of a JSON array, of newline-delimited JSON, or of
// a sequence of JSON values. In newline-delimited JSON a line that does not parse is
// given to bad with a reason; anywhere else it is an error.
func eachJSON(r *bufio.Reader, fn func(line int, raw []byte) error, bad func(line int, reason string) error) error {
	if firstByte(r) == '[' {
		return eachElement(r, fn)
	}
	first, err := readLine(r)
	if errors.Is(err, io.EOF) {
		return nil
	}
	if err != nil && !errors.Is(err, errTooLong) {
		return err
	}
	if line := bytes.TrimSpace(first); len(line) > 0 && !json.Valid(line) && line[0] == '{' {
		// Not a line of its own: an object spread over several lines.
		return eachValue(io.MultiReader(bytes.NewReader(append(first, '\n')), r), fn)
	}
	return fromLine(first, err, r, func(number int, line []byte) error {
		line = bytes.TrimSpace(line)
		switch {
		case len(line) == 0:
			return nil
		case !json.Valid(line):
			return bad(number, skipMalformed)
		}
		return fn(number, line)
	}, bad)
}

// eachLine calls fn for every line of r; one above maxRecord goes to bad instead.
func eachLine(r *bufio.Reader, fn func(line int, raw []byte) error, bad func(line int, reason string) error) error {
	first, err := readLine(r)
	return fromLine(first, err, r, fn, bad)
}

// fromLine is eachLine where the first line has been read.
func fromLine(raw []byte, err error, r *bufio.Reader, fn func(line int, raw []byte) error, bad func(line int, reason string) error) error {
	for number := 1; !errors.Is(err, io.EOF); number++ {
		switch {
		case errors.Is(err, errTooLong):
			err = bad(number, skipTooLong)
		case err == nil:
			err = fn(number, raw)
		}
		if err != nil {
			return err
		}
		raw, err = readLine(r)
	}
	return nil
}

// readLine reads one line without its end, whatever its length: one above maxRecord is
// consumed and given as errTooLong. At the end of the input it gives io.EOF.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	tooLong := false
	for {
		part, err := r.ReadSlice('\n')
		if !tooLong {
			line = append(line, part...)
		}
		if len(line) > maxRecord {
			tooLong, line = true, nil
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case errors.Is(err, io.EOF) && len(part) == 0 && len(line) == 0 && !tooLong:
			return nil, io.EOF
		case err != nil && !errors.Is(err, io.EOF):
			return nil, err
		case tooLong:
			return nil, errTooLong
		}
		return bytes.TrimSuffix(line, []byte("\n")), nil
	}
}

// eachElement streams the elements of one JSON array.
func eachElement(r io.Reader, fn func(line int, raw []byte) error) error {
	t := newTracker(r, 1)
	dec := json.NewDecoder(t)
	if _, err := dec.Token(); err != nil {
		return fmt.Errorf("read JSON: %w", err)
	}
	for dec.More() {
		if err := oneValue(t, dec, fn); err != nil {
			return err
		}
	}
	if _, err := dec.Token(); err != nil {
		return fmt.Errorf("line %d: read JSON: %w", t.lineAt(dec.InputOffset()), unexpected(err))
	}
	return nil
}

// eachValue streams JSON values that follow one another.
func eachValue(r io.Reader, fn func(line int, raw []byte) error) error {
	t := newTracker(r, 1)
	dec := json.NewDecoder(t)
	for {
		err := oneValue(t, dec, fn)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// oneValue returns io.EOF itself when there is no further value.
func oneValue(t *tracker, dec *json.Decoder, fn func(line int, raw []byte) error) error {
	var raw json.RawMessage
	if err := dec.Decode(&raw); err != nil {
		if err == io.EOF { // only the bare one means an orderly end
			return err
		}
		return fmt.Errorf("line %d: read JSON: %w", t.lineAt(dec.InputOffset()), unexpected(err))
	}
	t.mark()
	return fn(t.lineAt(dec.InputOffset()-int64(len(raw))), raw)
}

// unexpected keeps the end of a broken input apart from an orderly one.
func unexpected(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
