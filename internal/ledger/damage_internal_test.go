package ledger

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// written is a stored piece, written field by field.
func written(write func(e *encoder)) []byte {
	e := encoder{[]byte{formatVersion}}
	write(&e)
	return e.buf
}

// walletPage is a page of wallets, each with open positions in the tokens of some numbers.
func walletPage(names []string, tokens ...uint64) []byte {
	return written(func(e *encoder) {
		e.uint(uint64(len(names)))
		for _, name := range names {
			e.bytes([]byte(name))
			w := newWallet()
			e.wallet(&w, Activity{})
			e.uint(uint64(len(tokens)))
			for _, token := range tokens {
				e.uint(token<<2 | positionOpen)
				for range 6 {
					e.float(1)
				}
			}
		}
	})
}

// tokenPage is a page of tokens, each with a mapping as written.
func tokenPage(mapping string, names ...string) []byte {
	return written(func(e *encoder) {
		e.uint(uint64(len(names)))
		for _, name := range names {
			e.bytes([]byte(name))
			token := newToken()
			e.token(&token, nil)
			e.buf = e.buf[:len(e.buf)-3] // without mapping, price event and resolutions
			e.bytes([]byte(mapping))
			e.uint(0)
			e.uint(0)
		}
	})
}

// TestDamagedPagesAreRefused, each for one rule that it breaks; with nothing broken they load.
func TestDamagedPagesAreRefused(t *testing.T) {
	long := strings.Repeat("x", maxName+1)
	many := strings.Split(strings.Repeat("x,", pageSize), ",")
	for i := range many {
		many[i] = strings.Repeat("x", i%200) + string(rune('a'+i/200))
	}
	type stored struct {
		page Page
		body []byte
	}
	good := []stored{{pageWallets, walletPage([]string{"a", "b"}, 0)}, {pageTokens, tokenPage("", "T")}}
	for _, c := range []struct {
		name   string
		pages  []stored
		intact bool
	}{
		{name: "nothing broken", pages: good, intact: true},
		{name: "a mapping", pages: []stored{{pageTokens, tokenPage(`{"item_id": "1"}`, "T")}}, intact: true},
		{name: "no byte", pages: []stored{{pageWallets, nil}}},
		{name: "an unknown format", pages: []stored{{pageWallets, append([]byte{formatVersion + 1}, good[0].body[1:]...)}}},
		{name: "more records than a page has", pages: []stored{{pageWallets, walletPage(many)}}},
		{name: "a name twice", pages: []stored{{pageWallets, walletPage([]string{"a", "a"})}}},
		{name: "a name too long", pages: []stored{{pageWallets, walletPage([]string{long})}}},
		{name: "a token's name too long", pages: []stored{{pageTokens, tokenPage("", long)}}},
		{name: "a page of wallets twice", pages: []stored{good[0], {pageWallets, walletPage([]string{"a", "b"}, 1)}, {pageTokens, tokenPage("", "T", "U")}}},
		{name: "a page under another number", pages: []stored{{pageWallets + 1, good[0].body}}},
		{name: "a position twice", pages: []stored{{pageWallets, walletPage([]string{"a"}, 0, 0)}, good[1]}},
		{name: "a position in no token", pages: []stored{{pageWallets, walletPage([]string{"a"}, 1)}, good[1]}},
		{name: "a token beyond 32 bits", pages: []stored{{pageWallets, walletPage([]string{"a"}, 1<<32)}, good[1]}},
		{name: "a mapping that is no JSON", pages: []stored{{pageTokens, tokenPage("{", "T")}}},
		{name: "a market that is no JSON", pages: []stored{{pageMarkets, written(func(e *encoder) {
			e.uint(1)
			e.bytes([]byte("item"))
			e.bytes([]byte("{"))
		})}}},
		{name: "a count beyond 32 bits", pages: []stored{{pageWallets, written(func(e *encoder) {
			e.uint(1)
			e.bytes([]byte("a"))
			e.buf = append(e.buf, 0) // the provider said nothing
			e.uint(math.MaxUint32 + 1)
			for range 80 {
				e.uint(0)
			}
		})}}},
		{name: "a list longer than the page", pages: []stored{{pageWallets, written(func(e *encoder) {
			e.uint(1)
			e.uint(math.MaxUint64)
		})}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := NewLoader(smartmoney.Polymarket)
			var err error
			for _, p := range c.pages {
				if err = l.Page(p.page, 1, p.body); err != nil {
					break
				}
			}
			if err == nil {
				_, err = l.Done()
			}
			if c.intact && err != nil || !c.intact && !errors.Is(err, errCorrupt) {
				t.Fatalf("loading gives %v", err)
			}
			if err != nil && !strings.Contains(err.Error(), "polymarket") {
				t.Errorf("%q does not name the chain", err)
			}
		})
	}
}

// record is a change record of a new wallet, a new token and a position, whose parts a test
// replaces.
type record struct {
	walletsFrom, tokensFrom uint64
	names                   []string
	wallet, token, holder   uint64
	positionToken           uint64
	market                  uint64 // number of a market that changed; there is none
	markets                 uint64
}

func (r record) bytes() []byte {
	return written(func(e *encoder) {
		e.int64(0)
		e.int64(7)
		e.uint(r.walletsFrom)
		e.uint(uint64(len(r.names)))
		for _, name := range r.names {
			e.bytes([]byte(name))
		}
		e.uint(r.tokensFrom)
		e.uint(1)
		e.bytes([]byte("T"))
		e.uint(0)
		e.uint(0) // no market
		e.uint(1)
		e.uint(r.wallet)
		w := newWallet()
		e.wallet(&w, Activity{})
		e.uint(1)
		e.uint(r.token)
		token := newToken()
		e.token(&token, nil)
		e.uint(1)
		e.uint(r.holder)
		e.uint(r.positionToken << 2)
		e.uint(r.markets)
		for range r.markets {
			e.uint(r.market)
			e.bytes([]byte("{}"))
		}
		e.uint(0) // no past days
	})
}

func TestDamagedChangesAreRefused(t *testing.T) {
	for _, c := range []struct {
		name   string
		record record
		intact bool
	}{
		{"nothing broken", record{names: []string{"a"}}, true},
		{"names that begin beyond the next", record{names: []string{"a"}, walletsFrom: 1}, false},
		{"tokens that begin beyond the next", record{names: []string{"a"}, tokensFrom: 1}, false},
		{"a name's number beyond 32 bits", record{names: []string{"a"}, walletsFrom: 1 << 32}, false},
		{"a name twice", record{names: []string{"a", "a"}}, false},
		{"an unknown wallet", record{names: []string{"a"}, wallet: 1}, false},
		{"an unknown token", record{names: []string{"a"}, token: 1}, false},
		{"a position of an unknown wallet", record{names: []string{"a"}, holder: 1}, false},
		{"a position in an unknown token", record{names: []string{"a"}, positionToken: 1}, false},
		{"an unknown market", record{names: []string{"a"}, markets: 1}, false},
		{"more markets than bytes", record{names: []string{"a"}, markets: 0, holder: 0, positionToken: 1 << 40}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			body := c.record.bytes()
			b := New(smartmoney.Polymarket)
			if err := b.ApplyChanges(body); (err == nil) != c.intact || err != nil && !errors.Is(err, errCorrupt) {
				t.Errorf("a follower's error is %v", err)
			}
			l := NewLoader(smartmoney.Polymarket)
			err := l.Changes(1, body)
			if err == nil {
				_, err = l.Done()
			}
			if (err == nil) != c.intact || err != nil && !errors.Is(err, errCorrupt) {
				t.Errorf("a loader's error is %v", err)
			}
		})
	}
	if _, err := ChangesSince([]byte{formatVersion, 1, 2}); !errors.Is(err, errCorrupt) {
		t.Errorf("changes that end in their first number: %v", err)
	}
}

// TestATokenThatIsOnlyNamed by a change record, which says nothing more of it, is shown with
// the positions in it.
func TestATokenThatIsOnlyNamed(t *testing.T) {
	b := New(smartmoney.Base)
	v := b.View()
	err := b.ApplyChanges(written(func(e *encoder) {
		e.int64(0)
		e.int64(7)
		for _, name := range []string{"a", "T"} { // a wallet and a token
			e.uint(0)
			e.uint(1)
			e.bytes([]byte(name))
		}
		e.uint(0)
		e.uint(0) // no market
		e.uint(0)
		e.uint(0) // nothing of wallets and tokens
		e.uint(1)
		e.uint(0)
		e.position(&position{qty: 1, cost: 2, bought: 1})
		e.uint(0)
		e.uint(0) // no past days
	}))
	if err != nil {
		t.Fatal(err)
	}
	b.Publish()
	if got := v.Positions("a", PositionQuery{Index: -1, Limit: 9}); got.Total != 1 || got.Positions[0].Token != "T" || !math.IsNaN(got.Positions[0].PriceUSD) {
		t.Errorf("positions %+v", got)
	}
}

// TestFlippedBits of a change record result in an error or in a ledger of bounded size that
// can be read, settled and stored: the store's checksum shows that it is wrong.
func TestFlippedBits(t *testing.T) {
	fed := New(smartmoney.Polymarket)
	events := testkit.Events(1, smartmoney.Polymarket, 30, 4, 3)
	for i := range events {
		fed.Apply(&events[i], int64(i)+1)
	}
	whole := fed.AppendChanges(nil, 0)
	refused := 0
	for at := range whole {
		flip := []byte{0x01, 0x80, 0xff}[at%3]
		body := append([]byte(nil), whole...)
		body[at] ^= flip
		b := New(smartmoney.Polymarket)
		v := b.View()
		if err := b.ApplyChanges(body); err != nil {
			refused++
			continue
		}
		if wallets, tokens, positions := b.Len(); wallets+tokens+positions > len(body) {
			t.Fatalf("byte %d ^ %#x: %d wallets, %d tokens, %d positions", at, flip, wallets, tokens, positions)
		}
		b.Refresh(func(uint32) {})
		b.Publish()
		v.Positions(testkit.Wallet(smartmoney.Polymarket, 0), PositionQuery{Index: -1, Limit: 10})
		for i := range b.Tokens.Len() {
			b.applyResolution(&smartmoney.Resolution{Token: b.Tokens.String(uint32(i)), Payout: 1}, 1)
		}
		b.AppendChanges(nil, 1)
	}
	if refused < 20 {
		t.Errorf("only %d of %d flips were refused", refused, len(whole))
	}
}
