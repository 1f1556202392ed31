package engine

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// droppedChain is a chain whose first events were dropped, with corrections between the drops, and
// failures at every step.
type droppedChain struct {
	*stream
	db     *testkit.DB
	random *rand.Rand
	drop   retention.Task
	e      *Engine
	stop   func()
}

// send appends events, with retractions of recent trades among them, and drops old ones.
func (d *droppedChain) send(t *testing.T, events []event.Event) {
	t.Helper()
	for part := range slices.Chunk(events, max(scale.Of(200), 50)) {
		sent := len(d.sent)
		for _, one := range part {
			d.add(one)
			if d.random.IntN(max(scale.Of(30), 8)) == 0 {
				d.retractRecent(d.random, reach)
			}
		}
		appendAll(t, d.db, d.e, d.chain, d.sent[sent:])
		await(t, d.e, d.chain, d.position())
		for range 2 {
			if _, err := d.drop.Run(t.Context(), time.Now()); err != nil && !errors.Is(err, errPulled) {
				t.Fatal(err)
			}
		}
	}
}

// longEvents returns events that lie so many times as far apart as others, so that a few thousand
// take days.
func longEvents(chain smartmoney.Chain, n, times int) []event.Event {
	events := testkit.Events(11, chain, n, 40, 30)
	later := func(at *time.Time) { *at = start.Add(time.Duration(times) * at.Sub(start)) }
	for i := range events {
		switch e := &events[i]; {
		case e.Trade != nil:
			later(&e.Trade.TradedAt)
		case e.Token != nil:
			later(&e.Token.UpdatedAt)
		case e.Resolution != nil:
			later(&e.Resolution.ResolvedAt)
		}
	}
	return events
}

// reach is the retraction horizon of the test.
const reach = 6 * time.Hour

// TestVerifyAndRebuildAfterDrops: what an engine stored equals what the bases of dropped events and
// the events that are left make. A total that is stored otherwise is found with its wallet, a
// rebuild from damaged pages mends it, to the last bit, and the engine goes on as if nothing had
// happened.
func TestVerifyAndRebuildAfterDrops(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := kindOn(db)
		db.RetractionHorizon = reach
		random := rand.New(rand.NewPCG(3, uint64(chain.Index())))
		task := &dropping{DB: db, random: random}
		d := &droppedChain{stream: &stream{chain: chain}, db: db, random: random, drop: retention.NewTrades(task, task.Days, task.Archive, 26*time.Hour)}
		d.e, d.stop = run(t, Options{Store: db, Poll: quick, HistoryWallets: 10})
		size := max(scale.Of(2600), 650) // fewer are not dropped
		events := longEvents(chain, size, 6*2600/size)
		before := size * 22 / 26
		d.send(t, events[:before])
		wantVerified(t, db, chain)
		h, err := db.Horizon(t.Context(), chain)
		if err != nil || h.First < d.position()/8 {
			t.Fatalf("the log begins at %d of %d, error %v: nothing much was tested", h.First, d.position(), err)
		}
		d.check(t, d.e)
		d.stop()
		was := stateOf(t, db, chain)
		days := count(t, db, "wallet_days")

		d.plant(t)
		if _, err := db.Writer().Exec("UPDATE state_pages SET body = $1 WHERE chain = $2", []byte("damage"), chain.Index()); err != nil {
			t.Fatal(err)
		}
		done, err := Rebuild(t.Context(), storesOf(db), Options{})
		if err != nil || done[chain.Index()] != (Rebuilt{Chain: chain, Events: d.position() - h.First + 1, Dropped: h.First - 1}) {
			t.Fatalf("rebuilt %+v, error %v", done, err)
		}
		now := stateOf(t, db, chain)
		ledger.Compare(was.Ledger, now.Ledger, h.First-1, func(diff ledger.Difference) bool {
			t.Errorf("after a rebuild: %+v", diff)
			return true
		})
		if left := count(t, db, "wallet_days"); left != days {
			t.Errorf("%d rows of wallets' days, want %d as before", left, days)
		}
		d.e, d.stop = run(t, Options{Store: db, Poll: quick, HistoryWallets: 10})
		d.check(t, d.e)
		d.send(t, events[before:])
		d.check(t, d.e)
		checkHistory(t, db, d.e, chain)
		wantVerified(t, db, chain)
		d.stop()
		d.wantReadOnly(t)
	})
}

func stateOf(t *testing.T, db *testkit.DB, chain smartmoney.Chain) *state {
	t.Helper()
	s, err := New(Options{Store: db}).loadFollowing(t.Context(), chain, time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// plant stores a page with one trade more, whose checksum fits, and checks that it is found.
func (d *droppedChain) plant(t *testing.T) {
	t.Helper()
	wrong := stateOf(t, d.db, d.chain)
	extra := testkit.Buy(d.chain, 0, 0, time.Unix(0, wrong.Ledger.EventTime()-1).UTC())
	extra.Trade.Wallet, extra.Trade.Token = wrong.Ledger.Wallets.String(0), wrong.Ledger.Tokens.String(0)
	wrong.Ledger.Apply(&extra, wrong.Position())
	storePage(t, d.db, d.chain, wrong)
	found := map[string]bool{}
	v, err := Verify(t.Context(), storesOf(d.db), d.chain, Options{}, VerifyOptions{Differs: func(_ smartmoney.Chain, diff ledger.Difference) {
		if diff.Wallet != extra.Trade.Wallet {
			t.Errorf("difference %+v of another wallet", diff)
		}
		found[diff.Of+" "+diff.Field] = true
	}})
	if err != nil || v.Found == 0 || !found["wallet Buys"] || !found["wallet BuyVolume"] || !found["position qty"] {
		t.Errorf("verified %+v with differences of %v, error %v", v, found, err)
	}
}

// wantReadOnly checks what is said of a log whose first events a former version dropped.
func (d *droppedChain) wantReadOnly(t *testing.T) {
	t.Helper()
	if _, err := d.db.Writer().Exec("UPDATE log_horizons SET recomputable = 0 WHERE chain = $1", d.chain.Index()); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if _, err := d.db.Writer().Exec("UPDATE log_horizons SET recomputable = 1"); err != nil {
			t.Fatal(err)
		}
	}()
	v, err := Verify(t.Context(), storesOf(d.db), d.chain, Options{}, VerifyOptions{})
	if err != nil || v.Since != 0 || v.Wallets != 0 || v.Position != d.position() || v.Before.IsZero() {
		t.Errorf("verified %+v, error %v", v, err)
	}
	if _, err := Rebuild(t.Context(), storesOf(d.db), Options{}); err == nil || !strings.Contains(err.Error(), "restore a backup") {
		t.Errorf("rebuilt, error %v", err)
	}
}
