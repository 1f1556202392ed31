package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/event/importer"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/recommend"
	"smartmoney/internal/recommend/training"
	"smartmoney/internal/sim"
	"smartmoney/internal/smartmoney"
)

// measureQuality measures how well the models predict trades, and how well search finds texts.
func measureQuality(ctx context.Context, s *settings, t *table) error {
	for _, market := range []struct {
		name string
		data func() (*training.Collector, *recommend.Dataset, error)
	}{
		{"tastes planted", func() (*training.Collector, *recommend.Dataset, error) { return nil, plantedTastes(s.tastes, 0.6), nil }},
		{"tastes weak", func() (*training.Collector, *recommend.Dataset, error) { return nil, plantedTastes(s.tastes, 0.2), nil }},
		{"no tastes", func() (*training.Collector, *recommend.Dataset, error) { return nil, plantedTastes(s.tastes, 0), nil }},
		{fmt.Sprintf("demo, %d days", s.demoDays), func() (*training.Collector, *recommend.Dataset, error) {
			c, err := demoTrades(ctx, s.demoDays)
			return c, nil, err
		}},
		{"recording", func() (*training.Collector, *recommend.Dataset, error) {
			c, err := recordedTrades(ctx, s.recording)
			return c, nil, err
		}},
	} {
		if market.name == "recording" && s.recording == "" {
			t.note("No recording was measured: name a file of Polymarket's Data API with -recording.")
			continue
		}
		say("quality: %s", market.name)
		collected, data, err := market.data()
		if err != nil {
			return err
		}
		var report *recommend.Report
		began := time.Now()
		if collected != nil {
			report, err = collected.Evaluate(ctx)
		} else {
			report, err = recommend.Evaluate(ctx, data, recommend.DefaultLimits())
		}
		if err != nil {
			return fmt.Errorf("evaluate on %s: %w", market.name, err)
		}
		addReport(t, market.name, report, time.Since(began))
	}
	return measureTexts(ctx, t)
}

// addReport adds the lines of one market: each model beside popularity.
func addReport(t *table, market string, report *recommend.Report, took time.Duration) {
	for _, m := range report.Models {
		t.plain(fmt.Sprintf("Recall@20, %s: %s", market, m.Name), m.Recall.Mean, between(m.Recall))
		t.plain(fmt.Sprintf("NDCG@20, %s: %s", market, m.Name), m.NDCG.Mean, between(m.NDCG))
		if m.Name != recommend.PopularityName {
			t.plain(fmt.Sprintf("NDCG@20, %s: %s less popularity-v1", market, m.Name), m.Lead.Mean, between(m.Lead))
		}
	}
	t.note("%s: %d trades, %d wallets with two items or more, %d items; %d wallets measured; best %s, penalty %g; evaluated in %s.", market,
		report.Counts.Trades, report.Counts.Wallets, report.Counts.Items, report.Wallets, report.Best, report.Penalty, took.Round(100*time.Millisecond))
}

// between formats an interval as the unit of a line.
func between(i recommend.Interval) string { return fmt.Sprintf("95%%: %.3f to %.3f", i.Low, i.High) }

// plantedTastes returns 15 trades of each of the wallets over 30 days in an eighth as many markets of
// 20 topics. share of them are in one of the wallet's two preferred topics, the others in markets
// that are popular with all wallets (probability proportional to 1/x).
func plantedTastes(wallets int, share float64) *recommend.Dataset {
	const topics, each, days = 20, 15, 30
	perTopic := wallets / (8 * topics)
	r := rand.New(rand.NewPCG(1, 0))
	popular, order := rand.NewZipf(r, 1.2, 5, uint64(topics*perTopic-1)), r.Perm(topics*perTopic)
	likes := make([][2]int, wallets)
	for i := range likes {
		likes[i] = [2]int{r.IntN(topics), r.IntN(topics)}
	}
	data, start := recommend.NewDataset(recommend.DefaultLimits()), time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
	for i := range wallets * each {
		wallet, market := r.IntN(wallets), order[popular.Uint64()]
		if r.Float64() < share {
			market = likes[wallet][r.IntN(2)]*perTopic + int(float64(perTopic)*r.Float64()*r.Float64())
		}
		data.Add(recommend.Interaction{
			User: fmt.Sprint("wallet ", wallet), Item: fmt.Sprint(market), USD: 10,
			At: start.Add(time.Duration(i) * (days * 24 * time.Hour / time.Duration(wallets*each))),
		})
	}
	return data
}

// demoEnd is the end of the past of the demo's market.
var demoEnd = time.Date(2026, 3, 31, 0, 0, 0, 0, time.UTC)

// demoTrades returns the trades of some days of the market that `serve --demo` shows.
func demoTrades(ctx context.Context, days int) (*training.Collector, error) {
	log := &memoryLog{}
	err := sim.New(sim.Options{Seed: 1, Start: demoEnd}).History(demoEnd.AddDate(0, 0, -days), demoEnd, func(e event.Event) error {
		log.add(e)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return collect(ctx, log)
}

// recordedTrades returns the trades of a file of Polymarket's Data API, JSON or CSV.
func recordedTrades(ctx context.Context, file string) (*training.Collector, error) {
	adapter, err := importer.New("polymarket-trades", importer.DefaultSettings())
	if err != nil {
		return nil, err
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // nothing was written
	log := &memoryLog{}
	err = adapter.Convert(f, func(item importer.Item) error {
		for _, e := range item.Events {
			log.add(e)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	return collect(ctx, log)
}

func collect(ctx context.Context, log *memoryLog) (*training.Collector, error) {
	c := training.NewCollector(recommend.DefaultLimits())
	return c, c.Read(ctx, log, 0)
}

// memoryLog is an event log in memory.
type memoryLog struct {
	chains [smartmoney.ChainCount][]event.Event
}

func (l *memoryLog) add(e event.Event) {
	l.chains[e.Chain.Index()] = append(l.chains[e.Chain.Index()], e)
}

// ReadLog returns the events after a position.
func (l *memoryLog) ReadLog(_ context.Context, chain smartmoney.Chain, after int64, limit int) (eventlog.Segment, bool, error) {
	rest := l.chains[chain.Index()][after:]
	n := min(limit, len(rest))
	return eventlog.Segment{First: after + 1, Events: rest[:n], Offsets: make([]int64, n)}, n < len(rest), nil
}

// KeptOfDropped returns nothing: no event is dropped.
func (l *memoryLog) KeptOfDropped(context.Context, smartmoney.Chain, func(string), func(*event.Event)) (int64, error) {
	return 0, nil
}

// ChainLogs returns the ends of the logs.
func (l *memoryLog) ChainLogs(context.Context) (logs [smartmoney.ChainCount]eventlog.ChainLog, err error) {
	for i := range l.chains {
		end := int64(len(l.chains[i]))
		logs[i] = eventlog.ChainLog{Durable: end, Processed: end}
	}
	return logs, nil
}

// Retracted returns nothing: the log has no corrections.
func (l *memoryLog) Retracted(context.Context, smartmoney.Chain, int64, int64, int64) ([]int64, error) {
	return nil, nil
}
