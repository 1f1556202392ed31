package importer_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
)

var update = flag.Bool("update", false, "write the golden files")

// convert returns all items of the input.
func convert(t *testing.T, format string, settings importer.Settings, input []byte) ([]importer.Item, error) {
	t.Helper()
	adapter, err := importer.New(format, settings)
	if err != nil {
		t.Fatalf("New(%q): %v", format, err)
	}
	var items []importer.Item
	err = adapter.Convert(bytes.NewReader(input), func(i importer.Item) error {
		items = append(items, i)
		return nil
	})
	return items, err
}

func mustConvert(t *testing.T, format string, settings importer.Settings, input []byte) []importer.Item {
	t.Helper()
	items, err := convert(t, format, settings, input)
	if err != nil {
		t.Fatalf("Convert: %v", err)
	}
	return items
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// render formats items for a golden file, one line of JSON each.
func render(t *testing.T, items []importer.Item) []byte {
	t.Helper()
	var out bytes.Buffer
	for _, item := range items {
		line := struct {
			Line   int               `json:"line"`
			Ref    string            `json:"ref,omitempty"`
			Skip   string            `json:"skip,omitempty"`
			Raw    string            `json:"raw,omitempty"`
			Events []json.RawMessage `json:"events,omitempty"`
		}{Line: item.Line, Ref: item.Ref, Skip: item.Skip, Raw: string(item.Raw)}
		for i := range item.Events {
			line.Events = append(line.Events, event.AppendJSON(nil, &item.Events[i]))
		}
		encoder := json.NewEncoder(&out)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(line); err != nil {
			t.Fatal(err)
		}
	}
	return out.Bytes()
}

// TestGolden converts each fixture of testdata. A fixture's name starts with its format.
func TestGolden(t *testing.T) {
	for format, fixtures := range map[string][]string{
		"events":              {"events.ndjson", "events.array.json"},
		"dune-dex-trades":     {"dune-dex-trades.csv", "dune-dex-trades.today.csv"},
		"dune-bot-trades":     {"dune-bot-trades.csv", "dune-bot-trades-solana.csv", "dune-bot-trades-solana.hops.csv"},
		"polymarket-trades":   {"polymarket-trades.json", "polymarket-trades.ndjson", "polymarket-trades.csv", "polymarket-trades.pages.json"},
		"polymarket-activity": {"polymarket-activity.json"},
		"polymarket-gamma":    {"polymarket-gamma.json", "polymarket-gamma.jsonl.gz"},
		"helius":              {"helius.json", "helius.accounts.json"},
		"bitquery":            {"bitquery.json", "bitquery.hops.json"},
	} {
		for _, fixture := range fixtures {
			t.Run(fixture, func(t *testing.T) {
				items := mustConvert(t, format, importer.DefaultSettings(), read(t, fixture))
				for _, item := range items {
					mustDecode(t, item)
				}
				got := render(t, items)
				golden := filepath.Join("testdata", fixture+".golden")
				if *update {
					if err := os.WriteFile(golden, got, 0o600); err != nil {
						t.Fatal(err)
					}
				}
				want := strings.Split(string(read(t, fixture+".golden")), "\n")
				if diff := cmp.Diff(want, strings.Split(string(got), "\n")); diff != "" {
					t.Errorf("items (-want +got):\n%s", diff)
				}
			})
		}
	}
}
