package importer

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/klauspost/compress/zstd"
)

// maxRecord bounds one record of a file, in bytes, so that a broken file cannot exhaust
// memory.
const maxRecord = 16 << 20

// maxWindow bounds the memory that a file compressed with zstd may ask for, in bytes, as its own
// program does.
const maxWindow = 128 << 20

// Reasons to skip a record, common to the JSON and CSV formats.
const (
	skipMalformed  = "malformed record"
	skipTooLong    = "record is too long"
	skipCompressed = "message is compressed"
)

var errTooLong = fmt.Errorf("a record is longer than %d MiB", maxRecord>>20)

// open returns a reader of r that decompresses gzip and zstd, and drops a byte order mark.
func open(r io.Reader) (*bufio.Reader, error) {
	plain, err := unpack(bufio.NewReaderSize(r, 64<<10))
	if err != nil {
		return nil, err
	}
	if head, _ := plain.Peek(3); bytes.Equal(head, []byte("\xef\xbb\xbf")) {
		_, _ = plain.Discard(3) // cannot fail: the bytes are buffered
	}
	return plain, nil
}

// unpack returns a reader of what r decompresses to if its first bytes are those of gzip or zstd,
// else r.
func unpack(r *bufio.Reader) (*bufio.Reader, error) {
	head, _ := r.Peek(4)
	switch {
	case bytes.HasPrefix(head, []byte{0x1f, 0x8b}):
		plain, err := gzip.NewReader(r)
		if err != nil {
			return nil, fmt.Errorf("read gzip: %w", err)
		}
		return bufio.NewReaderSize(plain, 64<<10), nil
	case bytes.Equal(head, []byte{0x28, 0xb5, 0x2f, 0xfd}):
		// starts no goroutine, so it needs no Close
		plain, err := zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(maxWindow))
		if err != nil {
			return nil, fmt.Errorf("read zstd: %w", err)
		}
		return bufio.NewReaderSize(plain, 64<<10), nil
	default:
		return r, nil
	}
}

// firstByte returns the first byte that is not white space, or 0 if there is none within
// 4 KiB. It consumes nothing.
func firstByte(r *bufio.Reader) byte {
	head, _ := r.Peek(4 << 10)
	head = bytes.TrimLeft(head, " \t\r\n")
	if len(head) == 0 {
		return 0
	}
	return head[0]
}

// tracker wraps a reader, records where its lines end, and fails with errTooLong if more
// than maxRecord bytes are read after the last mark.
type tracker struct {
	r      io.Reader
	read   int64   // bytes read
	marked int64   // value of read at the last mark
	ends   []int64 // offsets just after the line ends that lineAt has not passed yet
	line   int     // line of lineAt's last offset
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

// mark records the end of a record.
func (t *tracker) mark() { t.marked = t.read }

// lineAt returns the line of an offset. Offsets must not decrease between calls.
func (t *tracker) lineAt(offset int64) int {
	passed := 0
	for passed < len(t.ends) && t.ends[passed] <= offset {
		passed++
	}
	t.line += passed
	t.ends = t.ends[:copy(t.ends, t.ends[passed:])]
	return t.line
}

// eachJSON calls fn for every value of a JSON array, of newline-delimited JSON, or of a
// sequence of JSON values. In newline-delimited JSON it calls bad with a reason for a
// line that does not parse; elsewhere invalid JSON is an error.
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
		// The first object spans several lines: a sequence of values.
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

// eachLine calls fn for every line of r, or bad for a line above maxRecord bytes.
func eachLine(r *bufio.Reader, fn func(line int, raw []byte) error, bad func(line int, reason string) error) error {
	first, err := readLine(r)
	return fromLine(first, err, r, fn, bad)
}

// fromLine is eachLine for a caller that has already read the first line, raw and err.
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

// readLine returns the next line without its line end. It consumes a line above maxRecord
// bytes and returns errTooLong. At the end of the input it returns io.EOF.
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

// eachElement calls fn for every element of one JSON array.
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

// eachValue calls fn for every value of a sequence of JSON values.
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

// oneValue calls fn for the next value. It returns a bare io.EOF if there is none.
func oneValue(t *tracker, dec *json.Decoder, fn func(line int, raw []byte) error) error {
	var raw json.RawMessage
	if err := dec.Decode(&raw); err != nil {
		if err == io.EOF { // only a bare io.EOF is a regular end
			return err
		}
		return fmt.Errorf("line %d: read JSON: %w", t.lineAt(dec.InputOffset()), unexpected(err))
	}
	t.mark()
	return fn(t.lineAt(dec.InputOffset()-int64(len(raw))), raw)
}

// unexpected turns io.EOF in the middle of a value into io.ErrUnexpectedEOF.
func unexpected(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
