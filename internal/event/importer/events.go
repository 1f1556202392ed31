package importer

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

const nameEvents = "events"

// maxNativeLine bounds one native event, in bytes, far above what a valid one needs.
const maxNativeLine = 1 << 20

// nativeEvents forwards the service's own events unparsed, from newline-delimited JSON or
// a JSON array. The server validates them.
type nativeEvents struct{}

// Name implements Adapter.
func (nativeEvents) Name() string { return nameEvents }

// Convert implements Adapter. It fails for CSV, which no format was guessed of. It forwards invalid
// JSON lines, too, so that the server reports them with the other rejected events.
func (nativeEvents) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	if firstByte(in) == '[' {
		return eachElement(in, func(line int, raw []byte) error {
			var flat bytes.Buffer
			if err := json.Compact(&flat, raw); err != nil {
				return emit(Item{Line: line, Skip: skipMalformed})
			}
			return passOn(line, flat.Bytes(), emit)
		})
	}
	if columns := csvHeader(in); columns != "" {
		if name := Guess(in); name != "" && name != nameEvents {
			return fmt.Errorf("the file is CSV of the format %s, not of the format events", name)
		}
		return fmt.Errorf("the file is CSV with the columns %s, which no known format has: the formats are %s", columns, strings.Join(Names(), ", "))
	}
	return eachLine(in, func(line int, raw []byte) error { return passOn(line, raw, emit) },
		func(line int, reason string) error { return emit(Item{Line: line, Skip: reason}) })
}

func passOn(line int, raw []byte, emit func(Item) error) error {
	raw = bytes.TrimSpace(raw)
	switch {
	case len(raw) == 0:
		return nil
	case len(raw) > maxNativeLine:
		return emit(Item{Line: line, Skip: skipTooLong})
	}
	return emit(Item{Line: line, Raw: raw})
}
