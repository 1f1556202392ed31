package walletjson

import (
	"testing"

	"pgregory.net/rapid"

	"smartmoney/internal/smartmoney"
)

// TestRowsAreNeverStale keeps and asks for wallets that change under a few addresses,
// in less room than they need: what is found is always the text of that very wallet.
func TestRowsAreNeverStale(t *testing.T) {
	encode := func(w *smartmoney.Wallet) string {
		return string(AppendFloat(AppendInt(AppendString(nil, w.Address), w.Rank), w.NetPnlUSD))
	}
	found := 0
	rapid.Check(t, func(t *rapid.T) {
		rows := NewRows(3)
		for range 60 {
			w := &smartmoney.Wallet{
				Address:   rapid.SampledFrom([]string{"a", "b", "c", "d", "e"}).Draw(t, "address"),
				Rank:      rapid.IntRange(1, 2).Draw(t, "rank"),
				NetPnlUSD: float64(rapid.IntRange(0, 1).Draw(t, "pnl")),
			}
			text, ok := rows.Find(w)
			if ok {
				found++
				if string(text) != encode(w) {
					t.Fatalf("%+v is found as %s", w, text)
				}
				continue
			}
			rows.Keep(w, []byte(encode(w)))
		}
	})
	if found == 0 {
		t.Error("nothing is ever found")
	}
}

func TestRowsKeepWhatComesAgain(t *testing.T) {
	rows, w := NewRows(16), &smartmoney.Wallet{Address: "a", Rank: 1}
	text := []byte("text")
	rows.Keep(w, text)
	if _, ok := rows.Find(w); ok {
		t.Error("a wallet seen once is kept")
	}
	rows.Keep(w, text)
	text[0] = 'n'
	if got, ok := rows.Find(w); !ok || string(got) != "text" {
		t.Errorf("a wallet seen twice = %s, %v", got, ok)
	}
}
