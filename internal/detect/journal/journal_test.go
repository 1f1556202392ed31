package journal_test

import (
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// names are the names of a live run, during which symbols change.
type names struct {
	wallets, tokens, symbols []string
}

func (n *names) Wallet(i uint32) string                  { return n.wallets[i] }
func (n *names) Token(i uint32) (address, symbol string) { return n.tokens[i], n.symbols[i] }
func (n *names) Market(uint32) *smartmoney.SignalMarket  { return nil }

// interned numbers names in an order that differs from the writer's.
type interned struct {
	wallets, tokens map[string]uint32
	symbols         map[string]string
}

func newInterned() *interned {
	return &interned{wallets: map[string]uint32{}, tokens: map[string]uint32{}, symbols: map[string]string{}}
}

func (in *interned) Wallet(address string) uint32 { return number(in.wallets, address) }

func (in *interned) Token(address, symbol string) uint32 {
	in.symbols[address] = symbol
	return number(in.tokens, address)
}

func number(of map[string]uint32, address string) uint32 {
	if _, ok := of[address]; !ok {
		of[address] = 1000 + uint32(len(of))
	}
	return of[address]
}

func find(of map[string]uint32, n uint32) string {
	for address, m := range of {
		if m == n {
			return address
		}
	}
	return ""
}

// said is a record with names in place of numbers.
type said struct {
	Trade         detect.Trade
	Wallet, Token string
	Symbol        string
	Row           detect.Row
	Refresh       int64
	Moves         []string
	Retraction    *detect.Retraction // without its tokens
	Taken         []string           // the tokens and what is taken back of each
}

func trade(t *detect.Trade, wallet, token, symbol string) said {
	s := said{Trade: *t, Wallet: wallet, Token: token, Symbol: symbol, Row: *t.Row}
	s.Trade.Wallet, s.Trade.Token, s.Trade.Row = 0, 0, nil
	return s
}

// script is a run of records for one writer, with what a reader must return for them.
type script struct {
	names   names
	rows    [][]*detect.Row // by wallet: the rows of its trades
	records []said
	shared  []*detect.Row // by trade
}

func addresses() *rapid.Generator[string] {
	return rapid.OneOf(
		rapid.StringMatching(`0x[0-9a-f]{40}`), rapid.StringMatching(`[1-9]{1,78}`),
		rapid.StringMatching(`[1-9A-HJ-NP-Za-km-z]{32,44}`), rapid.StringMatching(`0x[0-9a-f]{3}`), rapid.Just("0x"),
		rapid.Just("0xA0"), rapid.StringN(1, 40, 255),
	)
}

// drawScript draws and writes a run of records, mostly about the wallets and tokens of the run
// before.
func drawScript(rt *rapid.T, w *journal.Writer, before *script) *script {
	s := &script{}
	if before != nil && rapid.IntRange(0, 3).Draw(rt, "other names") > 0 {
		s.names, s.rows = before.names, before.rows
	} else {
		s.names = names{
			wallets: rapid.SliceOfNDistinct(addresses(), 1, 8, rapid.ID[string]).Draw(rt, "wallets"),
			tokens:  rapid.SliceOfNDistinct(addresses(), 1, 5, rapid.ID[string]).Draw(rt, "tokens"),
		}
		s.names.symbols = make([]string, len(s.names.tokens))
		s.rows = make([][]*detect.Row, len(s.names.wallets))
	}
	at := detect.Trade{}
	for range rapid.IntRange(0, 40).Draw(rt, "records") {
		switch rapid.IntRange(0, 6).Draw(rt, "kind") {
		case 0:
			s.refresh(rt, w)
		case 1:
			s.retract(rt, w)
		default:
			s.trade(rt, w, &at)
		}
	}
	return s
}

func (s *script) refresh(rt *rapid.T, w *journal.Writer) {
	refresh := &detect.Refresh{Seq: rapid.Int64().Draw(rt, "seq")}
	record := said{Refresh: refresh.Seq}
	for range rapid.IntRange(0, 4).Draw(rt, "moves") {
		m := detect.Move{
			Wallet: uint32(rapid.IntRange(0, len(s.names.wallets)-1).Draw(rt, "mover")),
			Rank:   rapid.IntRange(0, 1e9).Draw(rt, "rank"),
		}
		refresh.Moves = append(refresh.Moves, m)
		record.Moves = append(record.Moves, fmt.Sprint(s.names.wallets[m.Wallet], " ", m.Rank))
	}
	w.Refresh(refresh, &s.names)
	s.records = append(s.records, record)
}

func (s *script) retract(rt *rapid.T, w *journal.Writer) {
	r := &detect.Retraction{
		Seq: rapid.Int64().Draw(rt, "seq"), GlobalOffset: rapid.Int64().Draw(rt, "offset"), T: rapid.Int64().Draw(rt, "T"),
	}
	record := said{Retraction: &detect.Retraction{Seq: r.Seq, GlobalOffset: r.GlobalOffset, T: r.T}}
	for range rapid.IntRange(0, 3).Draw(rt, "tokens") {
		taken := detect.RetractedToken{Token: uint32(rapid.IntRange(0, len(s.names.tokens)-1).Draw(rt, "token"))}
		taken.Seqs = rapid.SliceOfNDistinct(rapid.Int64Min(0), 1, 5, rapid.ID[int64]).Draw(rt, "taken")
		slices.Sort(taken.Seqs)
		r.Tokens = append(r.Tokens, taken)
		record.Taken = append(record.Taken, fmt.Sprint(s.names.tokens[taken.Token], taken.Seqs))
	}
	w.Retract(r, &s.names)
	s.records = append(s.records, record)
}

func (s *script) trade(rt *rapid.T, w *journal.Writer, at *detect.Trade) {
	step := rapid.SampledFrom([]int64{1, 1, 1, 2, 700, 0, -5, math.MaxInt64})
	wallet := rapid.IntRange(0, len(s.names.wallets)-1).Draw(rt, "wallet")
	token := rapid.IntRange(0, len(s.names.tokens)-1).Draw(rt, "token")
	if rapid.IntRange(0, 3).Draw(rt, "renamed") == 0 {
		s.names.symbols[token] = rapid.SampledFrom([]string{"", "TOSHI", "WETH", "µ"}).Draw(rt, "symbol")
	}
	if len(s.rows[wallet]) == 0 || rapid.IntRange(0, 3).Draw(rt, "newrow") == 0 {
		s.rows[wallet] = append(s.rows[wallet], drawRow(rt))
	}
	at.Seq += step.Draw(rt, "seq")
	at.GlobalOffset += step.Draw(rt, "arrival")
	at.T += rapid.SampledFrom([]int64{0, 1, 1_000_000_000, 86_400_000_000_000, math.MinInt64, -3}).Draw(rt, "T")
	at.At = at.T - rapid.SampledFrom([]int64{0, 0, 5, 9_000_000_000, math.MaxInt64}).Draw(rt, "At")
	at.Wallet, at.Token, at.Row = uint32(wallet), uint32(token), s.rows[wallet][len(s.rows[wallet])-1]
	at.ID, at.Sell, at.Rank = rapid.Uint64().Draw(rt, "id"), rapid.Bool().Draw(rt, "sell"), rapid.IntRange(1, 3).Draw(rt, "rank")
	at.Price, at.Amount = float(rt, "price"), float(rt, "amount")
	at.TokenPrice = rapid.SampledFrom([]float64{at.Price, 1, math.Inf(1), math.Copysign(0, -1)}).Draw(rt, "token price")
	at.SettledPrice = rapid.SampledFrom([]float64{at.TokenPrice, 1, math.NaN()}).Draw(rt, "settled price")
	at.Excluded = rapid.IntRange(0, 5).Draw(rt, "excluded") == 0
	at.Volume24h = rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 5, math.NaN(), 1e9}).Draw(rt, "volume")
	at.Holders = rapid.SampledFrom([]int64{0, 0, 7, math.MaxInt64, -1}).Draw(rt, "holders")
	at.TxHash = rapid.SampledFrom([]string{"", "0x" + strings.Repeat("ab", 32), "0xAB", "x"}).Draw(rt, "tx")
	at.Began = rapid.SampledFrom([]int64{at.Began, 0, 1_762_851_600_000_000_000, math.MinInt64, math.MaxInt64}).Draw(rt, "began")
	at.Ranked = rapid.SampledFrom([]int{at.Ranked, 0, 49, math.MaxInt32}).Draw(rt, "ranked")
	given := *at
	w.Trade(&given, &s.names)
	s.records = append(s.records, trade(&given, s.names.wallets[wallet], s.names.tokens[token], s.names.symbols[token]))
	s.shared = append(s.shared, given.Row)
}

func float(rt *rapid.T, name string) float64 {
	return math.Float64frombits(rapid.Uint64().Draw(rt, name))
}

func drawRow(rt *rapid.T) *detect.Row {
	r := &detect.Row{
		Trades: rapid.Uint32().Draw(rt, "trades"), Closed: rapid.Uint32Range(0, 300).Draw(rt, "closed"),
		Winning: rapid.Uint32().Draw(rt, "winning"), Tokens: rapid.Uint32().Draw(rt, "tokens"),
		BuyVolume: float(rt, "volume"), Realized: float(rt, "realized"), Net: float(rt, "net"),
		Score: float(rt, "score"), WinRate: float(rt, "rate"),
	}
	if rapid.Bool().Draw(rt, "no provider") {
		r.Net, r.WinRate = r.Realized, r.TrueWinRate()
	}
	return r
}

// bits compares floats by their bits.
var bits = cmp.Options{
	cmp.Comparer(func(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) }),
	cmpopts.EquateEmpty(),
}

func read(body []byte) (records []said, rows []*detect.Row, err error) {
	in := newInterned()
	err = journal.Read(body, in, func(r journal.Record) error {
		records = append(records, in.said(r))
		if r.Trade != nil {
			rows = append(rows, r.Trade.Row)
		}
		return nil
	})
	return records, rows, err
}

func (in *interned) said(r journal.Record) said {
	switch {
	case r.Trade != nil:
		return in.trade(r.Trade)
	case r.Refresh != nil:
		return in.refresh(r.Refresh)
	default:
		return in.retraction(r.Retraction)
	}
}

// readOn reads a body with a reader that has read others.
func readOn(r *journal.Reader, in *interned, body []byte) (records []said, rows []*detect.Row, err error) {
	r.Reset(body)
	for {
		record, err := r.Next()
		switch {
		case errors.Is(err, io.EOF):
			return records, rows, nil
		case err != nil:
			return records, rows, err
		case record.Trade != nil:
			rows = append(rows, record.Trade.Row)
		}
		records = append(records, in.said(record))
	}
}

func (in *interned) trade(t *detect.Trade) said {
	token := find(in.tokens, t.Token)
	return trade(t, find(in.wallets, t.Wallet), token, in.symbols[token])
}

func (in *interned) refresh(t *detect.Refresh) said {
	record := said{Refresh: t.Seq}
	for _, m := range t.Moves {
		record.Moves = append(record.Moves, fmt.Sprint(find(in.wallets, m.Wallet), " ", m.Rank))
	}
	return record
}

func (in *interned) retraction(r *detect.Retraction) said {
	record := said{Retraction: &detect.Retraction{Seq: r.Seq, GlobalOffset: r.GlobalOffset, T: r.T}}
	for _, taken := range r.Tokens {
		record.Taken = append(record.Taken, fmt.Sprint(find(in.tokens, taken.Token), taken.Seqs))
	}
	return record
}

// TestWhatIsWrittenIsRead checks that every record is read back bit for bit, with its rows
// shared as they were written, also when the writer and the reader are reused.
func TestWhatIsWrittenIsRead(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var w journal.Writer
		var s *script
		var last journal.Span
		in := newInterned()
		r := journal.NewReader(nil, in)
		for range 3 {
			s = drawScript(rt, &w, s)
			body := w.Body()
			if (body == nil) != (len(s.records) == 0) {
				rt.Fatalf("%d records gave a body of %d bytes", len(s.records), len(body))
			}
			if body != nil && cap(body)-len(body) < 8 {
				rt.Fatalf("%d bytes of room behind the body", cap(body)-len(body))
			}
			checkRead(rt, s)(read(slices.Clone(body)))
			checkRead(rt, s)(readOn(r, in, slices.Clone(body)))
			checkSpan(rt, s.records, last, w.Span())
			last = w.Span()
			w.Reset()
		}
	})
}

func checkRead(rt *rapid.T, s *script) func([]said, []*detect.Row, error) {
	return func(got []said, rows []*detect.Row, err error) {
		if err != nil {
			rt.Fatal(err)
		}
		if diff := cmp.Diff(s.records, got, bits); diff != "" {
			rt.Fatal(diff)
		}
		checkShared(rt, s.shared, rows)
	}
}

func checkShared(rt *rapid.T, want, got []*detect.Row) {
	for i := range want {
		for j := range i {
			if (want[i] == want[j]) != (got[i] == got[j]) {
				rt.Fatalf("trades %d and %d: rows shared when written: %v, when read: %v", j, i, want[i] == want[j], got[i] == got[j])
			}
		}
	}
}

func checkSpan(rt *rapid.T, records []said, last, got journal.Span) {
	want := journal.Span{FromTime: last.ToTime, ToTime: last.ToTime, FirstOffset: last.LastOffset, LastOffset: last.LastOffset}
	var seqs, times, offsets []int64
	for _, r := range records {
		if r.Retraction != nil {
			want.Retractions++
			seqs = append(seqs, r.Retraction.Seq)
			continue
		}
		if r.Wallet == "" {
			want.Refreshes++
			seqs = append(seqs, r.Refresh)
			continue
		}
		want.Trades++
		seqs, times, offsets = append(seqs, r.Trade.Seq), append(times, r.Trade.T), append(offsets, r.Trade.GlobalOffset)
	}
	if len(seqs) > 0 {
		want.FirstSeq, want.LastSeq = slices.Min(seqs), slices.Max(seqs)
	}
	if len(times) > 0 {
		want.FromTime, want.ToTime = slices.Min(times), slices.Max(times)
		want.FirstOffset, want.LastOffset = slices.Min(offsets), slices.Max(offsets)
	}
	if got != want {
		rt.Fatalf("span %+v, want %+v", got, want)
	}
}

// TestARowThatDidNotChangeIsKeptOnce checks that a reader keeps one copy of an unchanged row,
// although each body holds it.
func TestARowThatDidNotChangeIsKeptOnce(t *testing.T) {
	in := newInterned()
	r := journal.NewReader(nil, in)
	var all []*detect.Row
	for range 2 {
		_, rows, err := readOn(r, in, sample().Body())
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, rows...)
	}
	if len(all) != 4 || all[0] != all[2] || all[1] != all[3] || all[0] == all[1] {
		t.Errorf("rows of two wallets, from two bodies: %p", all)
	}
}

func TestAnErrorOfTheReaderEndsTheReading(t *testing.T) {
	body := sample().Body()
	wrong := errors.New("wrong")
	for _, at := range []int{1, 2, 3} {
		n := 0
		count := func() error {
			if n++; n == at {
				return wrong
			}
			return nil
		}
		err := journal.Read(body, newInterned(), func(journal.Record) error { return count() })
		if !errors.Is(err, wrong) || n != at {
			t.Errorf("error at record %d: %d were read, then %v", at, n, err)
		}
	}
}

// TestEveryBodyCutShortIsDamaged checks that a truncated body is damaged unless it ends with a
// record.
func TestEveryBodyCutShortIsDamaged(t *testing.T) {
	body := sample().Body()
	whole := map[int]bool{0: true, 1: true, len(body): true}
	var w journal.Writer
	fillSample(&w, func() { whole[len(w.Body())] = true })
	for n := range body {
		_, _, err := read(body[:n])
		switch {
		case whole[n] && err != nil:
			t.Errorf("the first %d bytes, whole records: %v", n, err)
		case !whole[n] && !errors.Is(err, journal.ErrDamaged):
			t.Errorf("the first %d bytes of %d: %v", n, len(body), err)
		}
	}
	body[0] = 5
	if _, _, err := read(body); !errors.Is(err, journal.ErrDamaged) {
		t.Errorf("another format: %v", err)
	}
}

// TestBodiesOfFormatsBefore checks that bodies of format 1, which has no signal contexts, of format
// 2, which has no retractions, and of format 3, which has no settled prices, can be read: in them a
// trade has no byte for what is more.
func TestBodiesOfFormatsBefore(t *testing.T) {
	var w journal.Writer
	n := &names{wallets: []string{"0xa"}, tokens: []string{"0xb"}, symbols: []string{"T"}}
	w.Trade(&detect.Trade{Seq: 1, GlobalOffset: 1, At: 5, T: 5, Rank: 1, Row: &detect.Row{}, TokenPrice: 2, SettledPrice: 2}, n)
	body := w.Body()
	if body[0] != 4 {
		t.Fatalf("format %d", body[0])
	}
	want, _, err := read(body)
	if err != nil {
		t.Fatal(err)
	}
	for _, format := range []byte{1, 2, 3} {
		body := slices.Clone(body[:len(body)-1])
		body[0] = format
		got, _, err := read(body)
		if diff := cmp.Diff(want, got, bits); diff != "" || err != nil || len(got) != 1 || got[0].Trade.Began != 0 || got[0].Trade.Ranked != 0 {
			t.Errorf("format %d: %+v, %v", format, got, err)
		}
	}
}

func sample() *journal.Writer {
	var w journal.Writer
	fillSample(&w, func() {})
	return &w
}

func fillSample(w *journal.Writer, each func()) {
	n := &names{
		wallets: []string{"0x" + strings.Repeat("a1", 20), "So" + strings.Repeat("b", 40), "0xother"},
		tokens:  []string{strings.Repeat("7", 77), "0x" + strings.Repeat("c2", 20)}, symbols: []string{"", "TOSHI"},
	}
	row := &detect.Row{Trades: 12, Closed: 3, Winning: 2, Tokens: 5, BuyVolume: 100.5, Realized: 7, Net: 9, Score: 0.25, WinRate: 2.0 / 3}
	at := int64(1_762_851_600_000_000_000)
	w.Refresh(&detect.Refresh{Seq: 7, Moves: []detect.Move{{Wallet: 0, Rank: 4}, {Wallet: 2}}}, n)
	each()
	w.Trade(&detect.Trade{
		Seq: 7, GlobalOffset: 90, ID: 1 << 63, At: at, T: at, Rank: 4, Row: row, Price: 0.5, Amount: 20, TokenPrice: 0.5,
		TxHash: "0x" + strings.Repeat("de", 32),
	}, n)
	each()
	w.Trade(&detect.Trade{
		Seq: 8, GlobalOffset: 95, ID: 3, At: at - 1, T: at + 5, Sell: true, Wallet: 1, Token: 1, Rank: 300, Row: row,
		Price: 0.5, Amount: 20, TokenPrice: 0.75, Volume24h: 1e6, Holders: 321, TxHash: "odd",
		Began: at - 1, Ranked: 12,
	}, n)
	each()
	w.Retract(&detect.Retraction{Seq: 9, GlobalOffset: 99, T: at + 5, Tokens: []detect.RetractedToken{
		{Token: 0, Seqs: []int64{3, 7}}, {Token: 1, Seqs: []int64{8}},
	}}, n)
	each()
}

// FuzzRead checks that no input makes the reader panic, and that what it reads can be written.
func FuzzRead(f *testing.F) {
	f.Add(sample().Body())
	f.Add([]byte{2, 3, 0, 1, 255, 255, 255, 255, 15, 3, 0, 1, 1})
	f.Add([]byte{3, 5, 0, 2, 2, 2, 1, 0, 4, 'a', 2, 1, 255, 255, 255, 255, 15})
	f.Add([]byte{1, 1, 0, 2, 255, 255, 255, 255, 255, 255, 255, 255, 127})
	f.Add([]byte{1, 2, 2, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1})
	f.Fuzz(func(t *testing.T, body []byte) {
		records, _, err := read(body)
		if err != nil && !errors.Is(err, journal.ErrDamaged) {
			t.Fatal(err)
		}
		if len(records) > len(body)/2 {
			t.Fatalf("%d records of %d bytes", len(records), len(body))
		}
	})
}
