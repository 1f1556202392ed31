package importer

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
)

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
// the format's name, for errors. It calls bad with a reason for a record that does not parse. The
// table is valid until fn returns; its strings stay valid but share the record's memory, so clone
// those you keep.
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
		case errors.As(err, &parse):
			err = bad(parse.StartLine, skipMalformed)
		case err != nil:
			return fmt.Errorf("read CSV: %w", err)
		default:
			line, _ := reader.FieldPos(0)
			err = fn(line, &rec)
		}
		if err != nil {
			return err
		}
	}
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
	err := eachCSV(r, format, needed, func(line int, t *table) error {
		parsed, reason := parse(t)
		if reason != "" {
			return ro.skip(line, reason, ref(t))
		}
		parsed.line = line
		return ro.add(parsed)
	}, func(line int, reason string) error { return ro.skip(line, reason, "") })
	if err != nil {
		return err
	}
	return ro.close()
}
