package e2e

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const decisionsQuery = `query($since: DateTime, $outcome: DecisionOutcome, $after: String) {
	decisions(since: $since, outcome: $outcome, first: 50, after: $after) {
		totalCount pageInfo { hasNextPage endCursor }
		nodes { outcome chain token type rule threshold value text count signalId delivered { dailyUsed typeUsed } }
	}
}`

// decision is a line of the decision ledger.
type decision struct {
	Outcome, Chain, Token, Type string
	Rule                        *string
	Threshold, Value            *float64
	Text                        string
	Count                       int
	SignalID                    *string
	Delivered                   *struct{ DailyUsed, TypeUsed int }
}

// decisions returns every decision about candidates since a time.
func (c *client) decisions(since time.Time, outcome string) []decision {
	c.t.Helper()
	var all []decision
	variables := map[string]any{"since": since.Format(time.RFC3339Nano), "outcome": outcome}
	for {
		var out struct {
			Data struct {
				Decisions struct {
					TotalCount int
					PageInfo   struct {
						HasNextPage bool
						EndCursor   *string
					}
					Nodes []decision
				}
			}
		}
		if err := json.Unmarshal([]byte(c.query(decisionsQuery, variables)), &out); err != nil {
			c.t.Fatal(err)
		}
		page := out.Data.Decisions
		all = append(all, page.Nodes...)
		if !page.PageInfo.HasNextPage {
			if len(all) != page.TotalCount {
				c.t.Fatalf("%d decisions over all pages, totalCount is %d", len(all), page.TotalCount)
			}
			return all
		}
		variables["after"] = *page.PageInfo.EndCursor
	}
}

// open is a configuration that holds back no whale move of a fixture.
var open = map[string]any{
	"chains": []string{"base", "ethereum", "solana"}, "signal_types": []string{"convergence_p0", "convergence_p1", "whale_move", "sell_signal"},
	"daily_budget": 200, "per_type_limits": map[string]int{}, "min_trades": 0, "min_win_rate": 0, "min_closed_positions": 0,
	"min_tokens_traded": 0, "max_buy_volume_usd": 1e12, "convergence_min_wallets": 2, "convergence_window_hours": 6,
	"whale_min_trade_usd": 1000, "whale_max_rank": 1000, "min_trader_score": 0, "min_trigger_win_rate": 0, "min_trigger_closed": 0,
	"min_token_liquidity_usd": 0, "min_token_holders": 0, "priority_filter": "all", "cooldown_hours": 0,
}

// openBut returns an update to the open configuration with one field changed.
func openBut(t testing.TB, field string, value any) string {
	t.Helper()
	update := maps.Clone(open)
	update[field] = value
	text, err := json.Marshal(update)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// tooMuch returns values that hold back every whale move of a fixture, or for the last rule
// most of them.
func tooMuch() map[smartmoney.Rule]any {
	return map[smartmoney.Rule]any{
		smartmoney.RuleChains:               []string{"solana"},
		smartmoney.RuleMinTrades:            1000,
		smartmoney.RuleMinWinRate:           0.9,
		smartmoney.RuleMinClosedPositions:   1000,
		smartmoney.RuleMinTokensTraded:      1000,
		smartmoney.RuleMaxBuyVolumeUSD:      1,
		smartmoney.RuleMinTraderScore:       0.9,
		smartmoney.RuleMinTriggerWinRate:    0.9,
		smartmoney.RuleMinTriggerClosed:     1000,
		smartmoney.RuleMinTokenLiquidityUSD: 1e9,
		smartmoney.RuleMinTokenHolders:      1,
		smartmoney.RuleSignalTypes:          []string{"sell_signal"},
		smartmoney.RulePriorityFilter:       "P0",
		smartmoney.RulePerTypeLimits:        map[string]int{"whale_move": 0},
		smartmoney.RuleWhaleMaxRank:         1,
	}
}

// TestDecisions checks that every rule that held something back has a decision with the
// customer's bound, and that the delivered decisions equal the log.
func TestDecisions(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh()
		feed, customer := s.key("ingest"), s.customer("acme")
		// The maximum age of signals is the default, an hour. A fixture's past is longer than
		// the warm-up.
		p := s.serve("--warm-up", "119s")
		feeder, c := newClient(t, p.url, feed), newClient(t, p.url, customer)
		began := time.Now()
		base := newFixture(smartmoney.Base, 5, began.Add(-30*time.Minute))
		feeder.processed(base.past())
		held := tooMuch()
		for rule, value := range held {
			c.configure(openBut(t, string(rule), value))
			feeder.processed(base.whales(5))
		}
		heldByOthers(t, feeder, c, base)

		lines := map[smartmoney.Rule][]decision{}
		for _, d := range c.decisions(began.Add(-24*time.Hour), "HELD_BACK") {
			if d.Rule == nil || d.Text == "" || d.Count < 1 || d.SignalID != nil || d.Delivered != nil {
				t.Errorf("held back: %+v", d)
				continue
			}
			rule := smartmoney.Rule(strings.ToLower(*d.Rule))
			lines[rule] = append(lines[rule], d)
		}
		for _, rule := range smartmoney.Rules() {
			if len(lines[rule]) == 0 {
				t.Errorf("no decision was held back by %s", rule)
				continue
			}
			want, numeric := number(held[rule])
			if numeric && !slices.ContainsFunc(lines[rule], func(d decision) bool {
				return d.Threshold != nil && *d.Threshold == want && d.Value != nil
			}) {
				t.Errorf("%s: %+v, want the threshold %v and a value", rule, lines[rule], want)
			}
		}
		checkDelivered(t, c.decisions(began.Add(-24*time.Hour), "DELIVERED"), c.entries(100))
		p.stop()
	})
}

// heldByOthers holds candidates back by the rules that take more than one value.
func heldByOthers(t *testing.T, feeder, c *client, base *fixture) {
	t.Helper()
	c.configure(openBut(t, "cooldown_hours", 24))
	feeder.processed([]event.Event{base.trade(0, 77, smartmoney.Buy, 2000), base.trade(1, 77, smartmoney.Buy, 2000)})

	c.configure(openBut(t, "daily_budget", 5))
	feeder.processed(base.whales(6))

	// Three wallets buy the same token. Only the last one has enough trades.
	c.configure(openBut(t, "min_trades", 40))
	for range 40 {
		feeder.ingest([]event.Event{base.trade(0, 1, smartmoney.Buy, 1)})
	}
	base.at = base.at.Add(2 * time.Minute)
	buys := func(token int, usd float64) []event.Event {
		return []event.Event{base.trade(1, token, smartmoney.Buy, usd), base.trade(2, token, smartmoney.Buy, usd), base.trade(0, token, smartmoney.Buy, usd)}
	}
	feeder.processed(buys(88, 400))

	c.configure(openBut(t, "convergence_min_usd", 500))
	feeder.processed(buys(89, 400))
	c.configure(openBut(t, "convergence_min_usd", 0))
	feeder.processed(buys(90, 10)) // below the service's signal-min-volume

	c.configure(openBut(t, "whale_max_rank", 1000))
	old := newFixture(smartmoney.Ethereum, 5, base.at.Add(-3*time.Hour))
	feeder.processed(append(old.past(), old.whales(1)...))

	young := newFixture(smartmoney.Solana, 5, base.at)
	past := young.past()
	young.at = young.at.Add(-30 * time.Second)
	feeder.processed(append(past, young.whales(1)...))
}

// number returns a setting that is a number, and whether it is one.
func number(value any) (float64, bool) {
	switch v := value.(type) {
	case int:
		return float64(v), true
	case float64:
		return v, true
	default:
		return 0, false
	}
}

// checkDelivered compares the delivered decisions, latest first, with the log.
func checkDelivered(t *testing.T, decisions []decision, log []entry) {
	t.Helper()
	listed := map[string]bool{}
	for _, d := range decisions {
		if d.SignalID == nil || d.Delivered == nil || d.Rule != nil || d.Count != 1 || d.Delivered.DailyUsed < 1 {
			t.Errorf("delivered: %+v", d)
			continue
		}
		listed[*d.SignalID] = true
	}
	for _, e := range log {
		if !listed[e.SignalID] {
			t.Errorf("no decision says that signal %s was delivered", e.SignalID)
		}
	}
	if len(log) == 0 || len(decisions) != len(log) {
		t.Errorf("%d decisions to deliver, the log has %d signals", len(decisions), len(log))
	}
}
