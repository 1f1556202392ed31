package notify_test

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/notify"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

const topWallets = 4

// names are those of the tests' tokens and wallets: their numbers.
type names struct{}

func (names) Wallet(n uint32) string { return fmt.Sprint("w", n) }

func (names) Token(n uint32) (address, symbol string) { return fmt.Sprint("t", n), "" }

func (names) Market(uint32) *smartmoney.SignalMarket { return nil }

func tokenNumber(_ smartmoney.Chain, address string) (uint32, bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(address, "t"))
	return uint32(n), err == nil
}

// market is the log of all chains: what arrived, in the order in which it did.
type market struct {
	chains  []smartmoney.Chain
	trades  []detect.Trade
	seq, at [smartmoney.ChainCount]int64
}

// add lets a trade arrive on a chain.
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

// leader does with a decider what the engine that leads does: it decides about what
// arrived, commits what it decided, and decides again where customers were changed
// meanwhile.
type leader struct {
	records
	market    *market
	maxAge    time.Duration
	now       func() time.Time
	between   func() // is called before each try to commit
	decider   *notify.Decider
	detectors [smartmoney.ChainCount]*detect.Detector
	seq, at   [smartmoney.ChainCount]int64
	arrived   int64
	revision  int64
	begun     [smartmoney.ChainCount]int64 // positions before the step
	stale     int                          // tries that had to be made again
}

// load begins anew from what is committed.
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
	return l.learn(ctx)
}

func (l *leader) apply(i int64) *detect.Candidate {
	chain, t := l.market.chains[i].Index(), l.market.trades[i]
	l.seq[chain], l.at[chain] = t.Seq, t.T
	return l.detectors[chain].Trade(&t)
}

// learn takes over what changed of the customers.
func (l *leader) learn(ctx context.Context) error {
	changed, revision, err := l.Accounts(ctx, l.revision)
	if err != nil {
		return err
	}
	l.revision = revision
	return l.decider.Restore(ctx, accountsOf(changed), l.at, tokenNumber)
}

func accountsOf(changed []store.Account) (out []notify.Customer) {
	for _, a := range changed {
		out = append(out, notify.Customer{CustomerID: a.CustomerID, ConfigVersion: a.Version, LogVersion: a.LogVersion, Config: a.Config})
	}
	return out
}

// decide decides about everything that arrived up to a number.
func (l *leader) decide(ctx context.Context, upTo int64) error {
	l.begun = l.seq
	for ; l.arrived < upTo; l.arrived++ {
		if err := l.decider.Consider(ctx, l.apply(l.arrived), names{}, l.now()); err != nil {
			return err
		}
	}
	return nil
}

// commit commits what was decided. Another leader's having been first is
// store.ErrConflict: everything is to be loaded anew.
func (l *leader) commit(ctx context.Context) error {
	for range 10 {
		step := &store.Commit{Arrived: l.arrived, Now: l.now()}
		for i, chain := range smartmoney.Chains() {
			if l.seq[i] > l.begun[i] {
				step.Chains = append(step.Chains, &store.ChainCommit{Chain: chain, From: l.begun[i], To: l.seq[i], EventTime: l.at[i]})
			}
		}
		for _, d := range l.decider.Pending() {
			s := d.Signal
			step.Signals = append(step.Signals, store.SignalBody{Signal: s})
			step.Notifications = append(step.Notifications, store.Entry{
				CustomerID: d.CustomerID, LogVersion: d.LogVersion, SignalID: s.ID, Type: s.Type, Chain: s.Chain,
				Token: s.Token.Address, Timestamp: s.Timestamp.UnixNano(), GlobalOffset: d.GlobalOffset, Decision: d.Decision,
			})
		}
		l.between()
		err := l.CommitState(ctx, step)
		if stale := (*store.StaleAccounts)(nil); !errors.As(err, &stale) {
			if err == nil {
				l.decider.Done(l.at)
			}
			return err
		}
		l.stale++
		if err := l.learn(ctx); err != nil {
			return err
		}
	}
	return errors.New("customers changed again and again")
}
