package importer

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/klauspost/compress/zstd"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// maxRecord bounds one record of a file, in bytes, so that a broken file cannot exhaust
// memory.
const maxRecord = 16 << 20

// maxRecordLines bounds one record of a CSV file, in lines. A record above it is most likely many,
// swallowed by a quote that opens a field and is closed by another one far below.
const maxRecordLines = 100

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

// eachJSON calls fn for every value of JSON arrays, of newline-delimited JSON, or of a
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

// eachElement calls fn for every element of the JSON arrays of a file, which may follow each other
// and have objects between them. Anything else beside the arrays is an error.
func eachElement(r io.Reader, fn func(line int, raw []byte) error) error {
	t := newTracker(r, 1)
	dec := json.NewDecoder(t)
	for {
		var err error
		if nextByte(dec) == '{' {
			err = oneValue(t, dec, fn)
		} else {
			err = oneArray(t, dec, fn)
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// nextByte returns the first byte of the next value, or 0 if there is none. It consumes nothing but
// white space.
func nextByte(dec *json.Decoder) byte {
	dec.More() // reads on as far as the value
	var c [1]byte
	for rest := dec.Buffered(); ; {
		if n, _ := rest.Read(c[:]); n == 0 {
			return 0
		}
		if !bytes.ContainsAny(c[:], " \t\r\n") {
			return c[0]
		}
	}
}

// oneArray calls fn for every element of the next value, which must be an array. It returns a bare
// io.EOF if there is none.
func oneArray(t *tracker, dec *json.Decoder, fn func(line int, raw []byte) error) error {
	start, err := dec.Token()
	switch {
	case err == io.EOF:
		return err
	case err != nil:
		return fmt.Errorf("line %d: read JSON: %w", t.lineAt(dec.InputOffset()), unexpected(err))
	case start != json.Delim('['):
		return fmt.Errorf("line %d: read JSON: %s is neither an array nor an object", t.lineAt(dec.InputOffset()), smartmoney.Shown(fmt.Sprint(start)))
	}
	for dec.More() {
		err := oneValue(t, dec, fn)
		if errors.Is(err, io.EOF) { // cut after a comma
			err = fmt.Errorf("line %d: read JSON: %w", t.lineAt(dec.InputOffset()), io.ErrUnexpectedEOF)
		}
		if err != nil {
			return err
		}
	}
	if _, err := dec.Token(); err != nil {
		return fmt.Errorf("line %d: read JSON: %w", t.lineAt(dec.InputOffset()), unexpected(err))
	}
	t.mark()
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

// table is a CSV record with its fields by column name.
type table struct {
	columns map[string]int
	fields  []string
}

// get returns the field of a column without surrounding white space, or "" if there is
// none.
func (t *table) get(column string) string {
	i, ok := t.columns[column]
	if !ok || i >= len(t.fields) {
		return ""
	}
	return strings.TrimSpace(t.fields[i])
}

// eachCSV calls fn for every record after the header, which must have the needed columns. format is
// the format's name, for errors. It calls bad with a reason for a record that does not parse; one of
// more than maxRecordLines is an error. The table is valid until fn returns; its strings stay valid
// but share the record's memory, so clone those you keep.
func eachCSV(r io.Reader, format string, needed []string, fn func(line int, t *table) error, bad func(line int, reason string) error) error {
	track := newTracker(r, 1)
	reader := csv.NewReader(track)
	reader.ReuseRecord = true
	header, err := reader.Read()
	if errors.Is(err, io.EOF) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("read the CSV header: %w", err)
	}
	rec := table{columns: make(map[string]int, len(header))}
	for i, column := range header {
		rec.columns[strings.TrimSpace(column)] = i
	}
	for _, column := range needed {
		if _, ok := rec.columns[column]; !ok {
			return fmt.Errorf("the CSV header has no column %q, which the format %s needs: is the file of another format?", column, format)
		}
	}
	for {
		rec.fields, err = reader.Read()
		track.mark()
		var parse *csv.ParseError
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil && !errors.As(err, &parse):
			return fmt.Errorf("read CSV: %w", err)
		}
		switch first, last := span(reader, track, parse); {
		case last-first >= maxRecordLines:
			return fmt.Errorf("lines %d to %d of the CSV are one record: does a quote open a field where it is part of the text?", first, last)
		case parse != nil:
			err = bad(first, skipMalformed)
		default:
			err = fn(first, &rec)
		}
		if err != nil {
			return err
		}
	}
}

// span returns the first and the last line of the record that reader read last, or failed to parse.
// track, which reader reads, forgets the lines before.
func span(reader *csv.Reader, track *tracker, parse *csv.ParseError) (first, last int) {
	last = track.lineAt(reader.InputOffset() - 1) // the offset is after the line's end
	if parse != nil {
		return parse.StartLine, last
	}
	first, _ = reader.FieldPos(0)
	return first, last
}

var columnName = regexp.MustCompile(`^"?[A-Za-z_][A-Za-z0-9_ .]*"?$`)

// csvHeader returns the first line of a file that looks like the names of at least two columns, cut
// to 200 bytes, else "". It consumes nothing.
func csvHeader(r *bufio.Reader) string {
	head, _ := r.Peek(16 << 10)
	line, _, _ := strings.Cut(string(head), "\n")
	line = strings.TrimSpace(line)
	names := strings.Split(line, ",")
	for _, name := range names {
		if !columnName.MatchString(strings.TrimSpace(name)) {
			return ""
		}
	}
	if len(names) < 2 {
		return ""
	}
	return cleanProse(strings.Join(names, ", "), 200)
}

// headed reports whether the first line of a CSV file has a column. It consumes nothing.
func headed(r *bufio.Reader, column string) bool {
	head, _ := r.Peek(16 << 10)
	line, _, _ := bytes.Cut(head, []byte("\n"))
	for name := range bytes.SplitSeq(line, []byte(",")) {
		if string(bytes.Trim(name, " \t\r\"")) == column {
			return true
		}
	}
	return false
}

// addCSV adds the row that parse makes of each record of a CSV file, as eachCSV reads it. A
// record without one is skipped for the reason that parse returns, under its reference.
func (ro *rows) addCSV(r io.Reader, format string, needed []string, parse func(t *table) (*row, string), ref func(t *table) string) error {
	return eachCSV(r, format, needed, func(line int, t *table) error {
		parsed, reason := parse(t)
		return ro.put(line, parsed, reason, ref(t))
	}, ro.bad)
}
