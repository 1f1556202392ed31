package notify_test

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const topWallets = 4

// names derives the names of the tests' tokens and wallets from their numbers.
type names struct{}

func (names) Wallet(n uint32) string { return fmt.Sprint("w", n) }

func (names) Token(n uint32) (address, symbol string) { return fmt.Sprint("t", n), "" }

func (names) Market(uint32) *smartmoney.SignalMarket { return nil }

func tokenNumber(_ smartmoney.Chain, address string) (uint32, bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(address, "t"))
	return uint32(n), err == nil
}

// market is the event log of all chains, in order of arrival.
type market struct {
	chains  []smartmoney.Chain
	trades  []detect.Trade
	seq, at [smartmoney.ChainCount]int64
}

// add appends a trade of a chain.
func (m *market) add(chain smartmoney.Chain, t detect.Trade) {
	i := chain.Index()
	m.seq[i]++
	t.Seq, t.GlobalOffset, t.ID = m.seq[i], int64(len(m.trades))+1, uint64(len(m.trades))+1
	m.at[i] = max(m.at[i], t.At)
	t.T = m.at[i]
	m.chains, m.trades = append(m.chains, chain), append(m.trades, t)
}

func newDetectors() (out [smartmoney.ChainCount]*detect.Detector) {
	for i, chain := range smartmoney.Chains() {
		out[i] = detect.New(chain, topWallets, 0)
	}
	return out
}

// leader uses a decider as the leading engine does: it decides about new trades, commits
// the notifications, and decides again for customers that changed meanwhile.
type leader struct {
	records
	market    *market
	maxAge    time.Duration
	now       func() time.Time
	between   func() // called before each attempt to commit
	decider   *notify.Decider
	detectors [smartmoney.ChainCount]*detect.Detector
	seq, at   [smartmoney.ChainCount]int64
	arrived   int64
	revision  int64
	begun     [smartmoney.ChainCount]int64 // positions before the step
	stale     int                          // attempts that found changed customers
}

// load restarts from the committed state.
func (l *leader) load(ctx context.Context) (err error) {
	if l.arrived, err = l.Progress(ctx); err != nil {
		return err
	}
	l.detectors, l.seq, l.at = newDetectors(), [smartmoney.ChainCount]int64{}, [smartmoney.ChainCount]int64{}
	for i := range l.arrived {
		l.apply(i)
	}
	l.decider = notify.NewDecider(notify.Options{Log: l.records, TopWallets: topWallets, MaxAge: l.maxAge})
	l.revision = -1
	return l.loadChangedCustomers(ctx)
}

func (l *leader) apply(i int64) *detect.Candidate {
	chain, t := l.market.chains[i].Index(), l.market.trades[i]
	l.seq[chain], l.at[chain] = t.Seq, t.T
	return l.detectors[chain].Trade(&t)
}

// loadChangedCustomers restores the customers that changed.
func (l *leader) loadChangedCustomers(ctx context.Context) error {
	changed, revision, err := l.ChangedCustomers(ctx, l.revision)
	if err != nil {
		return err
	}
	l.revision = revision
	return l.decider.Restore(ctx, customersOf(changed), l.at, tokenNumber)
}

func customersOf(changed []notifications.Customer) (out []notify.Customer) {
	for _, a := range changed {
		out = append(out, notify.Customer{CustomerID: a.CustomerID, ConfigVersion: a.Version, LogVersion: a.LogVersion, Config: a.Config})
	}
	return out
}

// decide decides about every trade up to a number.
func (l *leader) decide(ctx context.Context, upTo int64) error {
	l.begun = l.seq
	for ; l.arrived < upTo; l.arrived++ {
		if err := l.decider.Consider(ctx, l.apply(l.arrived), names{}, l.now()); err != nil {
			return err
		}
	}
	return nil
}

// commit commits the decisions. It returns enginestate.ErrConflict if another leader has
// committed first; the caller must then load again.
func (l *leader) commit(ctx context.Context) error {
	for range 10 {
		step := &enginestate.Commit{Arrived: l.arrived, Now: l.now()}
		for i, chain := range smartmoney.Chains() {
			if l.seq[i] > l.begun[i] {
				step.Chains = append(step.Chains, &enginestate.ChainCommit{Chain: chain, From: l.begun[i], To: l.seq[i], EventTime: l.at[i]})
			}
		}
		for _, d := range l.decider.Pending() {
			s := d.Signal
			step.Signals = append(step.Signals, notifications.SignalBody{Signal: s})
			step.Notifications = append(step.Notifications, notifications.Entry{
				CustomerID: d.CustomerID, LogVersion: d.LogVersion, SignalID: s.ID, Type: s.Type, Chain: s.Chain,
				Token: s.Token.Address, Timestamp: s.Timestamp.UnixNano(), GlobalOffset: d.GlobalOffset, Decision: d.Decision,
			})
		}
		l.between()
		err := l.CommitState(ctx, step)
		if stale := (*notifications.StaleCustomers)(nil); !errors.As(err, &stale) {
			if err == nil {
				l.decider.Done(l.at)
			}
			return err
		}
		l.stale++
		if err := l.loadChangedCustomers(ctx); err != nil {
			return err
		}
	}
	return errors.New("customers changed again and again")
}
