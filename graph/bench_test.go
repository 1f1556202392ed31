package graph

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// BenchmarkWallets serves pages of 50 wallets with every field, without the network: from the
// response cache, with differing filters, and encoding/json of the same rows.
func BenchmarkWallets(b *testing.B) {
	f := newFixture(b, nil)
	query := "query($n: Float) { wallets(first: 50, filter: {maxBuyVol: $n}) { totalCount nodes { " + strings.Replace(everyField, "id", "", 1) + " } } }"
	one := func(b *testing.B, body string) {
		r := httptest.NewRequest(http.MethodPost, "/graphql", strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+f.CustomerKey)
		w := &discard{header: http.Header{}}
		f.handler.ServeHTTP(w, r)
		if w.status != http.StatusOK {
			b.Fatalf("status %d", w.status)
		}
	}
	bodies := make([]string, 200)
	for i := range bodies {
		bodies[i] = request(query, map[string]any{"n": 1e9 + float64(i)})
	}
	b.Run("cached", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			one(b, bodies[0])
		}
	})
	b.Run("differing", func(b *testing.B) {
		f.handler.opts.ResponseCache = nil
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			one(b, bodies[i%len(bodies)])
		}
	})
	b.Run("encoding-json", func(b *testing.B) {
		page, err := f.Service.Wallets(b.Context(), service.WalletsQuery{
			Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 50,
		})
		if err != nil {
			b.Fatal(err)
		}
		rows := make([]row, len(page.Wallets))
		for i := range rows {
			rows[i] = row{Wallet: page.Wallets[i], TradeCount: page.Wallets[i].TradeCount(), AvgTradeSizeUSD: page.Wallets[i].AvgTradeSizeUSD()}
		}
		b.ReportAllocs()
		for b.Loop() {
			if err := json.NewEncoder(&discard{header: http.Header{}}).Encode(rows); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// row is a wallet with its derived fields, for encoding/json.
type row struct {
	smartmoney.Wallet
	TradeCount      int
	AvgTradeSizeUSD float64
}

// discard is a ResponseWriter that counts bytes and discards them.
type discard struct {
	header http.Header
	status int
	bytes  int
}

func (d *discard) Header() http.Header         { return d.header }
func (d *discard) WriteHeader(status int)      { d.status = status }
func (d *discard) Write(p []byte) (int, error) { d.bytes += len(p); return len(p), nil }
