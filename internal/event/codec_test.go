package event

import (
	"bytes"
	"errors"
	"io"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// checkBinary fails the test unless both readers return e unchanged from its binary form.
func checkBinary(t testing.TB, e *Event) {
	t.Helper()
	const before, after = "before", "after"
	src := AppendBinary([]byte(before), e)[len(before):]
	got, rest, err := DecodeBinary(e.Chain, append(src, after...))
	if err != nil {
		t.Fatalf("decode %x: %v", src, err)
	}
	if diff := cmp.Diff(*e, got); diff != "" || string(rest) != after {
		t.Fatalf("rest %q, %s", rest, diff)
	}
	if again := AppendBinary(nil, &got); !bytes.Equal(again, src) {
		t.Fatalf("binary forms differ: %x and %x", src, again)
	}
}

// anyText draws texts near the edges of the packed forms.
func anyText() *rapid.Generator[string] {
	return rapid.OneOf(
		rapid.String(),
		rapid.StringMatching(`0x([0-9a-f]{2}){0,40}`),
		rapid.StringMatching(`0x[0-9a-fA-F]{0,70}`),
		rapid.StringMatching(`[0-9]{0,130}`),
		rapid.Just(strings.Repeat("long", 5000)),
	)
}

func anyFloat() *rapid.Generator[float64] {
	return rapid.Map(rapid.Uint64(), func(bits uint64) float64 {
		if x := math.Float64frombits(bits); !math.IsNaN(x) {
			return x
		}
		return math.Copysign(0, -1)
	})
}

func anyTime() *rapid.Generator[time.Time] {
	return rapid.Map(rapid.Int64(), func(ns int64) time.Time { return time.Unix(0, ns).UTC() })
}

func anyEvent(t *rapid.T) Event {
	text := func() string { return anyText().Draw(t, "text") }
	number := func() float64 { return anyFloat().Draw(t, "number") }
	at := func() time.Time { return anyTime().Draw(t, "time") }
	maybe := func() *float64 { return rapid.Ptr(anyFloat(), true).Draw(t, "maybe") }
	chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Solana}).Draw(t, "chain")
	switch rapid.IntRange(1, tagRewind).Draw(t, "type") {
	case tagToken:
		return Event{Type: TypeToken, Chain: chain, Token: &smartmoney.TokenUpdate{
			Chain: chain, Token: text(), UpdatedAt: at(), Symbol: rapid.Ptr(anyText(), true).Draw(t, "symbol"),
			PriceUSD: maybe(), Volume24hUSD: maybe(), Holders: rapid.Ptr(rapid.Int64(), true).Draw(t, "holders"),
		}}
	case tagWallet:
		return Event{Type: TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{
			Chain: chain, Wallet: text(), NetPnlUSD: maybe(), WinRate: maybe(),
		}}
	case tagMarket:
		return Event{Type: TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
			ItemID: text(), Question: text(), Slug: text(), EndDate: text(), Volume24hr: number(),
			Tags: rapid.SliceOfN(anyText(), 0, 5).Draw(t, "tags"), Closed: rapid.Bool().Draw(t, "closed"),
			Details: anyDetails(t),
		}}
	case tagMapping:
		return Event{Type: TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: text(), ItemID: text(), OutcomeLabel: text(), Question: text(), Slug: text(),
		}}
	case tagResolution:
		return Event{Type: TypeResolution, Chain: smartmoney.Polymarket, Resolution: &smartmoney.Resolution{
			Token: text(), Payout: number(), ResolvedAt: at(),
		}}
	case tagRetract:
		return Event{Type: TypeRetract, Chain: chain, Correction: &Correction{ID: text(), Seqs: anySeqs(t)}}
	case tagRewind:
		return Event{Type: TypeRewind, Chain: chain, Correction: &Correction{Block: anyBlock().Draw(t, "block"), Seqs: anySeqs(t)}}
	default:
		side := rapid.SampledFrom([]smartmoney.Side{smartmoney.Buy, smartmoney.Sell}).Draw(t, "side")
		trade := &smartmoney.Trade{
			ID: text(), Chain: chain, Wallet: text(), Token: text(), Side: side, Quantity: number(), PriceUSD: number(),
			AmountUSD: number(), TradedAt: at(), Symbol: text(), TxHash: text(), HasBlock: rapid.Bool().Draw(t, "has block"),
		}
		if trade.HasBlock {
			trade.Block = anyBlock().Draw(t, "block")
		}
		return Event{Type: TypeTrade, Chain: chain, Trade: trade}
	}
}

func anyBlock() *rapid.Generator[int64] { return rapid.Int64Range(0, math.MaxInt64) }

// anySeqs draws rising sequence numbers.
func anySeqs(t *rapid.T) []int64 {
	seqs := rapid.SliceOfNDistinct(rapid.Int64Range(1, math.MaxInt64), 1, 5, rapid.ID[int64]).Draw(t, "seqs")
	slices.Sort(seqs)
	return seqs
}

// TestTradeOfBefore checks that a trade without a block is stored as before there were blocks.
func TestTradeOfBefore(t *testing.T) {
	t.Parallel()
	number := "\x00\x00\x00\x00\x00\x00\x29\x40"
	stored := []byte("\x01\xb0\x00" + "\x01" + "\x04w\x04t\x04i\x00\x04S" + number + number + number + "\x00\x00\x00\x00\x00\x00\x00\x00")
	stored[1] = byte(len(stored)-headerLen) | 0x80
	want := Event{Type: TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
		ID: "i", Chain: smartmoney.Base, Wallet: "w", Token: "t", Symbol: "S", Side: smartmoney.Sell,
		Quantity: 12.5, PriceUSD: 12.5, AmountUSD: 12.5, TradedAt: time.Unix(0, 0).UTC(),
	}}
	got, rest, err := DecodeBinary(smartmoney.Base, stored)
	if err != nil || len(rest) != 0 || !reflect.DeepEqual(got, want) {
		t.Fatalf("read %+v, %d bytes left, error %v, want %+v", got.Trade, len(rest), err, want.Trade)
	}
	if again := AppendBinary(nil, &want); !bytes.Equal(again, stored) {
		t.Errorf("written as %x, want %x", again, stored)
	}
}

// anyDetails draws the optional fields of a market, each of which may be absent.
func anyDetails(t *rapid.T) *smartmoney.MarketDetails {
	d := smartmoney.MarketDetails{
		Active: rapid.Ptr(rapid.Bool(), true).Draw(t, "active"), LiquidityUSD: rapid.Ptr(anyFloat(), true).Draw(t, "liquidity"),
		Spread: rapid.Ptr(anyFloat(), true).Draw(t, "spread"),
	}
	if rapid.Bool().Draw(t, "described") {
		d.Description = anyText().Draw(t, "description")
	}
	for _, at := range [...]*time.Time{&d.StartDate, &d.CreatedAt, &d.UpdatedAt} {
		if rapid.Bool().Draw(t, "dated") {
			*at = anyTime().Draw(t, "at")
		}
	}
	if d == (smartmoney.MarketDetails{}) {
		return nil
	}
	return &d
}

// TestMarketOfBefore checks that a market in the form that logs had before there were
// details still reads, and that one without details is still written so.
func TestMarketOfBefore(t *testing.T) {
	t.Parallel()
	stored := []byte("\x04\x94\x00" + "\x01" + "\x04m\x04Q\x04q\x04e" + "\x01\x04t" + "\x00\x00\x00\x00\x00\x00\x29\x40")
	want := Event{Type: TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
		ItemID: "m", Question: "Q", Slug: "q", EndDate: "e", Tags: []string{"t"}, Volume24hr: 12.5, Closed: true,
	}}
	got, rest, err := DecodeBinary(smartmoney.Polymarket, stored)
	if err != nil || len(rest) != 0 || !reflect.DeepEqual(got, want) {
		t.Fatalf("read %+v, %d bytes left, error %v, want %+v", got.Market, len(rest), err, want.Market)
	}
	if again := AppendBinary(nil, &want); !bytes.Equal(again, stored) {
		t.Errorf("written as %x, want %x", again, stored)
	}
}

func TestBinaryIsLossless(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		e := anyEvent(rt)
		checkBinary(t, &e)
	})
}

// TestBinaryReader checks that a reader returns a segment's events and that they stay
// unchanged while it reads more segments.
func TestBinaryReader(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		chain := smartmoney.Polymarket
		r := NewBinaryReader(chain, nil)
		var want, got []Event
		for range rapid.IntRange(1, 3).Draw(rt, "segments") {
			var segment []byte
			for range rapid.IntRange(0, 90).Draw(rt, "events") {
				e := resolutionOrTrade(rt, chain, len(want))
				want = append(want, e)
				segment = AppendBinary(segment, &e)
			}
			r.Reset(chain, segment)
			clear(segment)
			for {
				e, err := r.Next()
				if errors.Is(err, io.EOF) {
					break
				}
				if err != nil {
					rt.Fatal(err)
				}
				got = append(got, e)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			rt.Fatal(diff)
		}
	})
}

// TestFills checks EachFill against decoded events.
func TestFills(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var all []byte
		var want, got []Fill
		for i := range rapid.IntRange(0, 20).Draw(t, "events") {
			e := anyEvent(t)
			all = AppendBinary(all, &e)
			if e.Type == TypeTrade {
				f := Fill{
					Index: i, Token: AppendPacked(nil, e.Trade.Token), ID: AppendPacked(nil, e.Trade.ID), At: e.Trade.TradedAt.UnixNano(),
					Amount: e.Trade.AmountUSD, Block: e.Trade.Block, HasBlock: e.Trade.HasBlock,
				}
				want = append(want, f)
				if text, ok := Unpack(f.Token); !ok || text != e.Trade.Token {
					t.Fatalf("token %q unpacks as %q, %v", e.Trade.Token, text, ok)
				}
				if key, ok := f.Key(e.Chain); !ok || key != IDKey(e.Chain, e.Trade.ID) {
					t.Fatalf("key of id %q: %x, %v", e.Trade.ID, key, ok)
				}
			}
		}
		if err := EachFill(all, func(f Fill) { got = append(got, f) }); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatal(diff)
		}
		if len(all) > 0 {
			cut := all[:rapid.IntRange(0, len(all)-1).Draw(t, "cut")]
			if err := EachFill(cut, func(Fill) {}); err != nil && !errors.Is(err, ErrCorrupt) {
				t.Fatalf("truncated input: %v", err)
			}
		}
	})
}

func resolutionOrTrade(t *rapid.T, chain smartmoney.Chain, i int) Event {
	token := rapid.StringMatching(`[0-9]{1,78}`).Draw(t, "token")
	at := time.Unix(int64(i), 0).UTC()
	if i%7 == 3 {
		return Event{Type: TypeResolution, Chain: chain, Resolution: &smartmoney.Resolution{Token: token, ResolvedAt: at}}
	}
	return Event{Type: TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
		ID: "id-" + token, Chain: chain, Wallet: rapid.StringMatching(`0x[0-9a-f]{40}`).Draw(t, "wallet"),
		Token: token, Side: smartmoney.Sell, Quantity: float64(i), TradedAt: at,
	}}
}

// TestBinaryGolden pins the stored form: it must never change.
func TestBinaryGolden(t *testing.T) {
	t.Parallel()
	e := decodeOne(t, onPolymarket().with("token", `"12345"`, "side", `"sell"`, "tx_hash", `"0xbeef"`).String())
	want := "\x01\xc1\x00" + "\x01" + // trade of 65 bytes, a sell
		"\x51" + strings.Repeat("\x00", 19) + "\xa1" + // wallet: 20 bytes of hex
		"\x16\x01\x17\x2d" + // token: 5 digits, 1 23 45
		"\x08t1" + "\x09\xbe\xef" + "\x00" + // id, tx_hash, symbol
		"\x00\x00\x00\x00\x00\x00\x00\x40" + "\x00\x00\x00\x00\x00\x00\x08\x40" + "\x00\x00\x00\x00\x00\x00\x1c\x40" +
		"\x00\x00\xe0\x28\x8c\xd4\xe6\x18"
	if got := string(AppendBinary(nil, &e)); got != want {
		t.Errorf("got  %x\nwant %x", got, want)
	}
}

func TestBinaryIsSmall(t *testing.T) {
	t.Parallel()
	e := decodeOne(t, benchTrade)
	if n := len(AppendBinary(nil, &e)); n > 180 {
		t.Errorf("a trade of %d bytes of JSON takes %d bytes", len(benchTrade), n)
	}
}

// TestCorruptBinary checks that truncated and broken segments return ErrCorrupt, without
// a panic and without an event from half a payload.
func TestCorruptBinary(t *testing.T) {
	t.Parallel()
	for _, o := range []object{
		tradeObject(), onPolymarket(), tokenObject().with("symbol", `"S"`, "holders", "4"), walletObject().with("win_rate", "1"),
		marketObject(), mappingObject(), resolutionObject(),
	} {
		e := decodeOne(t, o.String())
		src := AppendBinary(nil, &e)
		for n := range src {
			if _, _, err := DecodeBinary(e.Chain, src[:n]); !errors.Is(err, ErrCorrupt) {
				t.Fatalf("%s cut to %d bytes: %v", e.Type, n, err)
			}
		}
		shorter := bytes.Clone(src)
		shorter[1]-- // the payload ends early
		if _, _, err := DecodeBinary(e.Chain, shorter); !errors.Is(err, ErrCorrupt) {
			t.Fatalf("%s with a short payload: %v", e.Type, err)
		}
		longer := append(bytes.Clone(src), 0)
		longer[1]++
		if _, _, err := DecodeBinary(e.Chain, longer); !errors.Is(err, ErrCorrupt) {
			t.Fatalf("%s with a long payload: %v", e.Type, err)
		}
	}
	r := NewBinaryReader(smartmoney.Base, []byte{99, 0})
	if _, err := r.Next(); !errors.Is(err, ErrCorrupt) {
		t.Errorf("unknown tag: %v", err)
	}
}

func TestKeys(t *testing.T) {
	t.Parallel()
	if IDKey(smartmoney.Base, "a") == IDKey(smartmoney.Ethereum, "a") {
		t.Error("two chains share an id key")
	}
	if IDKey(smartmoney.Base, "a") == IDKey(smartmoney.Base, "b") {
		t.Error("two ids share a key")
	}
	// sha256 of 00 61: pinned, as keys are stored.
	id := IDKey(smartmoney.Base, "a")
	if !bytes.Equal(id[:8], []byte{0x02, 0x2a, 0x69, 0x79, 0xe6, 0xda, 0xb7, 0xaa}) {
		t.Errorf("IDKey = %x", id)
	}
	long := strings.Repeat("日", 200)
	if IDKey(smartmoney.Solana, long) == IDKey(smartmoney.Solana, long[:len(long)-1]) {
		t.Error("two long ids share a key")
	}
}
