package replay_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// ledgers are decision ledgers of one journal.
type ledgers struct {
	testing.TB
	journal   *testkit.Journal
	warmUp    time.Duration
	minVolume float64 // Options.SignalMinVolume
	maxAge    time.Duration
}

func ledgersOf(j *testkit.Journal, maxAge time.Duration) *ledgers {
	return &ledgers{TB: j.TB, journal: j, maxAge: maxAge}
}

func (w *ledgers) ledger() *replay.DecisionLedger {
	return replay.NewDecisionLedger(replay.DecisionLedgerOptions{Journal: w.journal.DB, Sent: w.journal.DB.Logs, ConfigHistory: w.journal.DB.ConfigHistory, TopWallets: 200, WarmUp: w.warmUp, MaxAge: w.maxAge, SignalMinVolume: w.minVolume})
}

// decisions returns everything that the record says of a customer.
func (w *ledgers) decisions(l *replay.DecisionLedger, id string) []smartmoney.Decision {
	w.Helper()
	return w.ask(l, replay.DecisionQuery{CustomerID: id})
}

func (w *ledgers) ask(l *replay.DecisionLedger, q replay.DecisionQuery) []smartmoney.Decision {
	w.Helper()
	all, _, err := l.Decisions(w.Context(), q)
	if err != nil {
		w.Fatal(err)
	}
	return all
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

// BenchmarkDecisions asks a ledger that remembers nothing, and one that goes on.
func BenchmarkDecisions(b *testing.B) {
	db := testkit.SQLite(b)
	if _, err := db.CreateCustomer(b.Context(), "c", "c"); err != nil {
		b.Fatal(err)
	}
	busyDay(b, db, 1_000_000, 200)
	fresh := func() *replay.DecisionLedger {
		return replay.NewDecisionLedger(replay.DecisionLedgerOptions{Journal: db, Sent: db.Logs, ConfigHistory: db.ConfigHistory, TopWallets: 200})
	}
	known := fresh()
	if _, _, err := known.Decisions(b.Context(), replay.DecisionQuery{CustomerID: "c"}); err != nil {
		b.Fatal(err)
	}
	for name, ledger := range map[string]func() *replay.DecisionLedger{"first": fresh, "again": func() *replay.DecisionLedger { return known }} {
		b.Run(name, func(b *testing.B) {
			began := testkit.CPU(b)
			for b.Loop() {
				all, _, err := ledger().Decisions(b.Context(), replay.DecisionQuery{CustomerID: "c"})
				if err != nil || len(all) == 0 {
					b.Fatal(len(all), err)
				}
				b.ReportMetric(float64(len(all)), "decisions")
			}
			b.ReportMetric((testkit.CPU(b)-began).Seconds()/float64(b.N), "cpu-s/op")
		})
	}
}
