package testkit

import (
	"cmp"
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Journal writes records onto a database's journal, as an engine's Step would, each with
// the number of its arrival as its number in the log.
type Journal struct {
	testing.TB
	DB     *DB
	offset int64
	at     map[smartmoney.Chain]int64 // positions
}

// NewJournal returns a Journal that writes to a database.
func NewJournal(t testing.TB, db *DB) *Journal {
	return &Journal{TB: t, DB: db, at: map[smartmoney.Chain]int64{}}
}

// Names are names by number: those of Wallet and Token, and the symbols $T0, $T1, … Without a
// chain they are those of a chain with hexadecimal addresses.
type Names struct{ Chain smartmoney.Chain }

// Wallet returns an address.
func (n Names) Wallet(i uint32) string { return Wallet(n.Chain, int(i)) }

// Token returns an address and a symbol.
func (n Names) Token(i uint32) (address, symbol string) {
	return Token(n.Chain, int(i)), fmt.Sprintf("T%d", i)
}

// Market returns nil.
func (Names) Market(uint32) *smartmoney.SignalMarket { return nil }

// EligibleRow is a wallet's row that passes the default eligibility rules.
func EligibleRow() *detect.Row {
	return &detect.Row{
		Trades: 20, Closed: 8, Winning: 6, Tokens: 10, BuyVolume: 100_000, Realized: 500, Net: 700, Score: 0.5, WinRate: 0.75,
	}
}

// BuyRecord is a record of a purchase for $1000 by a wallet of its number + 1 as its rank.
func BuyRecord(wallet, token uint32, at time.Time) *detect.Trade {
	return &detect.Trade{
		At: at.UnixNano(), T: at.UnixNano(), Wallet: wallet, Token: token, Rank: int(wallet) + 1, Row: EligibleRow(),
		Price: 2, Amount: 1000, TokenPrice: 2, Volume24h: 50_000, Holders: 400,
	}
}

// JournalStep is what one batch of an engine writes besides the records.
type JournalStep struct {
	Committed time.Time // default: the event time of the last record
	Sent      []JournalSent
	Revision  int64 // default: the present one
	Arrived   int64 // default: the last record's
}

// JournalSent is an entry for a customer's log: about the record of an index.
type JournalSent struct {
	Customer string
	Record   int
	Type     smartmoney.NotificationType
}

// Write adds records of a chain, in one row of the journal.
func (j *Journal) Write(chain smartmoney.Chain, s JournalStep, records ...*detect.Trade) {
	j.Helper()
	var body journal.Writer
	for _, t := range records {
		j.offset++
		t.Seq, t.GlobalOffset, t.ID = j.offset, j.offset, uint64(j.offset)
		body.Trade(t, Names{})
	}
	span := body.Span()
	if s.Committed.IsZero() {
		s.Committed = time.Unix(0, span.ToTime)
	}
	if s.Revision == 0 {
		var err error
		if s.Revision, err = j.DB.ConfigRevision(j.Context()); err != nil {
			j.Fatal(err)
		}
	}
	s.Arrived = cmp.Or(s.Arrived, j.offset)
	out := &enginestate.Commit{
		Arrived: s.Arrived, Now: s.Committed,
		Chains: []*enginestate.ChainCommit{{Chain: chain, From: j.at[chain], To: j.offset, EventTime: span.ToTime}},
		Journal: []enginestate.JournalRow{{
			Chain: chain, FirstSeq: span.FirstSeq, LastSeq: span.LastSeq, FromTime: span.FromTime, ToTime: span.ToTime,
			FirstOffset: span.FirstOffset, LastOffset: span.LastOffset, CommittedAt: s.Committed, ConfigRevision: s.Revision, Body: body.Body(),
		}},
	}
	j.at[chain] = j.offset
	for _, n := range s.Sent {
		j.notify(out, chain, records[n.Record], n)
	}
	if err := j.DB.CommitState(j.Context(), out); err != nil {
		j.Fatal(err)
	}
}

func (j *Journal) notify(out *enginestate.Commit, chain smartmoney.Chain, t *detect.Trade, n JournalSent) {
	customers, _, err := j.DB.ChangedCustomers(j.Context(), 0)
	if err != nil {
		j.Fatal(err)
	}
	for _, a := range customers {
		if a.CustomerID != n.Customer {
			continue
		}
		address, symbol := Names{}.Token(t.Token)
		s := &smartmoney.Signal{
			ID: fmt.Sprintf("sig_%s_%s_%d", n.Customer, n.Type, t.GlobalOffset), Type: n.Type, Chain: chain, Timestamp: time.Unix(0, t.T).UTC(),
			Token: smartmoney.SignalToken{Address: address, Symbol: symbol}, Headline: "made",
		}
		out.Signals = append(out.Signals, notifications.SignalBody{Signal: s})
		out.Notifications = append(out.Notifications, notifications.Entry{
			CustomerID: a.CustomerID, LogVersion: a.LogVersion, SignalID: s.ID, Type: s.Type, Chain: chain, Token: address,
			Timestamp: t.T, GlobalOffset: t.GlobalOffset,
			Decision: smartmoney.Delivered{ConfigVersion: a.Version, DailyUsed: 1, DailyBudget: a.DailyBudget, TypeUsed: 1},
		})
		return
	}
	j.Fatalf("customer %s has no configuration", n.Customer)
}

// Configured makes a customer whose configuration differs from the default.
func (j *Journal) Configured(id string, change func(*smartmoney.Config)) {
	j.Helper()
	if _, err := j.DB.CreateCustomer(j.Context(), id, id); err != nil {
		j.Fatal(err)
	}
	j.Reconfigured(id, change)
}

// Reconfigured changes a customer's configuration.
func (j *Journal) Reconfigured(id string, change func(*smartmoney.Config)) {
	j.Helper()
	_, err := j.DB.ChangeConfig(j.Context(), id, "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		change(&c)
		return c, nil
	})
	if err != nil {
		j.Fatal(err)
	}
}

// Minutes is a time so many minutes after Noon.
func Minutes(n int) time.Time { return Noon.Add(time.Duration(n) * time.Minute) }
