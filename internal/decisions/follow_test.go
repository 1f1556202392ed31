package decisions_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/decisions"
	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
)

// followed writes a journal of several rows on two chains, of which one trade became an entry of a's log.
func followed(t *testing.T, db *store.DB) *world {
	t.Helper()
	w := testkit.NewJournal(t, db)
	w.Configured("a", func(*smartmoney.Config) {})
	w.Configured("b", func(c *smartmoney.Config) { c.SignalTypes, c.ConvergenceMinWallets = nil, 2 })
	for row := range 4 {
		var base, eth []*detect.Trade
		for i := range 6 {
			at := testkit.Minutes(row*10 + i)
			base = append(base, testkit.BuyRecord(uint32(i), uint32(5+row%2), at))
			eth = append(eth, testkit.BuyRecord(uint32(i), 9, at))
		}
		step := testkit.JournalStep{}
		if row == 1 {
			step.Sent = []testkit.JournalSent{{Customer: "a", Record: 3, Type: smartmoney.ConvergenceP1}}
		}
		w.Write(smartmoney.Base, step, base...)
		w.Write(smartmoney.Ethereum, testkit.JournalStep{}, eth...)
	}
	return worldOf(w, 0)
}

// follow returns the decisions of a and b behind global offsets, each in a line with its place.
func follow(t *testing.T, v *world, a, b int64) (lines []string, made []decisions.Made) {
	t.Helper()
	customers := []decisions.Followed{{CustomerID: "a", After: a}, {CustomerID: "b", After: b}}
	_, err := v.ledger().Follow(t.Context(), v.journal.DB, customers, func(m decisions.Made) error {
		lines = append(lines, fmt.Sprintf("%s %d/%d %s", customers[m.Customer].CustomerID, m.Offset, m.N, said(m.Decision)))
		made = append(made, m)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lines, made
}

// TestFollowSaysWhatDecisionsSay checks that following finds every candidate that Decisions counts, once.
func TestFollowSaysWhatDecisionsSay(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		v := followed(t, db)
		_, made := follow(t, v, 0, 0)
		got, want := map[string]int{}, map[string]int{}
		key := func(id string, d smartmoney.Decision) string {
			rule := smartmoney.Rule("")
			if d.Held != nil {
				rule = d.Held.Rule
			}
			return fmt.Sprint(id, d.Outcome, d.Chain, d.Token, d.Type, rule, d.SignalID)
		}
		for _, m := range made {
			got[key([]string{"a", "b"}[m.Customer], m.Decision)]++
			if (m.Sequence > 0) != (m.Outcome == smartmoney.OutcomeDelivered) || m.Text == "" {
				t.Errorf("%+v", m)
			}
		}
		for _, id := range []string{"a", "b"} {
			for _, d := range v.decisions(v.ledger(), id) {
				want[key(id, d)] += d.Count
			}
		}
		if diff := cmp.Diff(want, got); diff != "" || len(made) < 20 {
			t.Errorf("%d decisions (-want +got):\n%s", len(made), diff)
		}
	})
}

// TestFollowGoesOn checks that following from any place finds what following from the beginning finds behind it.
func TestFollowGoesOn(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		v := followed(t, db)
		all, made := follow(t, v, 0, 0)
		for _, from := range [][2]int64{{1, 20}, {13, 12}, {24, 0}, {30, 31}, {47, 1000}} {
			var want []string
			for i, m := range made {
				if m.Offset > from[m.Customer] {
					want = append(want, all[i])
				}
			}
			if got, _ := follow(t, v, from[0], from[1]); cmp.Diff(want, got) != "" {
				t.Errorf("from %v (-want +got):\n%s", from, cmp.Diff(want, got))
			}
		}
		places := map[string]bool{}
		for _, m := range made {
			places[fmt.Sprint(m.Customer, " ", m.Offset, " ", m.N)] = true
		}
		if len(places) != len(made) {
			t.Errorf("places are not unique: %v", all)
		}
	})
}
