package rest_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	past "github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// keepLeaderboard stores a past leaderboard of five wallets of solana.
func keepLeaderboard(t testing.TB, f *fixture, day int) {
	t.Helper()
	at := smartmoney.DayTime(day)
	var rows []smartmoney.Wallet
	for i := range 5 {
		rows = append(rows, smartmoney.Wallet{
			Rank: i + 1, Address: testkit.Wallet(smartmoney.Solana, i), Chain: smartmoney.Solana, TraderScore: 0.9 - float64(i)/10, BuyCount: 4 + i, SellCount: 2,
			TotalBuyVolumeUSD: 1000 * float64(i+1), NetPnlUSD: float64(i), TokensTraded: 4, ClosedPositions: 2, WinningPositions: 1, WinRate: 0.5,
			FirstTradeTime: at, LastTradeTime: at.Add(time.Hour),
		})
	}
	err := f.DB.CommitState(t.Context(), &enginestate.Commit{Now: at, Snapshots: []past.SnapshotRows{{Chain: smartmoney.Solana, Day: int32(day), Rows: rows}}})
	if err != nil {
		t.Fatal(err)
	}
}

// TestLeaderboardAsOf: a past leaderboard has its own order, filters and total, and says which one
// it is.
func TestLeaderboardAsOf(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	keepLeaderboard(t, f, 20_000) // 2024-10-04; over at the next midnight
	type body struct {
		AsOf    string `json:"as_of"`
		Updated string `json:"updated_at"`
		Total   int
		Wallets []struct {
			Rank    int
			Address string  `json:"wallet_address"`
			Net     float64 `json:"net_pnl_usd"`
		}
	}
	for params, want := range map[string][]int{
		"as_of=2024-10-05": {0, 1, 2, 3, 4}, "as_of=2024-10-05T00:00:00Z": {0, 1, 2, 3, 4}, "as_of=2026-01-01T02:00:00%2B02:00": {0, 1, 2, 3, 4},
		"as_of=2024-10-06&rank_by=net_pnl_usd": {4, 3, 2, 1, 0}, "as_of=2024-10-06&min_trades=9": {3, 4}, "as_of=2024-10-06&max_buy_vol=1500": {0},
		"as_of=2024-10-06&min_buy_vol=4000": {3, 4},
	} {
		w := f.get("chain=solana&" + params)
		var got body
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil {
			t.Fatal(err)
		}
		if w.Code != http.StatusOK || got.AsOf != "2024-10-05T00:00:00Z" || got.Updated != got.AsOf || got.Total != len(want) {
			t.Fatalf("%s: status %d: %s", params, w.Code, w.Body)
		}
		for i, wallet := range got.Wallets {
			if wallet.Rank != i+1 || wallet.Address != testkit.Wallet(smartmoney.Solana, want[i]) || wallet.Net != float64(want[i]) {
				t.Errorf("%s: row %d is %+v", params, i, wallet)
			}
		}
	}
	if w := f.get("chain=solana"); strings.Contains(w.Body.String(), "as_of") {
		t.Error("the present leaderboard has as_of")
	}
	for params, want := range map[string]struct {
		status  int
		message string
	}{
		"chain=solana&as_of=2024-10-04T23:59:59Z": {404, "the leaderboard of solana was not kept at or before 2024-10-04T23:59:59Z: it is kept at each midnight UTC of event time"},
		"chain=base&as_of=2030-01-01":             {404, "the leaderboard of base was not kept at or before 2030-01-01T00:00:00Z: it is kept at each midnight UTC of event time"},
		"as_of=2024-10-05&window=day":             {400, "as_of must not be combined with window: a past leaderboard has the wallets' whole life"},
		"as_of=yesterday":                         {400, `as_of must be a date such as 2026-01-31, or an ISO 8601 time with a zone such as 2026-01-31T09:30:00Z (a + in it written as %2B), got "yesterday"`},
	} {
		w := f.get(params)
		var got map[string]string
		decode(t, w.Body.Bytes(), &got)
		if diff := cmp.Diff(map[string]string{"error": want.message}, got); diff != "" || w.Code != want.status {
			t.Errorf("%s: status %d: %s", params, w.Code, diff)
		}
	}
}
