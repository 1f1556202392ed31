package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"time"

	"golang.org/x/sys/unix"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// Numbers of requests of a kind that are timed, one after the other: few where each is slow.
const (
	searchRequests     = 1000
	competitorRequests = 200
)

// measureSearch fills the indexes of wallets and markets and times searches, and the same
// searches by PostgreSQL, Bleve and SQLite in memory over the same documents.
func measureSearch(ctx context.Context, s *settings, t *table) error {
	if err := measureWallets(ctx, s, t); err != nil {
		return err
	}
	runtime.GC()
	if err := measureMarkets(ctx, s, t); err != nil {
		return err
	}
	runtime.GC()
	return measureSQLite(ctx, s, t)
}

// answer is the number of documents found and their order, on which every competitor must agree.
type answer struct {
	total int
	ids   []string
}

// measureWallets times three filters and an order over s.wallets wallets.
func measureWallets(ctx context.Context, s *settings, t *table) error {
	say("filling the index of %s wallets", whole(s.wallets))
	ix, err := search.New(walletSchema(), time.Now)
	if err != nil {
		return err
	}
	if err := fill(ctx, t, ix, s.wallets, walletDocument); err != nil {
		return err
	}
	say("refreshing %s wallets", whole(s.wallets))
	if err := measureRefresh(t, ix, s.wallets); err != nil {
		return err
	}
	questions := walletQuestions()
	answers, err := askIndex(ctx, t, ix, "filter_and_sort of 100 of "+whole(s.wallets)+" wallets, three filters", 10, questions)
	if err != nil {
		return err
	}
	if err := askPostgres(ctx, s, t, questions, answers); err != nil {
		return err
	}
	return besideBleve(ctx, s, t, questions)
}

// besideBleve compares the index with Bleve over as many wallets as there are markets: Bleve
// takes long to index more.
func besideBleve(ctx context.Context, s *settings, t *table, questions []searchQuestion) error {
	n := min(s.wallets, s.items)
	ix, err := search.New(walletSchema(), time.Now)
	if err != nil {
		return err
	}
	if err := fill(ctx, t, ix, n, walletDocument); err != nil {
		return err
	}
	name := "three filters over " + whole(n) + " wallets"
	answers, err := askIndex(ctx, t, ix, name, 0, questions)
	if err != nil {
		return err
	}
	return askBleve(ctx, s, t, name+" on Bleve", n, bleveWallet, questions, answers)
}

// measureMarkets times words, boosts and vectors over s.items markets.
func measureMarkets(ctx context.Context, s *settings, t *table) error {
	say("filling the index of %s markets", whole(s.items))
	ix, err := search.New(marketSchema(), time.Now)
	if err != nil {
		return err
	}
	if err := fill(ctx, t, ix, s.items, marketDocument); err != nil {
		return err
	}
	questions := marketQuestions()
	name := fmt.Sprintf("two words in the questions of %s markets, 100 by volume", whole(s.items))
	answers, err := askIndex(ctx, t, ix, name, 10, questions)
	if err != nil {
		return err
	}
	if err := askBleve(ctx, s, t, "the same words on Bleve", s.items, bleveMarket, questions, answers); err != nil {
		return err
	}
	if _, err := askIndex(ctx, t, ix, "boost by eight filters, 100 of "+whole(s.items)+" markets", 0, boostQuestions()); err != nil {
		return err
	}
	return measureSemantic(ctx, s, t, ix)
}

// fill indexes documents in batches and reports time and memory.
func fill(ctx context.Context, t *table, ix *search.Index, n int, document func(i int) search.Document) error {
	before, spent := liveHeap(), time.Duration(0)
	for from := 0; from < n; from += 10_000 {
		batch := make([]search.Document, 0, 10_000)
		for i := from; i < min(from+10_000, n); i++ {
			batch = append(batch, document(i))
		}
		began := time.Now()
		if err := errors.Join(ctx.Err(), ix.Upsert(batch)); err != nil {
			return err
		}
		spent += time.Since(began)
	}
	name := ix.Schema().Index
	say("took %s for them", spent.Round(time.Millisecond))
	t.plain(fmt.Sprintf("time to index %s documents of %s, %d fields", whole(n), name, len(ix.Schema().Fields)), spent.Seconds(), "s")
	say("%s B for each", number((liveHeap()-before)/float64(n)))
	t.plain("memory per document of "+name, (liveHeap()-before)/float64(n), "B")
	t.plain("memory per document of "+name+", as the index reports it", float64(ix.Bytes())/float64(n), "B")
	return nil
}

func liveHeap() float64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

// measureRefresh sets eight numbers of every wallet, as a new snapshot of a ranking does.
func measureRefresh(t *table, ix *search.Index, n int) error {
	names, rows := make([]string, n), make([]uint32, n)
	for i := range names {
		names[i] = walletID(i)
	}
	ix.Rows(names, rows)
	fields := walletNumbers[:8]
	values := make([][]float64, len(fields))
	for f := range values {
		values[f] = make([]float64, n)
		for i := range values[f] {
			values[f][i] = walletNumber(f, i)
		}
	}
	began := time.Now()
	if err := ix.SetNumbers(fields, rows, values); err != nil {
		return err
	}
	say("took %s", time.Since(began))
	t.plain(fmt.Sprintf("setting %d numbers of each of %s wallets", len(fields), whole(n)), time.Since(began).Seconds(), "s")
	return nil
}

// askIndex times the questions, one after the other, each from its JSON to its hits. most is
// the largest p99 aimed at, in ms, 0 for none.
func askIndex(ctx context.Context, t *table, ix *search.Index, name string, most float64, questions []searchQuestion) ([]answer, error) {
	say("%s", name)
	answers, times, busy := make([]answer, len(questions)), make([]float64, 0, searchRequests), make([]float64, 0, searchRequests)
	runtime.LockOSThread() // for threadTime
	defer runtime.UnlockOSThread()
	for i := range searchRequests {
		k := i % len(questions)
		began, used := time.Now(), threadTime()
		q, err := search.ParseQuery(questions[k].kind, questions[k].body)
		if err != nil {
			return nil, err
		}
		result, err := ix.Search(ctx, q, nil)
		if err != nil {
			return nil, err
		}
		times, busy = append(times, milliseconds(time.Since(began))), append(busy, milliseconds(threadTime()-used))
		answers[k] = answer{total: result.Total}
		for _, hit := range result.Hits {
			answers[k].ids = append(answers[k].ids, hit.ID)
		}
	}
	spread(t, name, times, most)
	spread(t, name+", processor time", busy, 0)
	return answers, nil
}

// threadTime returns the CPU time of the calling thread. It measures a request independently
// of other programs on the machine.
func threadTime() time.Duration {
	var used unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &used); err != nil {
		return 0
	}
	return time.Duration(used.Nano())
}

// spread adds the p50 and p99 of times in ms.
func spread(t *table, name string, times []float64, most float64) {
	slices.Sort(times)
	p50, p99 := times[len(times)/2], times[len(times)*99/100]
	say("%s: p50 %s ms, p99 %s ms", name, number(p50), number(p99))
	t.plain(name+", p50", p50, "ms")
	if most > 0 {
		t.most(name+", p99", p99, "ms", most)
		return
	}
	t.plain(name+", p99", p99, "ms")
}

func milliseconds(d time.Duration) float64 { return d.Seconds() * 1e3 }

// timeCompetitor times the questions on a competitor and checks its answers.
func timeCompetitor(t *table, name string, questions []searchQuestion, want []answer, ask func(q *searchQuestion) (answer, error)) error {
	say("%s", name)
	times := make([]float64, 0, competitorRequests)
	for i := range competitorRequests {
		k := i % len(questions)
		began := time.Now()
		got, err := ask(&questions[k])
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		times = append(times, milliseconds(time.Since(began)))
		if len(want) > 0 && (got.total != want[k].total || !slices.Equal(got.ids, want[k].ids)) {
			return fmt.Errorf("%s: question %d finds %d documents, the index %d, or in another order", name, k, got.total, want[k].total)
		}
	}
	spread(t, name, times, 0)
	return nil
}

// measureSemantic times cosines with the vectors of all markets: those of the built-in
// embedding use 256 numbers, those of a remote one 768.
func measureSemantic(ctx context.Context, s *settings, t *table, ix *search.Index) error {
	for _, used := range []int{256, search.VectorSize} {
		random := rand.New(rand.NewPCG(5, uint64(used)))
		say("setting %s vectors of %d numbers", whole(s.items), used)
		for i := range s.items {
			if err := ix.SetVectors([]string{marketID(i)}, [][]float32{randomVector(random, used)}); err != nil {
				return err
			}
		}
		name := fmt.Sprintf("semantic search over %s vectors of %d numbers", whole(s.items), used)
		times, busy := make([]float64, 0, competitorRequests), make([]float64, 0, competitorRequests)
		runtime.LockOSThread()
		for range competitorRequests {
			q := &search.Query{Kind: search.Semantic, Index: "markets", Size: 100, Vector: randomVector(random, used)}
			began, used := time.Now(), threadTime()
			if _, err := ix.Search(ctx, q, nil); err != nil {
				return err
			}
			times, busy = append(times, milliseconds(time.Since(began))), append(busy, milliseconds(threadTime()-used))
		}
		runtime.UnlockOSThread()
		spread(t, name, times, 40)
		spread(t, name+", processor time", busy, 0)
		t.plain(fmt.Sprintf("memory per document of %s with vectors of %d numbers, as the index reports it", ix.Schema().Index, used), float64(ix.Bytes())/float64(s.items), "B")
	}
	return nil
}

func randomVector(random *rand.Rand, used int) []float32 {
	v := make([]float32, search.VectorSize)
	for i := range used {
		v[i] = float32(random.NormFloat64())
	}
	return v
}

// encode writes the body of a question.
func encode(body map[string]any) []byte {
	text, err := json.Marshal(body)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return text
}
