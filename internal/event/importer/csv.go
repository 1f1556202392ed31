package importer

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"
)

// table returns the fields of a CSV record by column name.
type table struct {
	columns map[string]int
	fields  []string
}

// get is the field of a column without surrounding blanks, "" where there is none.
func (t *table) get(column string) string {
	i, ok := t.columns[column]
	if !ok || i >= len(t.fields) {
		return ""
	}
	return strings.TrimSpace(t.fields[i])
}

// eachCSV calls fn for every record after the header, which must name the needed
// columns. A record that does not parse is given to bad with a reason. The table is
// valid until fn returns; its strings stay valid but share memory: keep clones.
func eachCSV(r io.Reader, needed []string, fn func(line int, t *table) error, bad func(line int, reason string) error) error {
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
			return fmt.Errorf("the CSV header has no column %q", column)
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
