package broker

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// memory is a log of one partition in memory, from which a source reads chunks.
type memory struct {
	log    []message
	chunks []int // how many messages a fetch returns, again and again
	next   int
	turn   int
	stored int // the position
}

func (m *memory) position() any   { return m.stored }
func (m *memory) advance(p place) { m.stored = int(p.Offset) + 1 }
func (m *memory) progress() source.Progress {
	return source.Progress{Position: fmt.Sprint(m.stored)}
}

func (m *memory) resume(_ context.Context, at json.RawMessage) ([]message, error) {
	if m.next = 0; at != nil {
		if err := json.Unmarshal(at, &m.next); err != nil {
			return nil, err
		}
	}
	m.stored = m.next
	return nil, nil
}

func (m *memory) fetch(ctx context.Context) ([]message, error) {
	if m.next == len(m.log) {
		<-ctx.Done()
		return nil, ctx.Err()
	}
	m.turn++
	end := min(m.next+m.chunks[m.turn%len(m.chunks)], len(m.log))
	messages := m.log[m.next:end]
	m.next = end
	return messages, nil
}

// readAll runs the source until it has read the whole log, again after every crash.
func readAll(t interface {
	Helper()
	Fatalf(string, ...any)
}, out *sourceOutput, m *memory, s *settings, crashes []int) sourceState {
	t.Helper()
	spec, end := readerSpec(`{}`), fmt.Sprintf(`{"at":%d`, len(m.log))
	for {
		if len(crashes) > 0 {
			out.CrashAfter(crashes[0])
			crashes = crashes[1:]
		}
		ctx, cancel := context.WithCancel(context.Background())
		var err error
		go func() {
			defer cancel()
			err = run(ctx, out, &spec, s, m)
		}()
		finished := out.Await(ctx, func(sourceState) bool {
			at := string(out.Position())
			return strings.HasPrefix(at, end+"}") || strings.HasPrefix(at, end+`,"prices"`)
		})
		if finished {
			cancel()
		}
		<-ctx.Done()
		if finished {
			return out.State()
		}
		if !errors.Is(err, errCrash) {
			t.Fatalf("Run returned %v", err)
		}
	}
}

// until runs a reader, again after every error, until the output has what enough wants. before is
// called before each run. It returns the last error.
func until(t *testing.T, out *sourceOutput, r source.Reader, enough func(sourceState) bool, before ...func()) (last error) {
	t.Helper()
	over, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	done := make(chan error, 1)
	go func() {
		var last error
		for over.Err() == nil {
			for _, f := range before {
				f()
			}
			if err := r.Run(over, out); err != nil {
				last = err
			}
		}
		done <- last
	}()
	reached := out.Await(over, enough)
	cancel()
	if last = <-done; !reached {
		state := out.State()
		t.Errorf("the source did not get there: %d events, %d rejects, progress %+v, error %v", len(state.Events), len(state.Rejects), state.Progress, last)
	}
	return last
}

func has(events int) func(sourceState) bool {
	return func(s sourceState) bool { return len(s.Events) >= events }
}

// kindOf returns a kind by its name.
func kindOf(name string) source.Kind { return source.NewKinds(Kinds()...)[name] }

func trades(first, n int, separator string) []byte {
	var lines [][]byte
	for i := range n {
		lines = append(lines, testkit.TradeJSON(first+i))
	}
	return bytes.Join(lines, []byte(separator))
}

func ids(first, end int) (all []string) {
	for i := first; i < end; i++ {
		all = append(all, testkit.TradeID(i))
	}
	return all
}

// TestEveryRecordOnce reads random messages in random pieces, with a process that is killed between
// batches at random, and compares what is stored with what was sent.
func TestEveryRecordOnce(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		m, events, rejects := &memory{chunks: rapid.SliceOfN(rapid.IntRange(1, 9), 1, 4).Draw(t, "chunks")}, 0, 0
		for i := range rapid.IntRange(1, 40).Draw(t, "messages") {
			n := rapid.IntRange(1, 5).Draw(t, "events")
			var body []byte
			switch rapid.SampledFrom([]string{"one", "lines", "array", "bad", "mixed", "empty"}).Draw(t, "shape") {
			case "one":
				body, n = trades(events, 1, ""), 1
			case "lines":
				body = append(trades(events, n, "\r\n"), '\n')
			case "array":
				body = append(append([]byte(" ["), trades(events, n, ",")...), ']')
			case "mixed":
				body = append([]byte("{}\n\n"), trades(events, n, "\nnonsense\n")...)
				rejects += n
			case "bad":
				body, n, rejects = []byte(`{"type":"trade"`), 0, rejects+1
			case "empty":
				body, n, rejects = []byte(" \n"), 0, rejects+1
			}
			events += n
			m.log = append(m.log, message{place: place{Log: "orders", Offset: int64(i)}, body: body})
		}
		s := &settings{}
		if err := s.check(); err != nil {
			t.Fatal(err)
		}
		got := readAll(t, &sourceOutput{}, m, s, rapid.SliceOfN(rapid.IntRange(1, 3), 0, 5).Draw(t, "kills"))
		if !slices.Equal(got.IDs(), ids(0, events)) {
			t.Fatalf("stored %d trades, want %d: %v", len(got.Events), events, got.IDs())
		}
		if len(got.Rejects) != rejects {
			t.Fatalf("%d rejects, want %d: %+v", len(got.Rejects), rejects, got.Rejects)
		}
	})
}

// TestLongMessage reads messages that have more records than a batch, with a process that is killed
// within them.
func TestLongMessage(t *testing.T) {
	t.Parallel()
	const events, bad = 2*source.MaxBatchEvents + 77, 2*source.MaxRejects + 7
	m := &memory{chunks: []int{2}, log: []message{
		{place: place{Log: "orders", Offset: 0}, body: trades(0, 3, "\n")},
		{place: place{Log: "orders", Offset: 1}, body: trades(3, events, "\n")},
		{place: place{Log: "orders", Offset: 2}, body: bytes.Repeat([]byte("{}\n"), bad)},
		{place: place{Log: "orders", Offset: 3}, body: trades(events+3, 1, "\n")},
	}}
	got := readAll(t, &sourceOutput{}, m, &settings{Format: formatEvents}, []int{1, 1, 1, 1, 1, 1, 1})
	if !slices.Equal(got.IDs(), ids(0, events+4)) {
		t.Errorf("stored %d trades, want %d in their order", len(got.Events), events+4)
	}
	if len(got.Rejects) != bad {
		t.Errorf("%d rejects, want %d", len(got.Rejects), bad)
	}
	for _, r := range got.Rejects {
		if r.Ref != "orders-0@2" || r.Reason != "invalid event: type" {
			t.Fatalf("reject %+v", r)
		}
	}
}

// swap is a Helius transaction that buys the token for one SOL, or prices SOL if usd is not 0.
func swap(signature string, usd float64) []byte {
	const wallet, token, usdc = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU", "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
	out := fmt.Sprintf(`{"mint":%q,"userAccount":%q,"rawTokenAmount":{"tokenAmount":"5000000","decimals":6}}`, token, wallet)
	if usd != 0 {
		out = fmt.Sprintf(`{"mint":%q,"userAccount":%q,"rawTokenAmount":{"tokenAmount":"%d","decimals":6}}`, usdc, wallet, int64(usd*1e6))
	}
	return fmt.Appendf(nil, `{"signature":%q,"timestamp":1767225600,"slot":7,"feePayer":%q,"events":{"swap":{"nativeInput":{"account":%q,"amount":"1000000000"},"tokenInputs":[],"tokenOutputs":[%s]}}}`,
		signature, wallet, wallet, out)
}

// TestPricesCarryOver reads swaps in a coin whose price an earlier message said, in another
// process: the price is part of the position, as it was before the messages that are not stored.
func TestPricesCarryOver(t *testing.T) {
	t.Parallel()
	m := &memory{chunks: []int{1}}
	for i, body := range [][]byte{swap("a", 0), swap("b", 100), swap("c", 0), swap("d", 200), swap("e", 0)} {
		m.log = append(m.log, message{place: place{Log: "swaps", Partition: wholeLog, Offset: int64(i)}, body: body})
	}
	got := readAll(t, &sourceOutput{}, m, &settings{Format: "helius"}, []int{1, 1, 1, 1, 1})
	var amounts []float64
	for _, e := range got.Events {
		amounts = append(amounts, e.Trade.AmountUSD)
	}
	if !slices.Equal(amounts, []float64{100, 200}) {
		t.Errorf("the swaps are worth %v USD, want 100 and 200", amounts)
	}
	if len(got.Rejects) != 1 || got.Skipped["both sides are quote tokens"] != 2 || got.Rejects[0].Ref != "swaps@0" || got.Rejects[0].Reason != "no USD value" {
		t.Errorf("rejects %+v, skipped %v", got.Rejects, got.Skipped)
	}
}

// TestNativePrice starts with the price of the settings, which a message's price replaces for good.
func TestNativePrice(t *testing.T) {
	t.Parallel()
	m := &memory{chunks: []int{1}}
	for i, body := range [][]byte{swap("a", 0), swap("b", 100), swap("c", 0)} {
		m.log = append(m.log, message{place: place{Log: "swaps", Partition: wholeLog, Offset: int64(i)}, body: body})
	}
	got := readAll(t, &sourceOutput{}, m, &settings{Format: "helius", NativePrice: 80}, []int{1, 1, 1})
	var amounts []float64
	for _, e := range got.Events {
		amounts = append(amounts, e.Trade.AmountUSD)
	}
	if !slices.Equal(amounts, []float64{80, 100}) || len(got.Rejects) != 0 {
		t.Errorf("the swaps are worth %v USD, want 80 and 100; rejects %+v", amounts, got.Rejects)
	}
}

// TestPricesWithinLongMessage kills the process within a message that says a price after its last
// stored record: what is left of it has the price from before the message.
func TestPricesWithinLongMessage(t *testing.T) {
	t.Parallel()
	const swaps = source.MaxBatchEvents + 5
	records := make([][]byte, 0, swaps+1)
	for i := range swaps {
		records = append(records, swap(fmt.Sprint("s", i), 0))
	}
	records = append(records, bytes.Replace(swap("p", 300), []byte("1767225600"), []byte("1767225610"), 1))
	m := &memory{chunks: []int{1}, log: []message{
		{place: place{Log: "swaps", Offset: 0}, body: swap("b", 100)},
		{place: place{Log: "swaps", Offset: 1}, body: append(append([]byte("["), bytes.Join(records, []byte(","))...), ']')},
	}}
	got := readAll(t, &sourceOutput{}, m, &settings{Format: "helius"}, []int{1, 1, 1, 1})
	for _, e := range got.Events {
		if e.Trade.AmountUSD != 100 {
			t.Fatalf("trade %s is worth %v USD, want 100", e.Trade.ID, e.Trade.AmountUSD)
		}
	}
	if len(got.Events) != swaps {
		t.Errorf("%d trades, want %d", len(got.Events), swaps)
	}
}

// broken panics when it is read.
type broken struct{ memory }

func (*broken) fetch(context.Context) ([]message, error) { panic("a bug") }

func TestPanicIsAnError(t *testing.T) {
	t.Parallel()
	spec := readerSpec(`{}`)
	err := run(t.Context(), &sourceOutput{}, &spec, &settings{Format: formatEvents}, &broken{})
	if err == nil || !strings.Contains(err.Error(), "a bug") {
		t.Errorf("Run returned %v", err)
	}
}

func TestSharedSettings(t *testing.T) {
	t.Parallel()
	for raw, field := range map[string]string{
		`{}`: "", `{"from":"latest","max_silence":"0s"}`: "", `{"from":"36h"}`: "",
		`{"format":"morse"}`: "format", `{"from":"yesterday"}`: "from", `{"from":"-1h"}`: "from", `{"max_silence":"-1s"}`: "max_silence",
		`{"format":"helius","native_price":150}`: "", `{"format":"bitquery","chain":"base","native_price":3000.5}`: "",
		`{"format":"helius","native_price":-1}`: "native_price", `{"format":"helius","native_price":1e12}`: "native_price",
		`{"format":"bitquery","native_price":1}`: "native_price", `{"native_price":1}`: "native_price",
		`{"chain":"mars"}`: "chain", `{"format":7}`: "format", `{"topic":"a"}`: "topic", `[]`: "",
	} {
		s := &settings{}
		err := source.ReadSettings(json.RawMessage(raw), s)
		if err == nil {
			err = s.check()
		}
		if field == "" && raw[0] == '{' {
			if err != nil {
				t.Errorf("%s: %v", raw, err)
			}
			continue
		}
		if known, ok := errors.AsType[*smartmoney.Error](err); !ok || known.Field != field && raw[0] == '{' {
			t.Errorf("%s: error %v, want one that names %q", raw, err, field)
		}
	}
}

// FuzzDecode decodes what strangers send: the same bytes have the same records, each of them either
// events or a reject, and the message stays as it is.
func FuzzDecode(f *testing.F) {
	f.Add(uint8(0), testkit.TradeJSON(1))
	f.Add(uint8(0), []byte("[{},\n1"))
	f.Add(uint8(1), []byte("{}\n{\n"))
	f.Fuzz(func(t *testing.T, which uint8, body []byte) {
		formats := importer.Names()
		format, kept := formats[int(which)%len(formats)], bytes.Clone(body)
		var counts [2]int
		for i := range counts {
			spec := readerSpec(`{}`)
			d, err := newDecoder(format, spec.Quotes, nil, spec.Now)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range d.decode(&message{place: place{Log: "fuzz"}, body: body}) {
				if (len(r.events) == 0) == (r.reject == nil) {
					t.Errorf("a record has %d events and reject %+v", len(r.events), r.reject)
				}
				counts[i]++
			}
		}
		if counts[0] != counts[1] || !bytes.Equal(body, kept) {
			t.Errorf("%v records; the message was changed: %t", counts, !bytes.Equal(body, kept))
		}
	})
}
