package rank

import (
	"math"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// TestSieve holds what a sieve lets through against the filter's own words, with counts
// and bounds on both sides of what packed counts are kept to.
func TestSieve(t *testing.T) {
	counts := rapid.SampledFrom([]uint32{0, 1, 2, 5, 510, 511, 512, 1022, 1023, 1024, 1 << 21, math.MaxUint32 / 2})
	bounds := rapid.SampledFrom([]int{-1, 0, 1, 2, 5, 510, 511, 512, 513, 1022, 1023, 1024, 1025, 1 << 21, math.MaxInt32, math.MaxInt64})
	volumes := rapid.SampledFrom([]float64{0, 1, math.Nextafter(1, 2), 1e9, math.MaxFloat64})
	rapid.Check(t, func(t *rapid.T) {
		c := drawChunk(t, func() ledger.Wallet {
			buys, sells := counts.Draw(t, "buys"), counts.Draw(t, "sells")
			return ledger.Wallet{Buys: buys, Sells: sells, Tokens: counts.Draw(t, "tokens"), Closed: counts.Draw(t, "closed"), BuyVolume: volumes.Draw(t, "volume"),
				Winning: 1, Net: volumes.Draw(t, "net") - 1, Last: rapid.Int64Range(0, 3).Draw(t, "last")}
		})
		f := smartmoney.Filter{
			MinTrades: bounds.Draw(t, "trades"), MinTokens: bounds.Draw(t, "min tokens"), MinClosed: bounds.Draw(t, "min closed"),
			MaxBuyVol: volumes.Draw(t, "max"),
			Further:   anyFurther(t),
		}
		s := newSieve(&f)
		var pass matches
		n, want := s.match(c, &pass), 0
		for k := range uint32(chunkSize) {
			passes := c.passes(k, &f)
			if passes {
				want++
			}
			if got := pass[k/64]>>(k%64)&1 == 1; got != passes {
				t.Fatalf("wallet %d passes %v: %t, want %t", k, f, got, passes)
			}
		}
		if n != want {
			t.Fatalf("%d wallets pass, want %d", n, want)
		}
	})
}

// drawChunk returns a chunk of wallets that draw draws.
func drawChunk(t *rapid.T, draw func() ledger.Wallet) *chunk {
	c := new(chunk)
	for k := range uint32(rapid.IntRange(1, chunkSize).Draw(t, "wallets")) {
		w := draw()
		c.set(k, &w)
	}
	return c
}

func anyFurther(t *rapid.T) smartmoney.Further {
	return smartmoney.Further{
		ByNetPnl: rapid.Bool().Draw(t, "by net"), MinNetPnl: rapid.SampledFrom([]float64{-1, 0, 1e9}).Draw(t, "min net"),
		MinTrueWinRate: rapid.SampledFrom([]float64{0, 0, 0.5, 1}).Draw(t, "min win rate"), ActiveSince: rapid.Int64Range(0, 3).Draw(t, "since"),
	}
}

// TestTops: no wallet of a chunk with trades comes before its top, and one is at it.
func TestTops(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		small := rapid.Uint32Range(0, 4)
		score := rapid.SampledFrom([]float64{0, 0.25, 0.5, 1})
		c := drawChunk(t, func() ledger.Wallet {
			return ledger.Wallet{
				Buys: small.Draw(t, "buys"), Sells: small.Draw(t, "sells"), Tokens: small.Draw(t, "tokens"), Closed: 4, Winning: small.Draw(t, "winning"),
				Score: score.Draw(t, "score"), Net: score.Draw(t, "net") - 0.5, BuyVolume: score.Draw(t, "volume"), ProviderWin: math.NaN(),
			}
		})
		for metric := range metrics {
			var computed [chunkSize]float64
			values, top, traded, at := c.values(metric, &computed), c.top(metric), 0, 0
			for k, value := range values {
				if !c.counts.traded(k) {
					continue
				}
				traded++
				switch {
				case top.after(value, c.score[k]):
					t.Fatalf("%s: wallet %d has (%v, %v), ahead of the top %v", metrics[metric], k, value, c.score[k], *top)
				case value == top.value && c.score[k] == top.score:
					at++
				}
			}
			if (traded > 0) != (at > 0) {
				t.Fatalf("%s: %d wallets at the top %v", metrics[metric], at, *top)
			}
		}
	})
}

// TestSharedScan holds questions that share a scan against each by itself.
func TestSharedScan(t *testing.T) {
	s := Snapshot{}
	chainLedger := ledger.New(smartmoney.Base)
	for n := range 5 {
		c := new(chunk)
		for k := range uint32(chunkSize) {
			i := uint32(n*chunkSize) + k
			chainLedger.Wallets.Add(string(rune('a'+i%26)) + string(rune('a'+i/26%26)) + string(rune('a'+i/676)))
			c.set(k, &ledger.Wallet{Buys: i % 7, Sells: i % 3, Tokens: i % 5, Score: float64(i%11) / 11, Net: float64(bits.Reverse32(i)), BuyVolume: float64(i)})
		}
		s.chunks = append(s.chunks, c)
	}
	s.names, s.wallets = chainLedger.Wallets.View(), 5*chunkSize
	var queries []Query
	for i, by := range metrics {
		queries = append(queries, Query{RankBy: by, Limit: 1 + 13*i, Filter: smartmoney.Filter{MinTokens: i % 4, MaxBuyVol: float64(200 * i)}})
	}
	queries[3].After = &Cursor{Value: 1 << 30, Score: 0.5, Address: "k"}
	all := make([]*pendingQuery, len(queries))
	for i := range queries {
		all[i] = s.newPendingQuery(&queries[i])
	}
	s.scan(all)
	for i := range queries {
		got, want := s.page(all[i]), s.runScan(&queries[i])
		if got.Total != want.Total || got.More != want.More || !slices.Equal(got.Wallets, want.Wallets) {
			t.Errorf("%+v: %d of %d wallets, want %d of %d", queries[i], len(got.Wallets), got.Total, len(want.Wallets), want.Total)
		}
	}
}

// TestMetrics: each metric of the interface has a place of its own.
func TestMetrics(t *testing.T) {
	if !slices.Equal(metrics[:], smartmoney.RankBys()) || metrics[volumeMetric] != smartmoney.ByTotalBuyVolume {
		t.Errorf("metrics are %v, want %v", metrics, smartmoney.RankBys())
	}
}
