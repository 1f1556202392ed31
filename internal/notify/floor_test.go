package notify_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// noon is the event time at which the tests begin.
var noon = time.Date(2025, 11, 11, 12, 0, 0, 0, time.UTC)

// floor is a decider over a log in memory, with the detectors that supply its candidates.
type floor struct {
	t         *testing.T
	log       *memory
	decider   *notify.Decider
	market    market
	detectors [smartmoney.ChainCount]*detect.Detector
	maxAge    time.Duration
	now       time.Time // by the service's clock
	revision  int64
}

const floorTop = 10

// open returns a configuration that receives a whale_move for every buy of 50,000 USD, and
// a convergence for any two wallets.
func open() smartmoney.Config {
	c := smartmoney.DefaultConfig("")
	c.ConvergenceMinUSD = 0
	c.MinTrades, c.MinTokensTraded, c.MinClosedPositions = 0, 0, 0
	c.ConvergenceMinWallets, c.CooldownHours, c.DailyBudget = 2, 0, 200
	c.PerTypeLimits = nil
	return c
}

// newFloor returns a floor with a customer for each configuration, named "a", "b" and so on.
func newFloor(t *testing.T, maxAge time.Duration, configs ...smartmoney.Config) *floor {
	t.Helper()
	f := &floor{t: t, maxAge: maxAge, now: noon, revision: -1}
	f.log = newMemory(func() time.Time { return f.now })
	f.decider = notify.NewDecider(notify.Options{Log: f.log, TopWallets: floorTop, MaxAge: maxAge})
	for i, chain := range smartmoney.Chains() {
		f.detectors[i] = detect.New(chain, floorTop, 0)
	}
	for i := range configs {
		f.change(string(rune('a'+i)), func(c *smartmoney.Config) { *c = configs[i] })
	}
	f.loadChangedCustomers()
	return f
}

func (f *floor) check(err error) {
	f.t.Helper()
	if err != nil {
		f.t.Fatal(err)
	}
}

// warm replaces the decider by one with a warm-up.
func (f *floor) warm(up time.Duration) {
	f.decider = notify.NewDecider(notify.Options{Log: f.log, TopWallets: floorTop, WarmUp: up, MaxAge: f.maxAge})
	f.revision = -1
	f.loadChangedCustomers()
}

// change changes a customer's configuration in the log; learn passes it to the decider.
func (f *floor) change(id string, change func(*smartmoney.Config)) {
	_, err := f.log.ChangeConfig(f.t.Context(), id, "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		change(&c)
		return c, nil
	})
	f.check(err)
}

func (f *floor) loadChangedCustomers() {
	changed, revision, err := f.log.ChangedCustomers(f.t.Context(), f.revision)
	f.check(err)
	f.revision = revision
	f.check(f.decider.Restore(f.t.Context(), customersOf(changed), f.market.at, tokenNumber))
}

// candidate adds a trade of a token by a wallet, whose rank is its number, and returns its
// candidate.
func (f *floor) candidate(chain smartmoney.Chain, wallet, token int, at time.Time, change ...func(*detect.Trade)) *detect.Candidate {
	t := detect.Trade{
		At: at.UnixNano(), Wallet: uint32(wallet), Rank: wallet, Token: uint32(token), Row: &detect.Row{Trades: 1},
		Price: 1, Amount: 50_000, TokenPrice: 1,
	}
	for _, c := range change {
		c(&t)
	}
	f.market.add(chain, t)
	t = f.market.trades[len(f.market.trades)-1]
	return f.detectors[chain.Index()].Trade(&t)
}

func (f *floor) consider(o *detect.Candidate) {
	f.check(f.decider.Consider(f.t.Context(), o, names{}, f.now))
}

// whale adds a whale's buy of a token on Base and considers it.
func (f *floor) whale(token int, at time.Time) {
	f.consider(f.candidate(smartmoney.Base, 1, token, at))
}

// waiting lists the pending notifications: customer, type and token.
func (f *floor) waiting() (out []string) {
	for _, d := range f.decider.Pending() {
		out = append(out, fmt.Sprint(d.CustomerID, " ", d.Signal.Type, " ", d.Signal.Token.Address))
	}
	return out
}

func (f *floor) waits(want ...string) {
	f.t.Helper()
	if diff := cmp.Diff(want, f.waiting()); diff != "" {
		f.t.Errorf("pending notifications (-want +got)\n%s", diff)
	}
}

// commit writes the pending notifications into the log.
func (f *floor) commit() error {
	step := &enginestate.Commit{Now: f.now}
	for _, d := range f.decider.Pending() {
		s := d.Signal
		step.Notifications = append(step.Notifications, notifications.Entry{
			CustomerID: d.CustomerID, LogVersion: d.LogVersion, SignalID: s.ID, Type: s.Type, Chain: s.Chain,
			Token: s.Token.Address, Timestamp: s.Timestamp.UnixNano(), GlobalOffset: d.GlobalOffset, Decision: d.Decision,
		})
	}
	err := f.log.CommitState(f.t.Context(), step)
	if err == nil {
		f.decider.Done(f.market.at)
	}
	return err
}

// explains checks the decisions of Explain about a candidate for the first customer.
func (f *floor) explains(o *detect.Candidate, want ...notify.Decision) {
	f.t.Helper()
	got, err := f.decider.Explain(context.Background(), 0, o, names{}, f.now, nil)
	f.check(err)
	if diff := cmp.Diff(want, slices.Clone(got)); diff != "" {
		f.t.Errorf("decisions (-want +got)\n%s", diff)
	}
}

func held(typ smartmoney.NotificationType, rule smartmoney.Rule, threshold, value float64) notify.Decision {
	return notify.Decision{Type: typ, Held: &smartmoney.Held{Rule: rule, Threshold: threshold, Value: value}}
}

func delivered(typ smartmoney.NotificationType) notify.Decision { return notify.Decision{Type: typ} }
