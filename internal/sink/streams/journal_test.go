package streams_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/decisions"
	"smartmoney/internal/detect"
	"smartmoney/internal/detect/journal"
	"smartmoney/internal/enginestate"
	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
)

// write adds rows to the journal of Base and Ethereum: n trades each, of which a was sent one.
func write(w *testkit.Journal, row, n int) {
	var base, eth []*detect.Trade
	for i := range n {
		at := testkit.Minutes(row*n + i)
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

// wantDecisions returns the sequences of the decisions about customers, by customer.
func wantDecisions(t *testing.T, db *store.DB, ids ...string) map[string][]int64 {
	t.Helper()
	var customers []decisions.Followed
	for _, id := range ids {
		customers = append(customers, decisions.Followed{CustomerID: id})
	}
	out := map[string][]int64{}
	ledger := decisions.New(decisions.Options{Journal: db, Sent: db, TopWallets: 200})
	_, err := ledger.Follow(t.Context(), db, customers, func(m decisions.Made) error {
		id := ids[m.Customer]
		out[id] = append(out[id], sink.SequenceOf(m.Offset, m.N))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestJournalStreams checks that a disturbed sink publishes every decision and every trade of a ranked wallet, once for
// a consumer that drops ids that it knows, each saying which one was before.
func TestJournalStreams(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("a", func(*smartmoney.Config) {})
		w.Configured("b", func(c *smartmoney.Config) { c.SignalTypes, c.ConvergenceMinWallets = nil, 2 })
		write(w, 0, 6)
		random := rand.New(rand.NewPCG(1, 2))
		l := &list{}
		l.fault = func(bool, int) error {
			if random.Float64() < 0.4 {
				return errAway
			}
			return nil
		}
		const settings = `{"streams": "decisions, trades"}`
		_, stop := start(t, db, l, settings, "one", nil)
		write(w, 1, 6)
		write(w, 2, 6)
		stop()
		write(w, 3, 6)
		start(t, db, l, settings, "two", nil)
		want := map[string][]int64{}
		for id, sequences := range wantDecisions(t, db, "a", "b") {
			want["decisions "+id] = sequences
		}
		for row := range int64(4) {
			for i := range int64(6) { // the numbers of both chains rise together
				want["trades base"] = append(want["trades base"], sink.SequenceOf(row*12+i+1, 0))
				want["trades ethereum"] = append(want["trades ethereum"], sink.SequenceOf(row*12+6+i+1, 0))
			}
		}
		var got map[string][]sink.Message
		testkit.Eventually(t, "everything is published", func() bool {
			got = l.received(t)
			n, all := 0, 0
			for _, messages := range got {
				n += len(messages)
			}
			for _, sequences := range want {
				all += len(sequences)
			}
			return n >= all
		})
		sequences := map[string][]int64{}
		for key, messages := range got {
			previous := int64(0)
			for _, m := range messages {
				if m.Previous != previous {
					t.Errorf("%s: %d says that %d is before it, not %d", key, m.Sequence, m.Previous, previous)
				}
				previous = m.Sequence
				sequences[key] = append(sequences[key], m.Sequence)
			}
		}
		if diff := cmp.Diff(want, sequences); diff != "" {
			t.Errorf("sequences (-want +got):\n%s", diff)
		}
		wantBodies(t, got)
	})
}

// wantBodies checks one message of each type.
func wantBodies(t *testing.T, got map[string][]sink.Message) {
	t.Helper()
	const trade = `{"type":"trade","chain":"base","wallet_address":"0xa000000000000000000000000000000000000000","leaderboard_rank":1,"side":"buy",` +
		`"token":{"address":"0xc000000000000000000000000000000000000005","symbol":"T5"},"price_usd":2,"size_usd":1000,"trader":{"trader_score":0.5,` +
		`"net_pnl_usd":700,"realized_pnl_usd":500,"total_buy_volume_usd":100000,"trade_count":20,"win_rate":0.75,"winning_positions":6,` +
		`"closed_positions":8,"tokens_traded":10},"traded_at":"`
	if body := string(got["trades base"][0].Body); !strings.HasPrefix(body, trade) || !strings.HasSuffix(body, `"sequence":1024}`) {
		t.Errorf("trade %s", body)
	}
	outcomes := map[string]bool{}
	for _, m := range got["decisions a"] {
		var d struct {
			Type           string  `json:"type"`
			Outcome        string  `json:"outcome"`
			Rule           *string `json:"rule"`
			SignalID       *string `json:"signal_id"`
			SignalSequence *int64  `json:"signal_sequence"`
			Text           string  `json:"text"`
			Sequence       int64   `json:"sequence"`
		}
		if err := json.Unmarshal(m.Body, &d); err != nil {
			t.Fatalf("%s: %v", m.Body, err)
		}
		outcomes[d.Outcome] = true
		delivered := d.Outcome == string(smartmoney.OutcomeDelivered)
		if d.Type != m.Type || d.Text == "" || d.Sequence != m.Sequence || (d.Rule == nil) != delivered || (d.SignalID != nil) != delivered || (d.SignalSequence != nil) != delivered {
			t.Errorf("decision %s", m.Body)
		}
	}
	if len(outcomes) != 2 {
		t.Errorf("outcomes %v", outcomes)
	}
}

// TestRetractedTrades checks that a correction names the trades that it takes back, in as many messages as it needs.
func TestRetractedTrades(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	var body journal.Writer
	r := &detect.Retraction{Seq: 500_000, GlobalOffset: 500_000, T: testkit.Noon.UnixNano()}
	want := map[int64]bool{}
	for token := range uint32(3000) {
		taken := detect.RetractedToken{Token: token}
		for i := range int64(20) {
			taken.Seqs = append(taken.Seqs, int64(token)*20+i+1)
			want[sink.SequenceOf(int64(token)*20+i+1, 0)] = true
		}
		r.Tokens = append(r.Tokens, taken)
	}
	body.Retract(r, testkit.Names{})
	span := body.Span()
	check(t, db.CommitState(t.Context(), &enginestate.Commit{
		Arrived: r.GlobalOffset, Now: testkit.Noon,
		Chains: []*enginestate.ChainCommit{{Chain: smartmoney.Base, To: r.Seq, EventTime: span.ToTime}},
		Journal: []enginestate.JournalRow{{
			Chain: smartmoney.Base, FirstSeq: span.FirstSeq, LastSeq: span.LastSeq, FromTime: span.FromTime, ToTime: span.ToTime,
			FirstOffset: span.FirstOffset, LastOffset: span.LastOffset, CommittedAt: testkit.Noon, Body: body.Body(),
		}},
	}))
	l := &list{}
	start(t, db, l, `{"streams": ["trades"]}`, "one", nil)
	got := map[int64]bool{}
	testkit.Eventually(t, "all are published", func() bool {
		clear(got)
		for _, m := range l.received(t)["trades base"] {
			var b struct {
				Tokens []struct {
					Sequences []int64 `json:"sequences"`
				} `json:"tokens"`
			}
			check(t, json.Unmarshal(m.Body, &b))
			if m.Type != "trades.retracted" || len(m.Body) > sink.MaxBody {
				t.Errorf("a %s of %d bytes", m.Type, len(m.Body))
			}
			for _, token := range b.Tokens {
				for _, s := range token.Sequences {
					got[s] = true
				}
			}
		}
		return len(got) == len(want)
	})
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(fmt.Sprint(diff)[:min(len(diff), 500)])
	}
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
