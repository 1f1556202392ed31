package ledger_test

import (
	"encoding/json"
	"math"
	"os"
	"testing"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
)

// stored is a state as an engine stores it: pages, and the change records after them.
type stored struct {
	Pages   []storedPiece `json:"pages"`
	Changes []storedPiece `json:"changes"`
}

type storedPiece struct {
	Page ledger.Page `json:"page"`
	At   int64       `json:"at"`
	Body []byte      `json:"body"`
}

// TestFormat1 loads a state in the format before corrections: 300 events, of which pages hold the
// first 200. The prices' events, the resolutions and the activity are unknown, everything else is equal.
func TestFormat1(t *testing.T) {
	text, err := os.ReadFile("testdata/format1.json")
	if err != nil {
		t.Fatal(err)
	}
	var s stored
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	loader := ledger.NewLoader(smartmoney.Polymarket)
	for _, p := range s.Pages {
		if p.Body[0] != 1 {
			t.Fatalf("page %d has format %d", p.Page, p.Body[0])
		}
		if err := loader.Page(p.Page, p.At, p.Body); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range s.Changes {
		if err := loader.Changes(c.At, c.Body); err != nil {
			t.Fatal(err)
		}
	}
	got, err := loader.Done()
	if err != nil {
		t.Fatal(err)
	}
	want := ledger.New(smartmoney.Polymarket)
	for i, e := range testkit.Events(7, smartmoney.Polymarket, 300, 40, 25) {
		want.Apply(&e, int64(i)+1)
	}
	want.Refresh(func(uint32) {})
	got.Refresh(func(uint32) {})
	wallets, tokens, positions := want.Len()
	if w, tk, p := got.Len(); w != wallets || tk != tokens || p != positions || got.EventTime() != want.EventTime() || got.Began() != want.Began() {
		t.Fatalf("loaded %d wallets, %d tokens, %d positions, want %d, %d, %d", w, tk, p, wallets, tokens, positions)
	}
	for i := range uint32(wallets) {
		a, b := *want.Wallet(i), *got.Wallet(i)
		a.Today, a.LastClosing = ledger.Activity{}, 0
		if a.Net != b.Net || a.Score != b.Score || a.Realized != b.Realized || a.LastSeq != b.LastSeq || a.Tokens != b.Tokens || a.Trades() != b.Trades() {
			t.Errorf("wallet %s is\n%+v, want\n%+v", want.Wallets.String(i), b, a)
		}
	}
	for i := range uint32(tokens) {
		a, b := want.Token(i), got.Token(i)
		if math.Float64bits(a.Price) != math.Float64bits(b.Price) || a.PriceTime != b.PriceTime || b.PriceSeq != 0 {
			t.Errorf("token %s is %+v, want %+v", want.Tokens.String(i), b, a)
		}
	}
}
