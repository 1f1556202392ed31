package smartmoney_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestRaisedFromKeepsEveryTrade(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var want [][]int64
		for range rapid.IntRange(1, 6).Draw(t, "participants") {
			of := rapid.SliceOfNDistinct(rapid.Int64Range(1, 1<<40), 1, 20, rapid.ID).Draw(t, "trades")
			slices.Sort(of)
			want = append(want, of)
		}
		got, err := smartmoney.EncodeRaisedFrom(want).Trades()
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestRaisedFromIsSmall(t *testing.T) {
	// Ten wallets with five trades each, a few hundred events apart.
	var trades [][]int64
	for w := range int64(10) {
		var of []int64
		for i := range int64(5) {
			of = append(of, 900_000_000+w*37+i*300)
		}
		trades = append(trades, of)
	}
	if n := len(smartmoney.EncodeRaisedFrom(trades)); n > 120 {
		t.Errorf("%d bytes for 50 trades, want at most 120", n)
	}
}

func FuzzRaisedFrom(f *testing.F) {
	f.Add([]byte(smartmoney.EncodeRaisedFrom([][]int64{{1, 5}, {3}})))
	f.Add([]byte{2, 1, 2})
	f.Add([]byte{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1})
	f.Fuzz(func(t *testing.T, b []byte) {
		trades, err := smartmoney.RaisedFrom(b).Trades()
		if err != nil {
			return
		}
		again, err := smartmoney.EncodeRaisedFrom(trades).Trades()
		if err != nil {
			t.Fatal(err)
		}
		if len(trades) != len(again) {
			t.Fatalf("%d participants, then %d", len(trades), len(again))
		}
		for i := range trades {
			if !slices.Equal(trades[i], again[i]) {
				t.Fatalf("participant %d: %v, then %v", i, trades[i], again[i])
			}
		}
	})
}
