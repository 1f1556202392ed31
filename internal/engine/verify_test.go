package engine

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestVerify checks that what an engine stored equals what the log gives, beside the engine and
// with corrections, and that each value that is stored otherwise is found with its wallet and
// field.
func TestVerify(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := testkit.Events(7, chain, 2000, 60, 8)
		e, stop := run(t, Options{Store: db, Poll: quick})
		appendSlowly(t, db, chain, events[:1500], 100, e)
		wantVerified(t, db, chain)
		var back []event.Event
		for i := 100; i < 1500 && len(back) < 5; i += 200 {
			if events[i].Type == event.TypeTrade {
				back = append(back, event.Event{Type: event.TypeRetract, Chain: chain, Correction: &event.Correction{ID: events[i].Trade.ID}})
			}
		}
		appendSlowly(t, db, chain, append(back, events[1500:]...), 100, e)
		wantVerified(t, db, chain)
		stop()

		// A page of an engine that applied one trade more, whose checksum fits.
		wrong, err := New(Options{Store: db}).loadFollowing(t.Context(), chain, time.Hour)
		if err != nil {
			t.Fatal(err)
		}
		wallet, _ := wrong.Ledger.Wallets.Find(testkit.Wallet(chain, 0))
		token, _ := wrong.Ledger.Tokens.Find(testkit.Token(chain, 0))
		// changes no price
		extra := testkit.Buy(chain, 0, 0, time.Unix(0, wrong.Ledger.EventTime()-1).UTC())
		extra.Trade.Wallet, extra.Trade.Token = wrong.Ledger.Wallets.String(wallet), wrong.Ledger.Tokens.String(token)
		wrong.Ledger.Apply(&extra, wrong.Position())
		storePage(t, db, chain, wrong)
		found := map[string]bool{}
		v, err := Verify(t.Context(), storesOf(db), chain, Options{}, VerifyOptions{Differs: func(_ smartmoney.Chain, d ledger.Difference) {
			if d.Wallet != extra.Trade.Wallet || d.Of == "position" && d.Token != extra.Trade.Token {
				t.Errorf("difference %+v of another wallet or token", d)
			}
			found[d.Of+" "+d.Field] = true
		}})
		if err != nil || v.Found == 0 {
			t.Errorf("verified %+v, error %v", v, err)
		}
		for _, want := range []string{"wallet Buys", "wallet BuyVolume", "wallet Score", "position qty", "position cost"} {
			if !found[want] {
				t.Errorf("no difference of %s among %v", want, found)
			}
		}
	})
}

// storePage replaces the first page of wallets in the database.
func storePage(t *testing.T, db *testkit.DB, chain smartmoney.Chain, s *state) {
	t.Helper()
	var meta []byte
	err := db.LoadState(t.Context(), chain,
		func(stored eventlog.EngineState) (int64, error) { meta = stored.Meta; return stored.Position, nil },
		func(enginestate.Page) error { return nil }, func(enginestate.ChangeRecord) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	err = db.CommitState(t.Context(), &enginestate.Commit{Chains: []*enginestate.ChainCommit{{
		Chain: chain, From: s.Position(), To: s.Position(), EventTime: s.Ledger.EventTime(), Meta: meta,
		Pages: []enginestate.Page{{Page: 0, Seq: s.Position(), Body: s.Ledger.AppendPage(nil, 0)}},
	}}})
	if err != nil {
		t.Fatal(err)
	}
}

// wantVerified checks that nothing differs.
func wantVerified(t *testing.T, db *testkit.DB, chain smartmoney.Chain) {
	t.Helper()
	testkit.EventuallyWithin(t, timeout, "everything is committed", func() bool {
		logs, err := db.ChainLogs(t.Context())
		at := logs[chain.Index()]
		return err == nil && at.Durable > 0 && at.Processed == at.Durable
	})
	v, err := Verify(t.Context(), storesOf(db), chain, Options{BatchEvents: 300}, VerifyOptions{Differs: func(c smartmoney.Chain, d ledger.Difference) {
		t.Errorf("%s: %+v", c, d)
	}})
	if err != nil || v.Damage != nil || v.Position == 0 || v.Wallets == 0 || v.Since == 0 {
		t.Errorf("verified %+v, error %v", v, err)
	}
}

// TestVerifyFindsDamage checks that a damaged row of state or log is named.
func TestVerifyFindsDamage(t *testing.T) {
	t.Parallel()
	for table, where := range map[string]string{"state_pages": "chain = 0", "log_segments": "chain = 0 AND first_seq = 701"} {
		t.Run(table, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
				damaged(t, db, fmt.Sprintf("UPDATE %s SET body = '' WHERE %s", table, where))
				v, err := Verify(t.Context(), storesOf(db), smartmoney.Base, Options{}, VerifyOptions{})
				if err != nil || v.Damage == nil || !strings.Contains(v.Damage.Error(), "damaged") {
					t.Errorf("verified %+v, error %v", v, err)
				}
			})
		})
	}
}
