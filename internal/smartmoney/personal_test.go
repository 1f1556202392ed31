package smartmoney

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestPersonalOf(t *testing.T) {
	market := &SignalMarket{ItemID: "m", OutcomeLabel: "Yes"}
	labels := []OutcomeToken{{Token: "1", Label: "Yes"}, {Token: "2", Label: "No"}}
	held := func(token string, quantity float64) Position {
		return Position{Token: token, Quantity: quantity, CostUSD: 4, RealizedUSD: 1, PriceUSD: 0.5}
	}
	want := func(token, label string, onSide bool) PersonalPosition {
		return PersonalPosition{
			Token: token, OutcomeLabel: label, Quantity: 10, CostUSD: 4, ValueUSD: 5, PnlUSD: 2, OnSignalSide: onSide,
		}
	}
	dex := func(typ NotificationType) Signal {
		return Signal{Type: typ, Chain: Base, Token: SignalToken{Address: "0xa"}}
	}
	bet := Signal{Type: PMConvergenceP1, Chain: Polymarket, Token: SignalToken{Address: "1"}, Market: market}
	bare := bet
	bare.Market = nil
	for name, c := range map[string]struct {
		signal Signal
		labels []OutcomeToken
		open   []Position
		onSide bool
		want   []PersonalPosition // nil: no personal block
	}{
		"bought and held":     {dex(ConvergenceP0), nil, []Position{held("0xb", 10), held("0xa", 10)}, true, []PersonalPosition{want("0xa", "", true)}},
		"a whale's and held":  {dex(WhaleMove), nil, []Position{held("0xa", 10)}, true, []PersonalPosition{want("0xa", "", true)}},
		"sold and held":       {dex(SellSignal), nil, []Position{held("0xa", 10)}, false, []PersonalPosition{want("0xa", "", false)}},
		"not held":            {dex(ConvergenceP0), nil, []Position{held("0xb", 10)}, false, nil},
		"nothing held":        {dex(ConvergenceP0), nil, nil, false, nil},
		"emptied":             {dex(ConvergenceP0), nil, []Position{held("0xa", 0)}, false, nil},
		"the outcome":         {bet, labels, []Position{held("1", 10)}, true, []PersonalPosition{want("1", "Yes", true)}},
		"another outcome":     {bet, labels, []Position{held("2", 10)}, false, []PersonalPosition{want("2", "No", false)}},
		"both":                {bet, labels, []Position{held("2", 10), held("1", 10)}, true, []PersonalPosition{want("1", "Yes", true), want("2", "No", false)}},
		"another market":      {bet, labels, []Position{held("3", 10)}, false, nil},
		"its mapping is gone": {bet, nil, []Position{held("1", 10), held("2", 10)}, true, []PersonalPosition{want("1", "Yes", true)}},
		"no market is known":  {bare, nil, []Position{held("1", 10), held("2", 10)}, true, []PersonalPosition{want("1", "", true)}},
		"no market, not held": {bare, nil, []Position{held("2", 10)}, false, nil},
	} {
		t.Run(name, func(t *testing.T) {
			open := map[string]Position{}
			for _, p := range c.open {
				open[p.Token] = p
			}
			var expected *Personal
			if c.want != nil {
				expected = &Personal{WalletAddress: "0xw", OnSignalSide: c.onSide, Positions: c.want}
			}
			if diff := cmp.Diff(expected, c.signal.PersonalOf("0xw", open, c.labels)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestCTA(t *testing.T) {
	market := &SignalMarket{ItemID: "m", Slug: "will-it"}
	for name, c := range map[string]struct {
		signal Signal
		want   *CTA
	}{
		"dex": {
			Signal{Chain: Solana, Token: SignalToken{Address: "So1"}},
			&CTA{Action: CTASwap, TokenAddress: "So1", Chain: Solana},
		},
		"polymarket": {
			Signal{Chain: Polymarket, Token: SignalToken{Address: "12"}, Market: market},
			&CTA{Action: CTAPolymarket, TokenAddress: "12", ClobTokenID: "12", ItemID: "m", Slug: "will-it"},
		},
		"unknown market": {Signal{Chain: Polymarket, Token: SignalToken{Address: "12"}}, nil},
	} {
		if diff := cmp.Diff(c.want, c.signal.CTA()); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestDeliveredText(t *testing.T) {
	const counted = "Delivered by version 4 of the configuration: number 3 of the day's 30, and number 2 of the type whale move, "
	d := Delivered{ConfigVersion: 4, DailyUsed: 3, DailyBudget: 30, TypeUsed: 2}
	if got, want := d.Text(WhaleMove), counted+"which has no limit of its own."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	limit := 5
	d.TypeLimit = &limit
	if got, want := d.Text(WhaleMove), counted+"of which a day may have 5."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTypeWords(t *testing.T) {
	want := []string{"convergence P0", "convergence P1", "whale move", "sell signal", "PM convergence bet P0", "PM convergence bet P1"}
	var got []string
	for _, typ := range NotificationTypes() {
		got = append(got, typ.Words())
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("words (-want +got):\n%s", diff)
	}
}
