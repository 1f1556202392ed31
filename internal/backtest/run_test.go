package backtest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/backtest"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/uploader"
)

// silent watches nothing, but counts what it is told.
type silent struct{ started, advanced, finished int }

func (s *silent) Start(string, int64)     { s.started++ }
func (s *silent) Advance(uploader.Status) { s.advanced++ }
func (s *silent) Wait(uploader.Waiting)   {}
func (s *silent) Finish()                 { s.finished++ }

func ndjson(events []event.Event) []byte {
	var out []byte
	for i := range events {
		out = append(event.AppendJSON(out, &events[i]), '\n')
	}
	return out
}

func native(t testing.TB) importer.Adapter {
	t.Helper()
	adapter, err := importer.New("events", importer.DefaultSettings())
	if err != nil {
		t.Fatal(err)
	}
	return adapter
}

func eager() smartmoney.Config {
	c := smartmoney.DefaultConfig("backtest")
	c.MinTrades, c.MinClosedPositions, c.MinTokensTraded = 0, 0, 0
	c.ConvergenceMinWallets, c.ConvergenceMinUSD, c.CooldownHours = 2, 0, 0
	return c
}

// TestReadingIsApplying: reading a file has the result of applying its events, with bad
// lines and repeats counted and left out.
func TestReadingIsApplying(t *testing.T) {
	t.Parallel()
	events := interleaved(7, 400)
	for i := range events {
		if tr := events[i].Trade; tr != nil { // enough for the default leaderboards
			tr.PriceUSD, tr.AmountUSD = 10*tr.PriceUSD, 10*tr.AmountUSD
		}
	}
	applied := newRun(t, eager(), time.Minute, 12)
	apply(t, applied, events)
	var text bytes.Buffer
	for i, line := range bytes.SplitAfter(ndjson(events), []byte("\n")) {
		text.Write(line)
		switch i % 100 {
		case 50:
			text.WriteString("{\"type\":\"trade\"}\nnothing\n\n")
		case 60:
			text.Write(line)
		}
	}
	read := newRun(t, eager(), time.Minute, 12)
	watch := &silent{}
	sum, err := read.Read(t.Context(), "events.ndjson", &text, int64(text.Len()), native(t), watch)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(applied.Result(), read.Result()); diff != "" {
		t.Errorf("(-applied +read):\n%s", diff)
	}
	if len(signals(read)) < 10 {
		t.Errorf("%d signals show little", len(signals(read)))
	}
	if sum.Rejected != 16 || sum.Accepted+sum.Duplicates+sum.Rejected != sum.Sent || sum.Read != sum.Sent || len(sum.Examples) != 5 ||
		sum.Examples[0].Line != 52 || sum.Duplicates < 5 {
		t.Errorf("%+v", sum)
	}
	if watch.started != 1 || watch.advanced == 0 || watch.finished != 1 {
		t.Errorf("%+v", watch)
	}
}

func TestReadingEndsWithItsSourceOrItsCaller(t *testing.T) {
	t.Parallel()
	text := ndjson(interleaved(7, 10))
	wrong := errors.New("wrong")
	run := newRun(t, eager(), time.Minute, 12)
	in := io.MultiReader(bytes.NewReader(text), iotest.ErrReader(wrong))
	if sum, err := run.Read(t.Context(), "broken", in, -1, native(t), &silent{}); !errors.Is(err, wrong) || sum.Accepted != 20 || !strings.Contains(err.Error(), "broken") {
		t.Errorf("a source that breaks off: %+v, %v", sum, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := run.Read(ctx, "more", bytes.NewReader(text), -1, native(t), &silent{}); !errors.Is(err, context.Canceled) {
		t.Errorf("a caller who went away: %v", err)
	}
}

func TestReasonsAreBounded(t *testing.T) {
	t.Parallel()
	var text strings.Builder
	for i := range 80 {
		fmt.Fprintf(&text, "{\"type\":\"%d\"}\n", i)
	}
	sum, err := newRun(t, eager(), time.Minute, 12).Read(t.Context(), "x", strings.NewReader(text.String()), -1, native(t), &silent{})
	if err != nil || sum.Rejected != 80 || len(sum.RejectedBy) > 51 {
		t.Errorf("%d rejected for %d reasons, %v", sum.Rejected, len(sum.RejectedBy), err)
	}
}

func TestParseConfig(t *testing.T) {
	t.Parallel()
	defaults := smartmoney.DefaultConfig("backtest")
	changed := defaults.Clone()
	changed.Chains = []smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}
	changed.SignalTypes = []smartmoney.NotificationType{smartmoney.PMConvergenceP0}
	changed.CooldownHours = 0.5
	for _, c := range []struct {
		text string
		want smartmoney.Config
		bad  []string // in the error
	}{
		{text: "{}", want: defaults},
		{text: " {\n} ", want: defaults},
		{text: `{"chains":["polymarket","base"],"signal_types":["pm_convergence_bet_p0"],"cooldown_hours":0.5}`, want: changed},
		{text: `{"customer_id":"x","created_at":"2026-01-01T00:00:00Z","updated_at":"","cooldown_hours":2}`, want: defaults},
		{text: `{"daily_budget":4,"colour":1}`, bad: []string{"daily_budget", "colour"}},
		{text: `[]`, bad: []string{"object"}},
		{text: `null`, bad: []string{"object"}},
		{text: ``, bad: []string{"object"}},
	} {
		got, err := backtest.ParseConfig([]byte(c.text), smartmoney.DefaultConvergenceMinUSD)
		if c.bad == nil {
			if diff := cmp.Diff(c.want, got); err != nil || diff != "" {
				t.Errorf("%s: error %v (-want +got):\n%s", c.text, err, diff)
			}
			continue
		}
		for _, part := range c.bad {
			if err == nil || !strings.Contains(err.Error(), part) || smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
				t.Errorf("%s: error %v, want %q in it", c.text, err, part)
			}
		}
	}
}

// TestReports: the JSON has every signal and the same counts as the text.
func TestReports(t *testing.T) {
	t.Parallel()
	run := newRun(t, eager(), time.Minute, 12)
	apply(t, run, interleaved(7, 400))
	report := run.Report([]*uploader.Summary{{File: "a", Accepted: 800}})
	var text, document bytes.Buffer
	if err := errors.Join(report.WriteText(&text, true), report.WriteJSON(&document)); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Config   map[string]any
		Files    []uploader.Summary
		Since    time.Time
		Until    time.Time
		Total    int
		ByType   map[smartmoney.NotificationType]int `json:"by_type"`
		ByDay    []map[string]any                    `json:"by_day"`
		HeldBack map[smartmoney.Rule]int             `json:"held_back"`
		Signals  []struct {
			ID       string    `json:"signal_id"`
			Headline string    `json:"headline"`
			SentAt   time.Time `json:"sent_at"`
			Time     time.Time `json:"timestamp"`
		}
	}
	if err := json.Unmarshal(document.Bytes(), &got); err != nil {
		t.Fatalf("%v: %s", err, document.String())
	}
	want := run.Result()
	if got.Total != want.Total || len(got.Signals) != want.Total || len(got.ByDay) != len(want.ByDay) || !got.Since.Equal(want.Since) ||
		!got.Until.Equal(want.Until) || len(got.Files) != 1 || got.Config["convergence_min_wallets"] != 2.0 {
		t.Errorf("%+v", got)
	}
	if _, has := got.Config["customer_id"]; has {
		t.Error("the configuration is one of a customer")
	}
	if diff := cmp.Diff(tallies(want), got.HeldBack); diff != "" {
		t.Errorf("held back (-want +got):\n%s", diff)
	}
	for i, s := range got.Signals {
		if s.ID != want.Samples[i].ID || !s.SentAt.Equal(s.Time) || !s.Time.Equal(want.Samples[i].Timestamp) {
			t.Errorf("signal %d: %+v", i, s)
		}
		if !strings.Contains(text.String(), s.Headline) {
			t.Errorf("not in the text: %q", s.Headline)
		}
	}
	for _, part := range []string{fmt.Sprintf(": %d signals\n", want.Total), "day         type", "held back by", "    They bought for"} {
		if !strings.Contains(text.String(), part) {
			t.Errorf("no %q in the text:\n%s", part, text.String())
		}
	}
}

func TestAReportOfNothing(t *testing.T) {
	t.Parallel()
	run := newRun(t, eager(), time.Minute, 12)
	var text, document bytes.Buffer
	report := run.Report(nil)
	if err := errors.Join(report.WriteText(&text, true), report.WriteJSON(&document)); err != nil {
		t.Fatal(err)
	}
	if text.String() != "There was no trade.\n" || !strings.Contains(document.String(), `"files":[],"since":null`) || !strings.Contains(document.String(), `"signals":[]`) {
		t.Errorf("%s%s", text.String(), document.String())
	}
}

// TestTheTextHoldsNoControlCharacters of strangers.
func TestTheTextHoldsNoControlCharacters(t *testing.T) {
	t.Parallel()
	report := backtest.Report{Result: &smartmoney.Simulation{Since: testkit.Noon, Until: testkit.Noon, Total: 1}, Sent: []smartmoney.Notification{{Signal: &smartmoney.Signal{
		Type: smartmoney.WhaleMove, Headline: "bought \x1b[2J\tEVIL\n", Reasons: []smartmoney.Reason{{Text: "a\x07b"}},
	}}}}
	var text strings.Builder
	if err := report.WriteText(&text, true); err != nil {
		t.Fatal(err)
	}
	if strings.ContainsAny(text.String(), "\x1b\x07\t") || !strings.Contains(text.String(), "bought [2JEVIL") {
		t.Errorf("%q", text.String())
	}
}

// TestFormerIDs: a trade that has a live id among its former ones is a duplicate.
func TestFormerIDs(t *testing.T) {
	r := newRun(t, eager(), time.Minute, 12)
	trade := func(id string, aka ...string) *event.Event {
		e := interleaved(7, 1)[0]
		one := *e.Trade
		one.ID, one.Aka = id, aka
		e.Trade = &one
		return &e
	}
	for i, step := range []struct {
		e         *event.Event
		duplicate bool
	}{{trade("a"), false}, {trade("b", "x", "a"), true}, {trade("c", "b"), false}, {trade("c", "x"), true}} {
		effect, err := r.Apply(t.Context(), step.e)
		if err != nil || effect.Duplicate != step.duplicate {
			t.Errorf("trade %d: %+v, %v, want duplicate %v", i, effect, err, step.duplicate)
		}
	}
}
