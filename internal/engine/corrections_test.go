package engine

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// stream is a chain's events with corrections, and which of its trades are live.
type stream struct {
	chain smartmoney.Chain
	sent  []event.Event // as they are appended
	log   []event.Event // those that the log keeps
	gone  []bool        // by event of log: it was taken back
}

func (s *stream) add(events ...event.Event) {
	s.sent = append(s.sent, events...)
	s.log = append(s.log, events...)
	s.gone = append(s.gone, make([]bool, len(events))...)
}

// correct adds a correction that takes back the live trades that match.
func (s *stream) correct(e event.Event, match func(*smartmoney.Trade) bool) {
	s.sent = append(s.sent, e)
	taken := false
	for i := range s.log {
		if t := s.log[i].Trade; t != nil && !s.gone[i] && match(t) {
			s.gone[i], taken = true, true
		}
	}
	if taken {
		s.log, s.gone = append(s.log, e), append(s.gone, false)
	}
}

func (s *stream) retract(id string) {
	s.correct(event.Event{Type: event.TypeRetract, Chain: s.chain, Correction: &event.Correction{ID: id}},
		func(t *smartmoney.Trade) bool { return t.ID == id })
}

func (s *stream) rewind(block int64) {
	s.correct(event.Event{Type: event.TypeRewind, Chain: s.chain, Correction: &event.Correction{Block: block}},
		func(t *smartmoney.Trade) bool { return t.HasBlock && t.Block > block })
}

// random adds events with corrections among them: retractions of trades of any age, some of them
// unknown, rewinds of a few blocks, after which most of the trades come again, and trades whose ids
// were taken back.
func (s *stream) random(seed uint64, n, wallets, tokens int) {
	r := rand.New(rand.NewPCG(seed, 3))
	block := int64(0)
	for i, e := range testkit.Events(seed, s.chain, n, wallets, tokens) {
		if e.Trade != nil && r.IntN(5) > 0 {
			block += int64(r.IntN(2))
			e.Trade.Block, e.Trade.HasBlock = block, true
		}
		s.add(e)
		switch roll := r.IntN(60); {
		case roll < 2:
			s.retract(fmt.Sprintf("%d-%s-%d", seed, s.chain, r.IntN(i+5)))
		case roll < 4 && e.Trade != nil:
			s.retract(e.Trade.ID)
			if again := *e.Trade; roll == 3 {
				again.Quantity *= 2
				again.AmountUSD *= 2
				s.add(event.Event{Type: event.TypeTrade, Chain: s.chain, Trade: &again})
			}
		case roll == 4:
			to := max(0, block-int64(r.IntN(20)))
			taken := s.later(to)
			s.rewind(to)
			block = max(0, block-int64(r.IntN(3)))
			for _, t := range taken { // the new chain has most of the trades, in blocks of its own
				if again := *t; r.IntN(4) > 0 {
					again.Block = block + int64(r.IntN(2))
					s.add(event.Event{Type: event.TypeTrade, Chain: s.chain, Trade: &again})
				}
			}
		}
	}
}

// later returns the live trades of blocks after one, in order.
func (s *stream) later(block int64) (trades []*smartmoney.Trade) {
	for i := range s.log {
		if t := s.log[i].Trade; t != nil && !s.gone[i] && t.HasBlock && t.Block > block {
			trades = append(trades, t)
		}
	}
	return trades
}

// position returns the sequence number of the last event of the log.
func (s *stream) position() int64 { return int64(len(s.log)) }

// shownState holds everything that a chain shows, and the volumes that its detection uses.
type shownState struct {
	Wallets   map[string]smartmoney.Wallet
	Positions map[string][]smartmoney.Position // by wallet, in order of tokens
	Tokens    map[string]smartmoney.TokenState // those with a price
	Volumes   map[string]float64               // of the last 24 hours, by token
}

// shownOf reads what a state shows as of an event time.
func shownOf(c *pipeline.Chain, at int64) shownState {
	b := shownState{map[string]smartmoney.Wallet{}, map[string][]smartmoney.Position{}, map[string]smartmoney.TokenState{}, map[string]float64{}}
	wallets, tokens, _ := c.Ledger.Len()
	everyone := smartmoney.Filter{MaxBuyVol: math.MaxFloat64}
	snap := c.Leaderboard.Snapshot(1, 1, time.Now())
	for _, w := range snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: everyone, Limit: wallets + 1}).Wallets {
		b.Wallets[w.Address] = w
	}
	view := c.Ledger.View()
	for i := range uint32(wallets) {
		address := c.Ledger.Wallets.String(i)
		list := view.Positions(address, ledger.PositionQuery{Index: -1, Limit: tokens + 1}).Positions
		slices.SortFunc(list, func(x, y smartmoney.Position) int { return cmp.Compare(x.Token, y.Token) })
		if len(list) > 0 {
			b.Positions[address] = list
		}
	}
	for i := range uint32(tokens) {
		address := c.Ledger.Tokens.String(i)
		if t := view.TokenState(address); t.PriceUSD != nil {
			b.Tokens[address] = *t
		}
		if sum := c.Volumes.Sum(i, at); sum > 0 {
			b.Volumes[address] = sum
		}
	}
	return b
}

// neverHeld returns what a chain shows whose stream never held the trades that were taken back.
func (s *stream) neverHeld(at int64) shownState {
	c := pipeline.New(ledger.New(s.chain), pipeline.Options{
		RankInterval: time.Minute, TopWallets: 200, Filter: smartmoney.DefaultFilter(s.chain),
	})
	for i := range s.log {
		if s.log[i].Correction == nil && !s.gone[i] {
			c.Resume(int64(i), pipeline.Checkpoint{}, nil) // events keep their numbers
			c.Apply(&s.log[i], int64(i)+1)
		}
	}
	return shownOf(c, at)
}

// nearly compares numbers that semantics 7 promises to 1e-9 only: net profits and what follows from
// them, and volumes. All others are equal.
var nearly = gocmp.FilterPath(func(p gocmp.Path) bool {
	switch last := p.Last().String(); last {
	case ".NetPnlUSD", ".TraderScore", ".Rank":
		return true
	default:
		return len(p) > 1 && p[1].String() == ".Volumes"
	}
}, gocmp.Options{cmpopts.EquateApprox(1e-9, 1e-9), gocmp.Comparer(func(a, b int) bool { return true })})

// check compares what the engine shows of the stream with what it would show if the stream had
// never held the trades that were taken back.
func (s *stream) check(t testing.TB, e *Engine) {
	t.Helper()
	await(t, e, s.chain, s.position())
	var got shownState
	var at int64
	err := e.ask(t.Context(), func(all *states) {
		c := all[s.chain.Index()]
		at = c.Ledger.EventTime()
		got = shownOf(c.Chain, at)
	})
	if err != nil {
		t.Fatal(err)
	}
	want := s.neverHeld(at)
	if !e.Leads() {
		want.Volumes, got.Volumes = nil, nil // only detection needs them
	}
	if diff := gocmp.Diff(want, got, nearly); diff != "" {
		t.Fatalf("what is shown (-never held +taken back):\n%s", diff)
	}
}

// start is when the streams of the table begin.
var start = time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)

// TestWhatIsTakenBack retracts trades in every kind of state.
func TestWhatIsTakenBack(t *testing.T) {
	t.Parallel()
	const chain = smartmoney.Polymarket
	trade := func(id string, wallet, token int, side smartmoney.Side, quantity, price float64, minute int) event.Event {
		e := testkit.Buy(chain, wallet, token, start.Add(time.Duration(minute)*time.Minute))
		e.Trade.ID, e.Trade.Side, e.Trade.Quantity, e.Trade.PriceUSD, e.Trade.AmountUSD = id, side, quantity, price, quantity*price
		return e
	}
	buy, sell := smartmoney.Buy, smartmoney.Sell
	resolve := event.Event{Type: event.TypeResolution, Chain: chain, Resolution: &smartmoney.Resolution{
		Token: testkit.Token(chain, 1), Payout: 1, ResolvedAt: start.Add(30 * time.Minute),
	}}
	quote := func(price float64, minute int) event.Event {
		return event.Event{Type: event.TypeToken, Chain: chain, Token: &smartmoney.TokenUpdate{
			Chain: chain, Token: testkit.Token(chain, 1), PriceUSD: &price, UpdatedAt: start.Add(time.Duration(minute) * time.Minute),
		}}
	}
	cases := map[string]func(s *stream){
		"of an open position": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 1, 1, buy, 20, 0.6, 1))
			s.retract("a")
		},
		"the purchase of a closed position": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 1, 1, buy, 10, 0.4, 1), trade("c", 1, 1, sell, 20, 0.7, 2))
			s.retract("b")
		},
		"the sale that closed a position": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 1, 1, sell, 10, 0.7, 1), trade("c", 1, 1, buy, 5, 0.7, 2))
			s.retract("b")
		},
		"the first trade of a wallet": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 1, 2, buy, 10, 0.5, 1))
			s.retract("a")
		},
		"the only trade of a wallet": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 2, 2, buy, 10, 0.5, 1))
			s.retract("a")
		},
		"the only trade of a wallet, which trades again": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0))
			s.retract("a")
			s.add(trade("b", 1, 2, buy, 10, 0.5, 1), trade("c", 1, 1, buy, 1, 0.5, 2))
		},
		"the last price of a token": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), quote(0.3, 1), trade("b", 2, 1, buy, 10, 0.9, 2))
			s.retract("b")
		},
		"a price that a later one hides": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 2, 1, buy, 10, 0.9, 2), quote(0.3, 3))
			s.retract("b")
		},
		"the last price, before which a late one came": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 2, 1, buy, 10, 0.9, 5), trade("c", 3, 1, buy, 10, 0.7, 3), quote(0.6, 2))
			s.retract("b")
		},
		"every price of a token": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 2, 1, buy, 10, 0.9, 5))
			s.retract("b")
			s.retract("a")
		},
		"an id twice": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 1, 1, buy, 1, 0.5, 1))
			s.retract("a")
			s.retract("a")
		},
		"an unknown id": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0))
			s.retract("x")
			s.add(trade("b", 1, 1, buy, 1, 0.5, 1))
		},
		"an id that comes again": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 1, 1, sell, 5, 0.7, 1))
			s.retract("a")
			s.add(trade("a", 1, 1, buy, 7, 0.5, 2))
			s.retract("a")
			s.add(trade("a", 1, 1, buy, 8, 0.4, 3))
		},
		"before a settlement": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 2, 1, buy, 10, 0.5, 1), resolve, trade("c", 1, 1, buy, 1, 0.5, 40))
			s.retract("a")
		},
		"after a settlement": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), resolve, trade("b", 1, 1, buy, 4, 0.5, 31), trade("c", 1, 1, sell, 1, 0.9, 33))
			s.retract("b")
		},
		"between two settlements": func(s *stream) {
			second := resolve
			again := *resolve.Resolution
			again.Payout, again.ResolvedAt = 0, start.Add(time.Hour)
			second.Resolution = &again
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), resolve, trade("b", 1, 1, buy, 4, 0.5, 31), trade("c", 1, 1, buy, 2, 0.2, 33), second)
			s.retract("c")
		},
		"in the volume of a day": func(s *stream) {
			s.add(trade("a", 1, 1, buy, 10, 0.5, 0), trade("b", 2, 1, buy, 10, 0.5, 60), trade("c", 3, 1, buy, 10, 0.5, 20))
			s.retract("c")
			s.add(trade("d", 3, 1, buy, 10, 0.5, 24*60+10))
		},
		"a rewind": func(s *stream) {
			for i := range 20 {
				e := trade(fmt.Sprint(i), i%4, i%3, buy, float64(i+1), 0.5, i)
				if i%5 == 4 {
					e.Trade.Side = sell
				}
				e.Trade.Block, e.Trade.HasBlock = int64(i/2), i != 7
				s.add(e)
			}
			s.rewind(3)
			s.add(trade("15", 1, 1, sell, 2, 0.6, 25))
		},
	}
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for i, name := range slices.Sorted(maps.Keys(cases)) {
			ways := tellingWays[:]
			if db.Dialect() == sqldb.Postgres { // each case and each way, not each case in each way
				ways = ways[i%len(ways):][:1]
			}
			t.Run(name, func(t *testing.T) { tell(t, db, chain, cases[name], ways) })
		}
	})
}

// tellingWay is how events reach an engine and corrections are computed.
type tellingWay struct {
	name   string
	part   int
	inline int
}

var tellingWays = [...]tellingWay{{"event by event", 1, 0}, {"together", 1 << 20, 0}, {"beside the loop", 1, -1}}

// tell checks what an engine shows of a stream in each way, and that a restart does not change the
// state.
func tell(t *testing.T, db *testkit.DB, chain smartmoney.Chain, fill func(s *stream), ways []tellingWay) {
	t.Helper()
	for _, way := range ways {
		clear4(t, db)
		s := &stream{chain: chain}
		fill(s)
		e, stop := run(t, Options{Logger: slog.New(slog.NewTextHandler(t.Output(), nil)), Store: db, Poll: quick, InlineTrades: way.inline})
		appendSlowly(t, db, chain, s.sent, way.part, e)
		s.check(t, e)
		live, _ := engineImage(t, e, chain)
		stop()
		e, stop = run(t, Options{Store: db, Poll: quick})
		s.check(t, e)
		if loaded, _ := engineImage(t, e, chain); !bytes.Equal(live, loaded) {
			t.Errorf("%s: a restart changes the state", way.name)
		}
		stop()
	}
}

// TestCorrectionsAnywhere: a stream with corrections shows what the stream without the trades taken
// back shows, in any chunking, with restarts between any two chunks and whether the loop waits for
// a correction or not; and leader, reloaded leader, follower and rebuild have the same state, byte
// for byte.
func TestCorrectionsAnywhere(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		seed := uint64(100)
		scale.Check(t, db.Dialect() == sqldb.Postgres, func(rt *rapid.T) {
			seed++
			clear4(t, db)
			chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}).Draw(rt, "chain")
			s := &stream{chain: chain}
			s.random(seed, rapid.IntRange(1, 600).Draw(rt, "events"), rapid.SampledFrom([]int{3, 60}).Draw(rt, "wallets"), 8)
			options := Options{
				Logger: slog.New(slog.NewTextHandler(t.Output(), nil)),
				Store:  db, Poll: quick, BatchEvents: rapid.IntRange(1, 400).Draw(rt, "batch"),
				InlineTrades: rapid.SampledFrom([]int{-1, 0, 20}).Draw(rt, "inline"), aheadRows: rapid.SampledFrom([]int{0, 1}).Draw(rt, "ahead"),
			}
			e, stop := run(t, options)
			for rest := s.sent; len(rest) > 0; {
				part := rest[:rapid.IntRange(1, len(rest)).Draw(rt, "chunk")]
				rest = rest[len(part):]
				offered := e
				if rapid.Bool().Draw(rt, "through the database only") {
					offered = nil
				}
				last := appendAll(t, db, offered, chain, part)
				if rapid.Bool().Draw(rt, "restart at once") {
					stop()
					e, stop = run(t, options)
				}
				if rapid.Bool().Draw(rt, "await") {
					await(t, e, chain, last)
				}
			}
			s.check(t, e)
			image, _ := engineImage(t, e, chain)
			stop()
			for name, e := range map[string]func() (*Engine, func()){
				"reloaded": func() (*Engine, func()) { return run(t, options) },
				"followed": func() (*Engine, func()) {
					return run(t, Options{Store: everybodyFollows{db}, Poll: quick})
				},
				"rebuilt": func() (*Engine, func()) {
					if _, err := Rebuild(t.Context(), storesOf(db), Options{}); err != nil {
						rt.Fatal(err)
					}
					return run(t, options)
				},
			} {
				again, stop := e()
				s.check(t, again)
				if got, _ := engineImage(t, again, chain); !bytes.Equal(image, got) {
					rt.Fatalf("%s, the state is another one", name)
				}
				stop()
			}
		})
	})
}

// heldUp has the computation of corrections wait until it is released.
type heldUp struct {
	Store
	reached, release chan struct{}
}

func (h *heldUp) TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error {
	select {
	case h.reached <- struct{}{}:
	default:
	}
	select {
	case <-h.release:
	case <-ctx.Done():
		return ctx.Err()
	}
	return h.Store.TradesOf(ctx, chain, newest, upTo, f)
}

// TestOneChainWaits: while a correction is computed, the other chains go on, readers see the state
// before it and the lag shows it; the engine can be stopped meanwhile, and the next one ends at the
// same state, whether its later corrections are computed beside the loop or within.
func TestOneChainWaits(t *testing.T) {
	t.Parallel()
	for name, later := range map[string]Options{"beside": {InlineTrades: -1}, "inline": {InlineWait: time.Second}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			oneChainWaits(t, later)
		})
	}
}

func oneChainWaits(t *testing.T, later Options) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		base, polymarket := &stream{chain: smartmoney.Base}, &stream{chain: smartmoney.Polymarket}
		base.add(testkit.Events(8, base.chain, 300, 20, 5)...)
		s := &heldUp{Store: db, reached: make(chan struct{}, 1), release: make(chan struct{})}
		e, stop := run(t, Options{Store: s, Poll: quick, InlineTrades: -1})
		await(t, e, base.chain, appendAll(t, db, e, base.chain, base.sent))
		before, _ := engineImage(t, e, base.chain)
		sent := len(base.sent)
		retractAt := func(i int) {
			for base.log[i].Trade == nil {
				i++
			}
			base.retract(base.log[i].Trade.ID)
		}
		retractAt(200)
		base.add(testkit.Events(9, base.chain, 50, 20, 5)...)
		retractAt(10)
		appendAll(t, db, e, base.chain, base.sent[sent:])
		<-s.reached
		polymarket.add(testkit.Events(7, polymarket.chain, 400, 20, 5)...)
		appendSlowly(t, db, polymarket.chain, polymarket.sent, 100, e, nil)
		polymarket.check(t, e)
		if now, _ := engineImage(t, e, base.chain); !bytes.Equal(before, now) {
			t.Error("the chain that waits shows another state than before")
		}
		if c := e.Correcting(base.chain); c == nil || c.Corrections != 1 || c.Trades != 1 {
			t.Errorf("the chain waits for %+v", c)
		}
		lags, err := db.Lags(t.Context())
		if err != nil || lags[base.chain.Index()].Processed != 300 || lags[base.chain.Index()].Durable != base.position() {
			t.Errorf("lags %+v, error %v", lags, err)
		}
		stop() // meanwhile

		later := later
		later.Store, later.Poll = s, quick
		e, stop = run(t, later)
		<-s.reached
		polymarket.check(t, e)
		close(s.release)
		base.check(t, e)
		polymarket.check(t, e)
		moved := func() bool {
			arrived, err := db.Arrived(t.Context())
			progress, other := db.Progress(t.Context())
			return err == nil && other == nil && arrived == progress
		}
		testkit.EventuallyWithin(t, timeout, "the progress is that of every chain", moved)

		// As if the engine had ended before it stored that.
		stop()
		if _, err := db.Writer().ExecContext(t.Context(), "UPDATE engine_progress SET global_offset = 300"); err != nil {
			t.Fatal(err)
		}
		run(t, Options{Store: s, Poll: quick, InlineTrades: -1})
		testkit.EventuallyWithin(t, timeout, "the next engine's progress is that of every chain", moved)
	})
}

// TestCorrectedVectors: an independent implementation agrees about leaderboards, notifications and
// which of them are retracted, however often the engine restarts.
func TestCorrectedVectors(t *testing.T) {
	t.Parallel()
	for _, set := range vectors.Corrections(t) {
		for name, size := range map[string]int{"in one go": 1 << 20, "restarted": 211 * 4 / scale.Of(4)} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
					if db.Dialect() == sqldb.Postgres && name != "restarted" {
						return // half of it on the second database
					}
					createCustomers(t, db, &set)
					db.RetractionHorizon = vectors.Horizon
					options := Options{
						Store: db, RankInterval: set.Settings.RankInterval, TopWallets: set.Settings.TopWallets, Poll: quick,
						OpenGainLimit: set.Settings.OpenGainLimit, SignalMinVolume: set.Settings.SignalMinVolume, Filters: set.Settings.AllFilters(),
						// the order of all chains, however slow the machine is
						InlineTrades: 1 << 20, InlineWait: time.Minute,
					}
					e, stop := run(t, options)
					enqueueAll(t, db, &e, vectors.DecodeAll(t, set.Events, time.Now), size, func() {
						stop()
						e, stop = run(t, options)
					})
					for chain := range set.Leaderboards {
						page := shown(t, e, chain, e.chains[chain.Index()].committed.Load()).Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: set.Filters[chain], Limit: 200})
						vectors.Compare(t, set.Leaderboards[chain], page.Wallets)
					}
					for _, c := range set.Customers {
						list := sent(t, db, c.Name)
						retracted := make([]bool, len(list))
						for i := range list {
							retracted[i] = list[i].RetractedAt != nil
						}
						vectors.CompareNotifications(t, c.Notifications, signals(list))
						vectors.CompareRetracted(t, c.Notifications, retracted)
						vectors.CompareReturns(t, c.Notifications, list)
					}
					stop()
					comparePrices(t, options, &set)
				})
			})
		}
	}
}
