package backtest_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/detect/journal"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// noon is the event time at which journals of tests begin.
var noon = time.Date(2026, 11, 10, 12, 0, 0, 0, time.UTC)

// taped writes records onto a database's journal, as an engine's step would, each with
// the number of its arrival as its number in the log.
type taped struct {
	testing.TB
	db     *store.DB
	offset int64
	at     map[smartmoney.Chain]int64 // positions
}

func newTaped(t testing.TB, db *store.DB) *taped {
	return &taped{TB: t, db: db, at: map[smartmoney.Chain]int64{}}
}

// made are names by number: wallets 0xa…, tokens 0xc… with the symbols $T0, $T1, …
type made struct{}

func (made) Wallet(i uint32) string { return fmt.Sprintf("0xa%039x", i) }

func (made) Token(i uint32) (address, symbol string) {
	return fmt.Sprintf("0xc%039x", i), fmt.Sprintf("T%d", i)
}

func (made) Market(uint32) *smartmoney.SignalMarket { return nil }

// row is a wallet's row that passes the default gates.
func row() *detect.Row {
	return &detect.Row{
		Trades: 20, Closed: 8, Winning: 6, Tokens: 10, BuyVolume: 100_000, Realized: 500, Net: 700, Score: 0.5, WinRate: 0.75,
	}
}

// buy is a record of a purchase for $1000 by a wallet of its number + 1 as its rank.
func buy(wallet, token uint32, at time.Time) *detect.Trade {
	return &detect.Trade{
		At: at.UnixNano(), T: at.UnixNano(), Wallet: wallet, Token: token, Rank: int(wallet) + 1, Row: row(),
		Price: 2, Amount: 1000, TokenPrice: 2, Volume24h: 50_000, Holders: 400,
	}
}

// step is what one step of an engine writes besides the records.
type step struct {
	committed time.Time // default: the event time of the last record
	sent      []sent
	revision  int64 // default: the present one
	arrived   int64 // default: the last record's
}

// sent is an entry for a customer's log: about the record of an index.
type sent struct {
	customer string
	record   int
	typ      smartmoney.NotificationType
}

// write adds records of a chain, in one row of the journal.
func (w *taped) write(chain smartmoney.Chain, s step, records ...*detect.Trade) {
	w.Helper()
	var body journal.Writer
	for _, t := range records {
		w.offset++
		t.Seq, t.GlobalOffset, t.ID = w.offset, w.offset, uint64(w.offset)
		body.Trade(t, made{})
	}
	span := body.Span()
	if s.committed.IsZero() {
		s.committed = time.Unix(0, span.ToTime)
	}
	if s.revision == 0 {
		var err error
		if s.revision, err = w.db.ConfigRevision(w.Context()); err != nil {
			w.Fatal(err)
		}
	}
	if s.arrived == 0 {
		s.arrived = w.offset
	}
	out := &store.Commit{
		Arrived: s.arrived, Now: s.committed,
		Chains: []*store.ChainCommit{{Chain: chain, From: w.at[chain], To: w.offset, EventTime: span.ToTime}},
		Journal: []store.JournalRow{{
			Chain: chain, FirstSeq: span.FirstSeq, LastSeq: span.LastSeq, FromTime: span.FromTime, ToTime: span.ToTime,
			FirstOffset: span.FirstOffset, LastOffset: span.LastOffset, CommittedAt: s.committed, ConfigRevision: s.revision, Body: body.Body(),
		}},
	}
	w.at[chain] = w.offset
	for _, n := range s.sent {
		w.notice(out, chain, records[n.record], n)
	}
	if err := w.db.CommitState(w.Context(), out); err != nil {
		w.Fatal(err)
	}
}

func (w *taped) notice(out *store.Commit, chain smartmoney.Chain, t *detect.Trade, n sent) {
	accounts, _, err := w.db.Accounts(w.Context(), 0)
	if err != nil {
		w.Fatal(err)
	}
	for _, a := range accounts {
		if a.CustomerID != n.customer {
			continue
		}
		address, symbol := made{}.Token(t.Token)
		s := &smartmoney.Signal{
			ID: fmt.Sprintf("sig_%s_%s_%d", n.customer, n.typ, t.GlobalOffset), Type: n.typ, Chain: chain, Timestamp: time.Unix(0, t.T).UTC(),
			Token: smartmoney.SignalToken{Address: address, Symbol: symbol}, Headline: "made",
		}
		out.Signals = append(out.Signals, store.SignalBody{Signal: s})
		out.Notifications = append(out.Notifications, store.Entry{
			CustomerID: a.CustomerID, LogVersion: a.LogVersion, SignalID: s.ID, Type: s.Type, Chain: chain, Token: address,
			Timestamp: t.T, GlobalOffset: t.GlobalOffset,
			Decision: smartmoney.Delivered{ConfigVersion: a.Version, DailyUsed: 1, DailyBudget: a.DailyBudget, TypeUsed: 1},
		})
		return
	}
	w.Fatalf("customer %s has no configuration", n.customer)
}

// world is a world around the journal, without an engine.
func (w *taped) world(maxAge time.Duration) *world {
	return &world{TB: w.TB, db: w.db, maxAge: maxAge, top: 200}
}

// configured makes a customer whose configuration differs from the default.
func (w *taped) configured(id string, change func(*smartmoney.Config)) {
	w.Helper()
	if _, err := w.db.CreateCustomer(w.Context(), id, id); err != nil {
		w.Fatal(err)
	}
	w.reconfigured(id, change)
}

func (w *taped) reconfigured(id string, change func(*smartmoney.Config)) {
	w.Helper()
	_, err := w.db.ChangeConfig(w.Context(), id, "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		change(&c)
		return c, nil
	})
	if err != nil {
		w.Fatal(err)
	}
}

// said is a decision in one line.
func said(d smartmoney.Decision) string {
	parts := []string{d.LastAt.Format("15:04"), string(d.Outcome), string(d.Chain), d.Symbol, string(d.Type)}
	if d.Held != nil {
		parts = append(parts, fmt.Sprintf("%s %v %v", d.Held.Rule, d.Held.Threshold, d.Held.Value))
	}
	return strings.Join(append(parts, fmt.Sprint("×", d.Count)), " ")
}

func allSaid(decisions []smartmoney.Decision) (out []string) {
	for _, d := range decisions {
		out = append(out, said(d))
	}
	return out
}
