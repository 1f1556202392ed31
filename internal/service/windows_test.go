package service_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// TestWindowsOfLeaderboards: a window's page says which window it shows, its cursors belong to it,
// and a wallet's default rank is that of its whole life.
func TestWindowsOfLeaderboards(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	zero := 0
	q := service.WalletsQuery{
		Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 1, Window: smartmoney.WindowMonth,
		Filter: &service.WalletFilter{MinTokens: &zero, MinClosed: &zero},
	}
	page, err := w.Service.Wallets(t.Context(), q)
	if err != nil || len(page.Wallets) != 1 || page.Window() == nil || *page.Window() != smartmoney.WindowMonth {
		t.Fatalf("%+v, %v", page, err)
	}
	if start := page.WindowStart(); start == nil || !start.Equal(smartmoney.DayTime(smartmoney.DayOf(*start))) {
		t.Errorf("the window starts at %v, want a midnight", start)
	}
	row := page.Wallets[0]
	if row.NetPnlUSD != row.RealizedPnlUSD || row.WinRate != row.TrueWinRate {
		t.Errorf("a window's row is %+v", row)
	}
	life, err := w.Service.Wallet(t.Context(), smartmoney.Base, row.Address, smartmoney.WholeLife)
	if err != nil {
		t.Fatal(err)
	}
	want, err := w.Service.DefaultRank(t.Context(), life, smartmoney.WholeLife)
	if err != nil {
		t.Fatal(err)
	}
	got, err := w.Service.DefaultRank(t.Context(), &row, smartmoney.WholeLife)
	if err != nil || (got == nil) != (want == nil) || got != nil && *got != *want {
		t.Errorf("default rank %v, %v, want that of the whole life, %v", got, err, want)
	}
	cursor := page.Cursor(0)
	q.After, q.Window = &cursor, smartmoney.WindowWeek
	_, err = w.Service.Wallets(t.Context(), q)
	wantBad(t, err, "after", "after must be a cursor of the same window")
	q.After, q.Window = nil, "year"
	_, err = w.Service.Wallets(t.Context(), q)
	wantBad(t, err, "window", `window must be day, week or month, got "year"`)
	q.Window = smartmoney.WholeLife
	if page, err = w.Service.Wallets(t.Context(), q); err != nil || page.Window() != nil || page.WindowStart() != nil {
		t.Errorf("the whole life has window %v from %v, %v", page.Window(), page.WindowStart(), err)
	}
}
