package engine

import (
	"bytes"
	"encoding/json"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// newState makes a chain's state before its first event.
func newState(chain smartmoney.Chain) *state {
	return &state{
		Chain: pipeline.New(ledger.New(chain), pipeline.Options{
			RankInterval: time.Minute, TopWallets: 20, Filter: smartmoney.DefaultFilter(chain),
		}),
		outcomes: notify.NewOutcomes(!chain.DEX()),
	}
}

// TestChangeRecordsMakeTheState: in whatever batches events are applied, the change records
// of the commits in order make the same ledger, byte for byte; and so do the pages with the
// records that the last commit says are still needed.
func TestChangeRecordsMakeTheState(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		chains := smartmoney.Chains()
		chain := rapid.SampledFrom(chains[:]).Draw(rt, "chain")
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), chain, rapid.IntRange(1, 400).Draw(rt, "events"), 40, 10)
		s, all := newState(chain), ledger.New(chain)
		pages := map[int32]enginestate.Page{}
		var records []enginestate.ChangeRecord
		neededFrom, offset := int64(0), int64(0)
		for rest := events; len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(rt, "batch")
			from := s.Position()
			s.begin(n)
			for i := range rest[:n] {
				offset++
				s.next(&rest[i], offset)
			}
			rest = rest[n:]
			c, err := s.end()
			if err != nil {
				rt.Fatal(err)
			}
			if c.From != from || c.To != from+int64(n) || c.EventTime != s.Ledger.EventTime() || len(c.Links.Before) != n {
				rt.Fatalf("a batch of %d after %d commits %d to %d, %d links", n, from, c.From, c.To, len(c.Links.Before))
			}
			for _, r := range c.ChangeRecords {
				records = append(records, enginestate.ChangeRecord{Seq: r.Seq, Body: bytes.Clone(r.Body)})
				if err := all.ApplyChanges(r.Body); err != nil {
					rt.Fatal(err)
				}
			}
			for _, p := range c.Pages {
				p.Body = bytes.Clone(p.Body)
				pages[p.Page] = p
			}
			neededFrom = max(neededFrom, c.NeededFrom)
		}
		want := image(s.Ledger)
		if !bytes.Equal(image(all), want) {
			rt.Fatal("the change records make another ledger")
		}
		loader := ledger.NewLoader(chain)
		for _, p := range pages {
			if err := loader.Page(ledger.Page(p.Page), p.Seq, p.Body); err != nil {
				rt.Fatal(err)
			}
		}
		for _, r := range records {
			if r.Seq <= neededFrom {
				continue // dropped
			}
			if err := loader.Changes(r.Seq, r.Body); err != nil {
				rt.Fatal(err)
			}
		}
		loaded, err := loader.Done()
		if err != nil {
			rt.Fatal(err)
		}
		if !bytes.Equal(image(loaded), want) {
			rt.Fatalf("%d pages and the records after %d make another ledger", len(pages), neededFrom)
		}
	})
}

// TestCheckpoints: a batch makes its checkpoint before the first event that refreshes the effective
// leaderboard, none if there is no such event, none while something is undecided or a snapshot is
// unwritten.
func TestCheckpoints(t *testing.T) {
	t.Parallel()
	late := 0 // checkpoints after an event that would have made one where the last one is
	scale.CheckUntil(t, func() bool { return late > 0 }, func(rt *rapid.T) {
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), smartmoney.Base, rapid.IntRange(1, 200).Draw(rt, "events"), 20, 5)
		s, offset := newState(smartmoney.Base), int64(0)
		s.Chain = pipeline.New(ledger.New(smartmoney.Base), pipeline.Options{
			RankInterval: time.Minute, TopWallets: 20, Filter: smartmoney.Filter{MaxBuyVol: 1e300}, History: 10,
		})
		for rest := events; len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(rt, "batch")
			if rapid.Bool().Draw(rt, "written") {
				s.DropSnapshot()
			}
			s.undecided = nil
			if rapid.IntRange(0, 3).Draw(rt, "decided") == 0 {
				s.undecided = []*undecided{{}}
			}
			want, refreshed, skipped := s.Checkpoint(), false, false
			s.begin(n)
			for i := range rest[:n] {
				offset++
				before := pipeline.Checkpoint{Seq: s.Position(), Time: s.Ledger.EventTime()}
				may := s.undecided == nil && s.Unwritten() == nil && !refreshed
				switch r := s.next(&rest[i], offset); {
				case r.Refreshed == nil || !may:
				case before.Seq == want.Seq:
					skipped = true
				default:
					if want, refreshed = before, true; skipped {
						late++
					}
				}
			}
			rest = rest[n:]
			if got := s.Checkpoint(); got != want {
				rt.Fatalf("the checkpoint of events up to %d is %+v, want %+v", s.Position(), got, want)
			}
			c, err := s.end()
			if err != nil {
				rt.Fatal(err)
			}
			for _, p := range c.Pages {
				if p.Seq != want.Seq || !refreshed {
					rt.Fatalf("a page is as of %d, the checkpoint is %d", p.Seq, want.Seq)
				}
			}
		}
	})
}

// TestMeta: what is kept of a chain is read back, and no change of it goes unnoticed.
func TestMeta(t *testing.T) {
	t.Parallel()
	m := meta{Checkpoint: 40, Time: 1_700_000_000_000_000_000, Hours: pipeline.Hours{{Seq: 7, Time: 9}}}
	text, err := m.text(smartmoney.Base, 50, 60)
	if err != nil {
		t.Fatal(err)
	}
	back, err := parseMeta(smartmoney.Base, eventlog.EngineState{Position: 50, EventTime: 60, Meta: text})
	if err != nil || back.Checkpoint != 40 || back.Time != m.Time || len(back.Hours) != 1 || back.Hours[0] != m.Hours[0] {
		t.Errorf("read back as %+v, error %v", back, err)
	}
	// of a former version, which may have decided on all of it
	if got := back.orderedAfter(50); got != 50 {
		t.Errorf("decisions are in order after %d, want 50", got)
	}
	none := int64(0)
	if got := (meta{Ordered: &none}).orderedAfter(50); got != 0 {
		t.Errorf("decisions are in order after %d, want 0", got)
	}
	changed := m
	changed.Checkpoint++
	changed.Sum = back.Sum
	other, err := json.Marshal(changed)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		chain smartmoney.Chain
		row   eventlog.EngineState
		fits  bool
	}{
		"another chain":      {smartmoney.Solana, eventlog.EngineState{Position: 50, EventTime: 60, Meta: text}, false},
		"another position":   {smartmoney.Base, eventlog.EngineState{Position: 51, EventTime: 60, Meta: text}, false},
		"another event time": {smartmoney.Base, eventlog.EngineState{Position: 50, EventTime: 61, Meta: text}, false},
		"another checkpoint": {smartmoney.Base, eventlog.EngineState{Position: 50, EventTime: 60, Meta: other}, false},
		"no JSON":            {smartmoney.Base, eventlog.EngineState{Position: 50, EventTime: 60, Meta: text[1:]}, false},
		"nothing yet":        {smartmoney.Base, eventlog.EngineState{}, true},
		"an older version's": {smartmoney.Base, eventlog.EngineState{Position: 50, EventTime: 60, Meta: []byte(`{"boundary":40}`)}, true},
	} {
		if _, err := parseMeta(c.chain, c.row); (err == nil) != c.fits {
			t.Errorf("%s: error %v", name, err)
		}
	}
}
