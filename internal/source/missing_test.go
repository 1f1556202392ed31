package source_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestRefusedCorrection has a source whose own rewind the log refuses, since it would take back a
// trade that lies beyond the horizon: the source stops, and nothing of the new branch is stored. A
// correction that a message asks for is a reject.
func TestRefusedCorrection(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		all := trades(1, 4)
		for i := range all {
			all[i].Trade.Block, all[i].Trade.HasBlock = int64(10+i), true
		}
		old := *all[0].Trade
		old.ID, old.Block, old.TradedAt = "old", 1_700_000_000, old.TradedAt.AddDate(0, 0, -30)
		rewind := event.Event{Type: event.TypeRewind, Chain: smartmoney.Base, Correction: &event.Correction{Block: 11}}
		results := make(chan error, 100)
		read := func(strict bool) func(context.Context, source.Output) error {
			return func(ctx context.Context, out source.Output) error {
				if out.Position() == nil {
					check(t, out.Append(ctx, &source.Batch{Events: append(all[:2:2], event.Event{Type: event.TypeTrade, Chain: old.Chain, Trade: &old}), Position: []byte("1")}))
				}
				err := out.Append(ctx, &source.Batch{Events: append([]event.Event{rewind}, all[2:]...), Position: []byte("2"), Strict: strict})
				out.Report(source.Progress{Position: "2"}) // as a reader that appends meanwhile
				results <- err
				if err == nil {
					<-ctx.Done()
				}
				return err
			}
		}
		k := kindFunc(read(true))
		add(t, db, source.NewKinds(k), "own", "func", `{}`)
		one := start(t, db, "one", func(o *source.Options) { o.Again = time.Hour }, k)
		refused, ok := errors.AsType[*source.CorrectionError](<-results)
		if !ok || !strings.Contains(refused.Error(), `own rewind to block 11, so the source stops`) ||
			!strings.Contains(refused.Error(), `the trade "old"`) || !strings.Contains(refused.Error(), "smartmoney source retry own") {
			t.Fatalf("the result is %v", refused)
		}
		testkit.Eventually(t, "it is unhealthy", func() bool {
			s := status(t, db, source.NewKinds(k), "own")
			return !s.Healthy && s.State == source.StateFailing && strings.Contains(s.Problem, "rewind to block 11") && strings.Contains(s.LastError, "retraction-horizon")
		})
		testkit.Stop(t, one.Stop)
		if n := len(logged(t, db, smartmoney.Base)); n != 3 {
			t.Errorf("the log has %d events, want those before the correction", n)
		}
		check(t, db.RemoveSource(t.Context(), "own"))

		k = kindFunc(read(false))
		add(t, db, source.NewKinds(k), "others", "func", `{}`)
		start(t, db, "two", nil, k)
		check(t, <-results)
		s := status(t, db, source.NewKinds(k), "others")
		if s.Skipped["refused rewind"] != 1 || s.Events["trade"] != 2 || !strings.HasPrefix(s.Problem, "missing: 1 as refused rewind since 20") {
			t.Errorf("counted %+v, problem %s", s.Counts, s.Problem)
		}
	})
}

// TestRefusedMessages has sources whose messages are refused, all or some of them.
func TestRefusedMessages(t *testing.T) {
	t.Parallel()
	reject := source.Reject{Reason: "bad JSON"}
	many := func(n int, r source.Reject) (list []source.Reject) {
		for range n {
			list = append(list, r)
		}
		return list
	}
	for name, c := range map[string]struct {
		batches []source.Batch
		problem string // "": healthy
	}{
		"all":       {[]source.Batch{{Rejects: many(200, reject)}}, "200 of the last 200 messages were refused since 20"},
		"a tenth":   {[]source.Batch{{Rejects: many(5, reject), Events: trades(1, 45)}}, "5 of the last 50 messages"},
		"fewer":     {[]source.Batch{{Rejects: many(4, reject), Events: trades(1, 45)}}, ""},
		"invalid":   {[]source.Batch{{Events: []event.Event{{Type: event.TypeTrade}}}}, "1 of the last 1 messages were refused"},
		"of late":   {[]source.Batch{{Events: trades(1, 5000)}, {Rejects: many(500, reject)}}, "250 of the last 562"},
		"long ago":  {[]source.Batch{{Rejects: many(500, reject)}, {Events: trades(1, 5000)}}, ""},
		"by anyone": {[]source.Batch{{Rejects: many(200, source.Reject{Reason: "impostor", Noise: true})}}, ""},
		"boring":    {[]source.Batch{{Skipped: map[string]int64{"not a swap": 200}}}, ""},
		"a gap":     {[]source.Batch{{Rejects: many(1, source.Reject{Reason: "gap", Lost: true}), Events: trades(1, 500)}}, "missing: 1 as gap since 20"},
		"counted":   {[]source.Batch{{Lost: map[string]int64{"too many": 7}, Events: trades(1, 500)}}, "missing: 7 as too many since 20"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := testkit.SQLite(t)
			done := make(chan error, 1)
			k := kindFunc(func(ctx context.Context, out source.Output) error {
				for i := range c.batches {
					c.batches[i].Position = []byte(fmt.Sprint(i))
					if err := out.Append(ctx, &c.batches[i]); err != nil {
						return err
					}
				}
				done <- nil
				<-ctx.Done()
				return nil
			})
			kinds := source.NewKinds(k)
			add(t, db, kinds, "a", "func", `{}`)
			start(t, db, "one", nil, k)
			<-done
			s := status(t, db, kinds, "a")
			if !strings.HasPrefix(s.Problem, c.problem) || s.Healthy != (c.problem == "") {
				t.Errorf("healthy %v, problem %q, want %q", s.Healthy, s.Problem, c.problem)
			}
			for reason := range s.Skipped {
				if at := s.Since[reason]; time.Since(at).Abs() > time.Hour {
					t.Errorf("%s since %v", reason, at)
				}
			}
			all, _, err := db.ListSources(t.Context())
			check(t, err)
			if s := kinds.Status(&all[0], time.Now().Add(25*time.Hour)); strings.Contains(s.Problem, "missing") {
				t.Errorf("a day later: %s", s.Problem)
			}
		})
	}
}

// TestTradeOlderThanKept stores a trade that is older than what the log keeps.
func TestTradeOlderThanKept(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		all, done := trades(1, 2), make(chan error, 1)
		check(t, db.MoveHorizon(t.Context(), smartmoney.Base, all[1].Trade.TradedAt))
		all[0].Trade.TradedAt = all[1].Trade.TradedAt.Add(-time.Hour)
		k := kindFunc(func(ctx context.Context, out source.Output) error {
			done <- out.Append(ctx, &source.Batch{Events: all, Position: []byte("1")})
			<-ctx.Done()
			return nil
		})
		add(t, db, source.NewKinds(k), "a", "func", `{}`)
		start(t, db, "one", nil, k)
		check(t, <-done)
		if s := status(t, db, source.NewKinds(k), "a"); s.Skipped["refused trade"] != 1 || s.Events["trade"] != 1 {
			t.Errorf("counted %+v", s.Counts)
		}
		list, _, err := db.SourceRejects(t.Context(), "a", 0, 10)
		if check(t, err); len(list) != 1 || list[0].Ref != all[0].Trade.ID || !strings.Contains(list[0].Detail, "keep-trades") {
			t.Errorf("rejects %+v", list)
		}
	})
}
