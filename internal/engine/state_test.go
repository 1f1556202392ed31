package engine

import (
	"bytes"
	"encoding/json"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
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
			from := s.position
			s.begin(rest[:n])
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

// TestLastRefresh finds the event that applying them finds.
func TestLastRefresh(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), smartmoney.Base, rapid.IntRange(1, 200).Draw(rt, "events"), 20, 5)
		s, want := newState(smartmoney.Base), -1
		got := s.lastRefresh(events)
		for i := range events {
			if s.apply(&events[i], int64(i)+1).Refreshed != nil {
				want = i
			}
		}
		if got != want {
			rt.Fatalf("event %d refreshes last, want %d", got, want)
		}
		if again := s.lastRefresh(events[:0]); again != -1 {
			rt.Fatalf("event %d of none", again)
		}
	})
}

// TestMeta: what is kept of a chain is read back, and no change of it goes unnoticed.
func TestMeta(t *testing.T) {
	t.Parallel()
	m := meta{Checkpoint: 40, Time: 1_700_000_000_000_000_000, Hours: hours{{Seq: 7, Time: 9}}}
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

// TestHours: whatever the time between events and checkpoints, no trade of the day before the
// checkpoint lies at or before the position that is found, that position is no more than an hour
// before that day, and older marks are forgotten.
func TestHours(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		var h hours
		var times []int64 // event time with each event
		now, checkpoint := int64(rapid.IntRange(1, int(detect.Day)).Draw(rt, "begin")), int64(0)
		longest := rapid.Int64Range(1, 30).Draw(rt, "longest gap") * nsPerHour
		for seq := range int64(rapid.IntRange(1, 200).Draw(rt, "events")) {
			was := now
			if len(times) == 0 {
				was = 0
			} else {
				now += rapid.Int64Range(0, longest).Draw(rt, "gap")
			}
			if rapid.IntRange(0, 5).Draw(rt, "checkpoint") == 0 {
				checkpoint = was
			}
			h.pass(was, now, seq, checkpoint)
			times = append(times, now)
		}
		from := h.before(checkpoint)
		for seq := range from { // those that are not read: events 1 to from
			if times[seq] > checkpoint-detect.Day {
				rt.Fatalf("event %d of %d is within the day before %d and is not read", seq+1, from, checkpoint)
			}
		}
		if int64(len(h)) > (now-checkpoint)/nsPerHour+27 {
			rt.Fatalf("%d marks for a day of hours", len(h))
		}
		if checkpoint > 0 && times[from] <= checkpoint-detect.Day-nsPerHour {
			rt.Fatalf("reading begins at %d, more than an hour before the day that ends at %d", times[from], checkpoint)
		}
	})
}
