package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// measureQuality measures how well the model predicts trades, and how well search finds texts.
func measureQuality(ctx context.Context, s *settings, t *table) error {
	for _, market := range []struct {
		name string
		data func() ([]recommend.Interaction, error)
	}{
		{"tastes planted", func() ([]recommend.Interaction, error) { return plantedTastes(s.tastes, 0.6), nil }},
		{"tastes weak", func() ([]recommend.Interaction, error) { return plantedTastes(s.tastes, 0.2), nil }},
		{"no tastes", func() ([]recommend.Interaction, error) { return plantedTastes(s.tastes, 0), nil }},
		{fmt.Sprintf("demo, %d days", s.demoDays), func() ([]recommend.Interaction, error) { return demoTrades(s.demoDays) }},
		{"recording", func() ([]recommend.Interaction, error) { return recordedTrades(s.recording) }},
	} {
		if market.name == "recording" && s.recording == "" {
			t.note("No recording was measured: name a file of Polymarket's Data API with -recording.")
			continue
		}
		say("quality: %s", market.name)
		data, err := market.data()
		if err != nil {
			return err
		}
		began := time.Now()
		report, err := recommend.Evaluate(ctx, data)
		if err != nil {
			return fmt.Errorf("evaluate on %s: %w", market.name, err)
		}
		addReport(t, market.name, report, time.Since(began))
	}
	return measureTexts(ctx, t)
}

// addReport adds the lines of one market: popularity and EASE.
func addReport(t *table, market string, report *recommend.Report, took time.Duration) {
	for _, m := range report.Models {
		t.plain(fmt.Sprintf("Recall@20, %s: %s", market, m.Name), m.Recall.Mean, between(m.Recall))
		t.plain(fmt.Sprintf("NDCG@20, %s: %s", market, m.Name), m.NDCG.Mean, between(m.NDCG))
		if m.Name != recommend.PopularityName {
			t.plain(fmt.Sprintf("NDCG@20, %s: %s less popularity-v1", market, m.Name), m.Lead.Mean, between(m.Lead))
		}
	}
	t.note("%s: %d trades, %d wallets with two items or more, %d items; %d wallets measured; best %s; evaluated in %s.", market,
		report.Counts.Trades, report.Counts.Wallets, report.Counts.Items, report.Wallets, report.Best, took.Round(100*time.Millisecond))
}

// between formats an interval as the unit of a line.
func between(i recommend.Interval) string { return fmt.Sprintf("95%%: %.3f to %.3f", i.Low, i.High) }

// plantedTastes returns 15 trades of each of the wallets over 30 days in an eighth as many markets
// of 20 topics. share of them are in one of the wallet's two preferred topics, the others in
// markets that are popular with all wallets (probability proportional to 1/x).
func plantedTastes(wallets int, share float64) []recommend.Interaction {
	const topics, each, days = 20, 15, 30
	perTopic := wallets / (8 * topics)
	r := rand.New(rand.NewPCG(1, 0))
	popular, order := rand.NewZipf(r, 1.2, 5, uint64(topics*perTopic-1)), r.Perm(topics*perTopic)
	likes := make([][2]int, wallets)
	for i := range likes {
		likes[i] = [2]int{r.IntN(topics), r.IntN(topics)}
	}
	data, start := make([]recommend.Interaction, wallets*each), time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
	for i := range data {
		wallet, market := r.IntN(wallets), order[popular.Uint64()]
		if r.Float64() < share {
			market = likes[wallet][r.IntN(2)]*perTopic + int(float64(perTopic)*r.Float64()*r.Float64())
		}
		data[i] = recommend.Interaction{
			User: fmt.Sprint("wallet ", wallet), Item: fmt.Sprint(market), USD: 10, Count: 1,
			At: start.Add(time.Duration(i) * (days * 24 * time.Hour / time.Duration(len(data)))),
		}
	}
	return data
}

// demoEnd is the end of the past of the demo's market.
var demoEnd = time.Date(2026, 3, 31, 0, 0, 0, 0, time.UTC)

// demoTrades returns what wallets traded in some days of the market that `serve --demo` shows.
func demoTrades(days int) ([]recommend.Interaction, error) {
	state := activity.New()
	err := sim.New(sim.Options{Seed: 1, Start: demoEnd.AddDate(0, 0, -days)}).History(demoEnd, func(e event.Event) error {
		if e.Correction != nil { // the log finds out what it takes back
			return nil
		}
		return add(state, e)
	})
	return studio.Interactions(state), err
}

// recordedTrades returns what wallets traded by a file of Polymarket's Data API, JSON or CSV.
func recordedTrades(file string) ([]recommend.Interaction, error) {
	adapter, err := importer.New("polymarket-trades", importer.DefaultSettings())
	if err != nil {
		return nil, err
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // nothing was written
	state := activity.New()
	err = adapter.Convert(f, func(item importer.Item) error {
		for _, e := range item.Events {
			if err := add(state, e); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	return studio.Interactions(state), nil
}

// add applies the next event of a chain.
func add(state *activity.State, e event.Event) error {
	return state.Apply(e.Chain, state.Position(e.Chain)+1, []event.Event{e})
}
