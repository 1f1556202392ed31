package importer_test

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
)

func TestGuess(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*"))
	if err != nil {
		t.Fatal(err)
	}
	guessed := map[string]bool{}
	for _, path := range files {
		if strings.HasSuffix(path, ".golden") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r := bufio.NewReaderSize(bytes.NewReader(text), importer.GuessSize)
		got := importer.Guess(r)
		want, _, _ := strings.Cut(filepath.Base(path), ".")
		want = strings.TrimSuffix(want, "-solana")
		if got != want {
			t.Errorf("Guess(%s) = %q, want %q", path, got, want)
		}
		guessed[got] = true
		if rest, err := io.ReadAll(r); err != nil || !bytes.Equal(rest, text) {
			t.Errorf("%s: Guess consumed input", path)
		}
	}
	for _, name := range importer.Names() {
		if !guessed[name] {
			t.Errorf("no test data of format %s", name)
		}
	}
	// A message of Bitquery that the test data has beside its other kinds only.
	if got := importer.Guess(bufio.NewReaderSize(strings.NewReader(`[{"Log_Signature_Name": "PayoutRedemption", "Settlement_EventType": "Redemption"}]`), importer.GuessSize)); got != "bitquery" {
		t.Errorf("Guess of a settlement = %q, want bitquery", got)
	}
	if got := importer.Guess(bufio.NewReaderSize(strings.NewReader(zstandard(t, `{"type":"trade"}`)), importer.GuessSize)); got != "events" {
		t.Errorf("Guess of events compressed with zstd = %q", got)
	}
	for _, text := range []string{"", "\x1f\x8b", "\x28\xb5\x2f\xfd", "a,b,c\n1,2,3\n", "<html>"} {
		if got := importer.Guess(bufio.NewReaderSize(strings.NewReader(text), importer.GuessSize)); got != "" {
			t.Errorf("Guess(%q) = %s, want none", text, got)
		}
	}
}
