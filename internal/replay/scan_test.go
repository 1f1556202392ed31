package replay_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestRecordsComeByGlobalOffset over all chains, however they lie in rows, each once.
func TestRecordsComeByGlobalOffset(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := &world{TB: t, db: db}
		chains := smartmoney.Chains()
		var want []string
		offset := 0
		r := rand.New(rand.NewPCG(1, 2))
		for batch := range 40 {
			var records []record
			used := 1 + r.IntN(len(chains))
			for range 1 + r.IntN(12) {
				chain := chains[r.IntN(used)]
				offset++
				if r.IntN(5) == 0 {
					records = append(records, record{chain: chain, refresh: []detect.Move{{Wallet: 1, Rank: 3}}})
					continue
				}
				records = append(records, buy(chain, r.Uint32N(9), r.Uint32N(4), batch))
				want = append(want, fmt.Sprint(offset, " ", chain))
			}
			w.batch(1, records...)
		}
		if diff := cmp.Diff(want, w.scanned(everything())); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}

// TestRangeOfRecords: rows that end after a chain's time are read whole, up to the global
// offset and with it.
func TestRangeOfRecords(t *testing.T) {
	t.Parallel()
	const base, solana = smartmoney.Base, smartmoney.Solana
	w := &world{TB: t, db: testkit.SQLite(t)}
	w.batch(1, buy(base, 0, 0, 0), buy(solana, 0, 0, 0), buy(base, 1, 0, 10)) // 1 2 3
	w.batch(1, buy(base, 0, 0, 20), buy(base, 1, 0, 30))                      // 4 5
	w.batch(1, buy(solana, 0, 0, 40), buy(base, 1, 0, 50))                    // 6 7
	ended := func(minute int) int64 { return testkit.Minutes(minute).UnixNano() }
	for _, c := range []struct {
		name         string
		base, solana int64 // after these times
		upTo         int64
		want         string
	}{
		{"everything", math.MinInt64, math.MinInt64, math.MaxInt64, "1 2 3 4 5 6 7"},
		{"nothing is that early", math.MinInt64, math.MinInt64, 0, ""},
		{"up to a record within a row", math.MinInt64, math.MinInt64, 4, "1 2 3 4"},
		{"up to one of another chain", math.MinInt64, math.MinInt64, 6, "1 2 3 4 5 6"},
		{"after the end of a row", ended(10), math.MinInt64, math.MaxInt64, "2 4 5 6 7"},
		{"after its middle", ended(10) - 1, math.MinInt64, math.MaxInt64, "1 2 3 4 5 6 7"},
		{"each chain after its own", ended(30), ended(0), math.MaxInt64, "6 7"},
		{"after the last", ended(50), ended(40), math.MaxInt64, ""},
		{"from and to", ended(10), ended(0), 5, "4 5"},
		{"after the last of one chain", ended(50), math.MinInt64, 6, "2 6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := everything()
			r.After[base.Index()], r.After[solana.Index()], r.UpTo = c.base, c.solana, c.upTo
			var got []string
			for _, visited := range w.scanned(r) {
				got = append(got, strings.Fields(visited)[0])
			}
			if strings.Join(got, " ") != c.want {
				t.Errorf("visited %v, want %s", got, c.want)
			}
		})
	}
}

// TestCandidatesHaveTheirRow: the revision of the configurations and the time of the commit are
// those of the batch that the candidate was in, and the body stays with the reader.
func TestCandidatesHaveTheirRow(t *testing.T) {
	t.Parallel()
	w := &world{TB: t, db: testkit.SQLite(t)}
	var want, got []string
	for i, revision := range []int64{3, 3, 4, 9} {
		w.batch(revision, buy(smartmoney.Base, 0, 0, 10*i), buy(smartmoney.Ethereum, 1, 1, 10*i), buy(smartmoney.Base, 2, 2, 10*i+1))
		at := testkit.Minutes(10 * i).Add(time.Second)
		for n, chain := range []smartmoney.Chain{smartmoney.Base, smartmoney.Ethereum, smartmoney.Base} {
			committed := at
			if chain == smartmoney.Base {
				committed = at.Add(time.Minute) // a row's last trade
			}
			want = append(want, fmt.Sprint(3*i+n+1, chain, revision, committed))
		}
	}
	err := replay.Scan(t.Context(), w.db, everything(), func(at *replay.Cursor, c *detect.Candidate) error {
		if at.Row.Body != nil {
			t.Error("the row has its body")
		}
		if seq := c.Trade.Seq; seq < at.Row.FirstSeq || seq > at.Row.LastSeq {
			t.Errorf("trade %d is not of the row from %d to %d", seq, at.Row.FirstSeq, at.Row.LastSeq)
		}
		got = append(got, fmt.Sprint(c.Trade.GlobalOffset, at.Chain, at.Row.ConfigRevision, at.Row.CommittedAt))
		return nil
	})
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("error %v (-want +got):\n%s", err, diff)
	}
}

// TestEndOfTheJournal: an empty one has no candidates, refreshes at its end have none either,
// and what was added since is found by the next scan from where the one before ended.
func TestEndOfTheJournal(t *testing.T) {
	t.Parallel()
	w := &world{TB: t, db: testkit.SQLite(t)}
	if got := w.scanned(everything()); got != nil {
		t.Errorf("an empty journal has %v", got)
	}
	w.batch(1, buy(smartmoney.Base, 0, 0, 0), record{chain: smartmoney.Base, refresh: []detect.Move{{Wallet: 0, Rank: 2}}})
	w.batch(1, record{chain: smartmoney.Base, refresh: []detect.Move{{Wallet: 0, Rank: 3}}})
	for range 2 { // a scan leaves nothing behind
		if got := w.scanned(everything()); !slices.Equal(got, []string{"1 base"}) {
			t.Errorf("visited %v, want the one trade", got)
		}
	}
	w.batch(1, buy(smartmoney.Base, 1, 0, 1), buy(smartmoney.Solana, 0, 0, 1)) // 4 5
	r := everything()
	r.UpTo = 3
	if got := w.scanned(r); !slices.Equal(got, []string{"1 base"}) {
		t.Errorf("visited %v up to the first", got)
	}
	r = everything()
	r.After[smartmoney.Base.Index()] = testkit.Minutes(0).UnixNano()
	if got := w.scanned(r); !slices.Equal(got, []string{"4 base", "5 solana"}) {
		t.Errorf("visited %v after the first", got)
	}
}

// convergence is the profile of a configuration that three wallets in an hour are enough for.
func convergence() *detect.Profile {
	c := smartmoney.DefaultConfig("c")
	c.ConvergenceMinWallets, c.ConvergenceWindowHours = 3, 1
	p := detect.ProfileOf(&c)
	return &p
}

// TestCandidatesHaveTheirWindow: the trades of the chain before theirs, with the ranks that the
// last refresh before them left.
func TestCandidatesHaveTheirWindow(t *testing.T) {
	t.Parallel()
	const base = smartmoney.Base
	w := &world{TB: t, db: testkit.SQLite(t)}
	w.batch(1, buy(base, 10, 7, 0), buy(smartmoney.Solana, 11, 7, 1), buy(base, 12, 7, 2))
	w.batch(1, record{chain: base, refresh: []detect.Move{{Wallet: 10, Rank: 77}}}, buy(base, 13, 7, 3), buy(base, 14, 7, 61))
	var got []string
	err := replay.Scan(t.Context(), w.db, everything(), func(at *replay.Cursor, c *detect.Candidate) error {
		p := convergence()
		types, _ := c.Find(p, nil)
		for _, typ := range types {
			s := c.Signal(p, typ, at.Names)
			var who []string
			for _, trader := range s.Traders {
				who = append(who, fmt.Sprint(trader.Address[len(trader.Address)-1:], "#", trader.Rank))
			}
			slices.Sort(who)
			got = append(got, fmt.Sprint(c.Trade.GlobalOffset, " ", typ, " ", s.Token.Symbol, " ", who))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	// At minute 61 the trade of minute 0 has left the window of an hour.
	want := []string{"5 convergence_p1 T7 [a#77 c#13 d#14]", "6 convergence_p1 T7 [c#13 d#14 e#15]"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestDamagedRowsEndAScan with an error that names the chain and the row; the records before
// were visited.
func TestDamagedRowsEndAScan(t *testing.T) {
	t.Parallel()
	const base = smartmoney.Base
	for _, c := range []struct {
		name   string
		damage func(w *world)
		is     func(error) bool
		says   string
	}{
		{"a body that ends early", func(w *world) {
			var body journal.Writer
			body.Trade(&detect.Trade{Seq: 3, GlobalOffset: 3, T: 1, At: 1, Row: testkit.EligibleRow()}, testkit.Names{})
			w.commit(&enginestate.Commit{Arrived: 3, Journal: []enginestate.JournalRow{rowOf(base, 1, journal.Span{
				Trades: 1, FirstSeq: 3, LastSeq: 3, FromTime: math.MaxInt64, ToTime: math.MaxInt64, FirstOffset: 3, LastOffset: 3,
			}, body.Body()[:20])}})
		}, func(err error) bool { return errors.Is(err, journal.ErrDamaged) }, "journal of base from 3"},
		{"an unknown format", func(w *world) {
			w.commit(&enginestate.Commit{Arrived: 3, Journal: []enginestate.JournalRow{rowOf(base, 1, journal.Span{
				Trades: 1, FirstSeq: 3, LastSeq: 3, FromTime: math.MaxInt64, ToTime: math.MaxInt64,
			}, []byte{99, 1, 2})}})
		}, func(err error) bool { return errors.Is(err, journal.ErrDamaged) }, "unknown format"},
		{"a flipped bit on disk", func(w *world) {
			w.batch(1, buy(base, 0, 0, 5))
			if _, err := w.db.Writer().ExecContext(w.Context(), "UPDATE detection_journal SET body = x'0102030405060708' WHERE first_seq = 3"); err != nil {
				w.Fatal(err)
			}
		}, func(err error) bool { _, ok := errors.AsType[*eventlog.Damage](err); return ok }, "row 3 of the journal of base"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := &world{TB: t, db: testkit.SQLite(t)}
			for i := range 2 {
				w.batch(1, buy(base, 0, 0, i))
			}
			c.damage(w)
			visited := 0
			err := replay.Scan(t.Context(), w.db, everything(), func(*replay.Cursor, *detect.Candidate) error {
				visited++
				return nil
			})
			if err == nil || !c.is(err) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("error %v, want one that says %q", err, c.says)
			}
			if visited > 2 {
				t.Errorf("visited %d records", visited)
			}
		})
	}
}

// TestAScanEndsEarly where visit fails, reading breaks or the caller gives up; it reads no
// further then.
func TestAScanEndsEarly(t *testing.T) {
	t.Parallel()
	w := &world{TB: t, db: testkit.SQLite(t)}
	const batches = 200
	for i := range batches {
		var records []record
		for range 50 {
			records = append(records, buy(smartmoney.Base, 0, 0, i), buy(smartmoney.Solana, 0, 0, i))
		}
		w.batch(1, records...)
	}
	errEnough := errors.New("enough")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	for _, c := range []struct {
		name  string
		ctx   context.Context
		src   counted
		visit func(visited int) error
		want  error
		most  int // rows read
	}{
		{"visit fails", t.Context(), counted{}, func(visited int) error {
			if visited == 10 {
				return errEnough
			}
			return nil
		}, errEnough, 2},
		{"reading breaks", t.Context(), counted{failAt: 30}, func(int) error { return nil }, errBroken, 30},
		{"the caller gives up", ctx, counted{}, func(visited int) error {
			if visited == 10 {
				cancel()
			}
			return nil
		}, context.Canceled, 2 + 4096/50 + 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.src.DB = w.db
			visited := 0
			err := replay.Scan(c.ctx, &c.src, everything(), func(*replay.Cursor, *detect.Candidate) error {
				visited++
				return c.visit(visited)
			})
			if !errors.Is(err, c.want) || c.src.rows > c.most {
				t.Errorf("error %v after %d rows, want %v after at most %d", err, c.src.rows, c.want, c.most)
			}
		})
	}
}

// TestNames of a range: wallets and tokens keep their numbers from row to row, and a token has
// the symbol that it had at the record read last.
func TestNames(t *testing.T) {
	t.Parallel()
	const chain = smartmoney.Polymarket
	w := &world{TB: t, db: testkit.SQLite(t)}
	w.batch(1, buy(chain, 5, 3, 0), buy(chain, 6, 4, 0))
	w.batch(1, buy(chain, 6, 3, 1))
	asked := ""
	r := replay.NewRange(200, time.Hour, func(token string) *smartmoney.SignalMarket {
		asked = token
		return &smartmoney.SignalMarket{ItemID: "of " + token}
	})
	r.UpTo = math.MaxInt64
	names := r.Names[chain.Index()]
	later := names.Number("asked about before it was read")
	var got []string
	err := replay.Scan(t.Context(), w.db, r, func(at *replay.Cursor, c *detect.Candidate) error {
		address, symbol := at.Names.Token(c.Trade.Token)
		if m := at.Names.Market(c.Trade.Token); m == nil || m.ItemID != "of "+address || asked != address {
			t.Errorf("market %+v of %s, asked about %s", m, address, asked)
		}
		if at.Names != names || at.Names.Number(address) != c.Trade.Token {
			t.Errorf("token %s has the numbers %d and %d", address, at.Names.Number(address), c.Trade.Token)
		}
		got = append(got, fmt.Sprint(c.Trade.Wallet, at.Names.Wallet(c.Trade.Wallet), c.Trade.Token, address, symbol))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	wallet := func(number, i uint32) string { return fmt.Sprint(number, testkit.Names{}.Wallet(i)) }
	token := func(number, i uint32) string {
		address, symbol := testkit.Names{}.Token(i)
		return fmt.Sprint(number, address, symbol)
	}
	want := []string{wallet(0, 5) + token(1, 3), wallet(1, 6) + token(2, 4), wallet(1, 6) + token(1, 3)}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if address, symbol := names.Token(later); address != "asked about before it was read" || symbol != "" {
		t.Errorf("token %d is %q, %q", later, address, symbol)
	}
	if m := replay.NewRange(200, time.Hour, nil).Names[0].Market(0); m != nil {
		t.Errorf("without a way to look markets up there is %+v", m)
	}
}

func TestEarlier(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		t    int64
		span time.Duration
		want int64
	}{{100, 40, 60}, {0, time.Hour, -int64(time.Hour)}, {math.MinInt64, time.Hour, math.MinInt64}, {math.MinInt64 + 5, 5, math.MinInt64}, {math.MinInt64 + 5, 6, math.MinInt64}} {
		if got := replay.Earlier(c.t, c.span); got != c.want {
			t.Errorf("%v before %d is %d, want %d", c.span, c.t, got, c.want)
		}
	}
}
