package vectors_test

import (
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

func exampleSignal() *smartmoney.Signal {
	return &smartmoney.Signal{
		Type: smartmoney.ConvergenceP1, Chain: smartmoney.Base, Timestamp: time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC),
		Token:   smartmoney.SignalToken{Address: "t", CurrentPriceUSD: 2, SettledPriceUSD: 2, FirstSmartEntryPrice: 1, PriceChangePct: 100},
		Traders: []smartmoney.Participant{{Address: "a", Rank: 3, TradeSizeUSD: 5}, {Address: "b", Rank: 4, TradeSizeUSD: 6}},
		Summary: smartmoney.SignalSummary{TraderCount: 2, TotalInflowUSD: 1e6, HighestRank: 3},
	}
}

func TestCompareNotificationsSeesEveryField(t *testing.T) {
	want := []vectors.Notification{vectors.FromSignal(exampleSignal())}
	fails := func(change func(*smartmoney.Signal)) bool {
		got := exampleSignal()
		change(got)
		r := &recorder{TB: t}
		vectors.CompareNotifications(r, want, []*smartmoney.Signal{got})
		return r.failed
	}
	if fails(func(s *smartmoney.Signal) {
		s.Summary.TotalInflowUSD += 1e-4
		s.Timestamp = s.Timestamp.In(time.FixedZone("", 3600))
	}) {
		t.Error("a relative error of 1e-10, or a zone, was reported")
	}
	for i, change := range []func(*smartmoney.Signal){
		func(s *smartmoney.Signal) { s.Type = smartmoney.WhaleMove },
		func(s *smartmoney.Signal) { s.Chain = smartmoney.Solana },
		func(s *smartmoney.Signal) { s.Token.Address = "u" },
		func(s *smartmoney.Signal) { s.Timestamp = s.Timestamp.Add(1) },
		func(s *smartmoney.Signal) { s.Traders[1].Address = "c" },
		func(s *smartmoney.Signal) { s.Traders[1].Rank++ },
		func(s *smartmoney.Signal) { s.Traders[1].TradeSizeUSD += 1e-7 },
		func(s *smartmoney.Signal) { s.Traders = s.Traders[:1] },
		func(s *smartmoney.Signal) { s.Summary.TraderCount++ },
		func(s *smartmoney.Signal) { s.Summary.TotalInflowUSD = math.NaN() },
		func(s *smartmoney.Signal) { s.Summary.HighestRank-- },
		func(s *smartmoney.Signal) { s.Token.CurrentPriceUSD += 1e-7 },
		func(s *smartmoney.Signal) { s.Token.SettledPriceUSD += 1e-7 },
		func(s *smartmoney.Signal) { s.Token.PriceChangePct += 1e-6 },
		func(s *smartmoney.Signal) { s.Token.FirstSmartEntryPrice += 1e-7 },
		func(s *smartmoney.Signal) { s.Token.PriceChangePct *= -1 },
	} {
		if !fails(change) {
			t.Errorf("CompareNotifications missed change %d", i)
		}
	}
	for _, got := range [][]*smartmoney.Signal{nil, {exampleSignal(), exampleSignal()}} {
		r := &recorder{TB: t}
		if vectors.CompareNotifications(r, want, got); !r.failed {
			t.Errorf("CompareNotifications accepted %d notifications instead of one", len(got))
		}
	}
}

func TestCustomersAreReadOverTheDefaults(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "set")
	for name, text := range map[string]string{
		"events.ndjson": "",
		"customers.json": `{"settings": {"rank_interval_s": 30, "top_wallets": 7}, "customers": {
			"plain": {}, "other": {"chains": ["solana", "base"], "per_type_limits": {"whale_move": 1}, "cooldown_hours": 0.5}}}`,
		"expected.json": `{"notifications": {"plain": [{"notification_type": "whale_move", "sizes": [1.5]}], "other": []}}`,
	} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	set := vectors.Load(t, filepath.Dir(dir))[0]
	if set.Settings.RankInterval != 30*time.Second || set.Settings.TopWallets != 7 || set.Settings.SignalMinVolume != 1000 || set.Settings.OpenGainLimit != 1 || len(set.Customers) != 2 {
		t.Fatalf("%+v", set)
	}
	other, plain := set.Customers[0], set.Customers[1]
	if c := other.Config; len(c.Chains) != 2 || c.Chains[0] != smartmoney.Base || len(c.PerTypeLimits) != 1 ||
		c.CooldownHours != 0.5 || c.DailyBudget != 30 {
		t.Errorf("other: %+v", c)
	}
	if len(plain.Config.PerTypeLimits) != smartmoney.TypeCount || len(plain.Notifications) != 1 ||
		plain.Notifications[0].Type != smartmoney.WhaleMove || len(plain.Notifications[0].Sizes) != 1 {
		t.Errorf("plain: %+v", plain)
	}
}
