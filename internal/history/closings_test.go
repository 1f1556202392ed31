package history_test

import (
	"cmp"
	"math"
	"slices"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// closed is what a model of the closings knows: each wallet's, by event.
type closed struct {
	seq int64 // last event
	// by wallet: the events that closed its positions before each correction
	former map[uint32][]int64
	wallet map[uint32][]smartmoney.Closing
}

func (cl *closed) last(wallet uint32) int64 {
	if list := cl.wallet[wallet]; len(list) > 0 {
		return list[len(list)-1].Seq
	}
	return 0
}

// closing draws a closing of a wallet by an event.
func (cl *closed) closing(rt *rapid.T, wallet uint32, seq int64) smartmoney.Closing {
	return smartmoney.Closing{
		Seq: seq, Before: cl.last(wallet), Wallet: wallet, Token: rapid.Uint32().Draw(rt, "token"),
		Quantity: rapid.Float64Range(0, 1e300).Draw(rt, "quantity"), Cost: rapid.Float64Range(0, 1e300).Draw(rt, "cost"),
		Profit: rapid.Float64Range(-1e300, 1e300).Draw(rt, "profit"),
		Opened: rapid.Int64Range(0, math.MaxInt64).Draw(rt, "opened"), Closed: rapid.Int64Range(0, math.MaxInt64).Draw(rt, "closed"),
	}
}

// events draws closings by some more events, each of which closes positions of one wallet or of
// several.
func (cl *closed) events(rt *rapid.T, wallets uint32) (out []smartmoney.Closing) {
	for range rapid.SampledFrom([]int{1, 5, 700}).Draw(rt, "events") { // a row has 256
		cl.seq += int64(rapid.IntRange(1, 3).Draw(rt, "gap"))
		for w := range wallets {
			if rapid.IntRange(0, 3).Draw(rt, "closes") == 0 {
				c := cl.closing(rt, w, cl.seq)
				out, cl.wallet[w] = append(out, c), append(cl.wallet[w], c)
			}
		}
	}
	return out
}

// correct draws what a correction leaves of some wallets' closings from an event on: some of them,
// with other numbers, and now and then one by another event.
func (cl *closed) correct(rt *rapid.T, wallets uint32) *smartmoney.CorrectedClosings {
	out := &smartmoney.CorrectedClosings{From: rapid.Int64Range(1, cl.seq).Draw(rt, "from")}
	for w := range wallets {
		for _, c := range cl.wallet[w] {
			cl.former[w] = append(cl.former[w], c.Seq)
		}
	}
	cl.seq++ // the correction
	for w := range wallets {
		if rapid.Bool().Draw(rt, "is another's") {
			continue
		}
		out.Wallets = append(out.Wallets, w)
		all := cl.wallet[w]
		at, _ := slices.BinarySearchFunc(all, out.From, func(c smartmoney.Closing, seq int64) int { return cmp.Compare(c.Seq, seq) })
		cl.wallet[w] = slices.Clone(all[:at])
		for _, c := range all[at:] {
			if rapid.IntRange(0, 4).Draw(rt, "is gone") > 0 {
				c = cl.closing(rt, w, c.Seq)
				out.Closings, cl.wallet[w] = append(out.Closings, c), append(cl.wallet[w], c)
			}
		}
	}
	return out
}

// TestClosings: after any events and corrections the closings of each wallet are those of a model,
// in pages and by ranges of events, to the last bit.
func TestClosings(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := &commits{T: t, db: db}
		rapid.Check(t, func(rt *rapid.T) {
			for _, table := range []string{"closings", "corrected_closings"} {
				if _, err := db.Writer().ExecContext(t.Context(), "DELETE FROM "+table); err != nil {
					t.Fatal(err)
				}
			}
			const wallets = 4
			m := &closed{seq: c.position, wallet: map[uint32][]smartmoney.Closing{}, former: map[uint32][]int64{}}
			began := m.seq
			for range rapid.IntRange(1, 8).Draw(rt, "commits") {
				if m.seq == began || rapid.Bool().Draw(rt, "events or a correction") {
					c.moveTo(rt, m, history.Added{Closings: m.events(rt, wallets)})
				} else {
					c.moveTo(rt, m, history.Added{Corrected: m.correct(rt, wallets)})
				}
			}
			m.check(rt, t, db, wallets)
			m.checkFormer(rt, t, db, wallets)
		})
	})
}

// checkFormer asks with what was read before corrections: from a newest closing, or after a cursor,
// that may be gone. After several corrections what is before it cannot always be told.
func (cl *closed) checkFormer(rt *rapid.T, t *testing.T, db *testkit.DB, wallets uint32) {
	for w := range wallets {
		if len(cl.former[w]) == 0 {
			continue
		}
		at := rapid.SampledFrom(cl.former[w]).Draw(rt, "former")
		var upTo, before []smartmoney.Closing
		for _, c := range slices.Backward(cl.wallet[w]) {
			if c.Seq <= at {
				upTo = append(upTo, c)
			}
			if c.Seq < at {
				before = append(before, c)
			}
		}
		got, err := db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: w, Newest: at, Limit: len(upTo) + 1})
		if diff := gocmp.Diff(upTo, got, cmpopts.EquateEmpty()); (diff != "" || err != nil) && smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
			rt.Fatalf("closings of wallet %d from its former newest %d, %v (-want +got):\n%s", w, at, err, diff)
		}
		got, err = db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: w, Newest: cl.last(w), After: at, Limit: len(before) + 1})
		if diff := gocmp.Diff(before, got, cmpopts.EquateEmpty()); (diff != "" || err != nil) && smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			rt.Fatalf("closings of wallet %d after the former %d, %v (-want +got):\n%s", w, at, err, diff)
		}
	}
}

// moveTo commits history up to the model's last event.
func (c *commits) moveTo(rt *rapid.T, m *closed, h history.Added) {
	err := c.db.CommitState(c.Context(), &enginestate.Commit{Chains: []*enginestate.ChainCommit{{Chain: chain, From: c.position, To: m.seq, History: h}}})
	if err != nil {
		rt.Fatal(err)
	}
	c.position = m.seq
}

func (cl *closed) check(rt *rapid.T, t *testing.T, db *testkit.DB, wallets uint32) {
	var all []smartmoney.Closing
	for w := range wallets {
		want := slices.Clone(cl.wallet[w])
		all = append(all, want...)
		slices.Reverse(want)
		got, err := db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: w, Newest: cl.last(w), Limit: len(want) + 1})
		if diff := gocmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" || err != nil {
			rt.Fatalf("closings of wallet %d, %v (-want +got):\n%s", w, err, diff)
		}
		if len(want) < 2 {
			continue
		}
		at := rapid.IntRange(0, len(want)-2).Draw(rt, "at")
		page, err := db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: w, Newest: cl.last(w), After: want[at].Seq, Limit: 1})
		if err != nil || len(page) != 1 || page[0] != want[at+1] {
			rt.Fatalf("the page after %d of wallet %d: %v, %v; want %v", want[at].Seq, w, page, err, want[at+1])
		}
		_, err = db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: wallets, Newest: cl.last(w), After: want[at].Seq, Limit: 1})
		if smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			rt.Fatalf("a page of another wallet after %d: %v", want[at].Seq, err)
		}
	}
	from := rapid.Int64Range(0, cl.seq).Draw(rt, "range from")
	before := rapid.Int64Range(from, cl.seq+1).Draw(rt, "range before")
	all = slices.DeleteFunc(all, func(c smartmoney.Closing) bool { return c.Seq < from || c.Seq >= before || c.Wallet == 1 })
	var got []smartmoney.Closing
	err := db.EachClosing(t.Context(), chain, []uint32{0, 2, 3}, from, before, math.MaxInt32, func(c *smartmoney.Closing) { got = append(got, *c) })
	for _, list := range [][]smartmoney.Closing{all, got} {
		slices.SortFunc(list, func(a, b smartmoney.Closing) int {
			return cmp.Or(cmp.Compare(a.Wallet, b.Wallet), cmp.Compare(a.Seq, b.Seq))
		})
	}
	if diff := gocmp.Diff(all, got, cmpopts.EquateEmpty()); diff != "" || err != nil {
		rt.Fatalf("closings by events %d to %d, %v (-want +got):\n%s", from, before, err, diff)
	}
}
