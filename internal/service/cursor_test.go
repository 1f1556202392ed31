package service

import (
	"math"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestWalletCursorRoundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		by := rapid.SampledFrom(smartmoney.RankBys()).Draw(t, "by")
		want := rank.Cursor{
			Value:   rapid.Float64().Draw(t, "value"),
			Score:   rapid.Float64().Draw(t, "score"),
			Address: rapid.StringMatching(`[0-9a-zA-Z]{1,50}`).Draw(t, "address"),
		}
		window := rapid.SampledFrom(spans()).Draw(t, "window")
		text := encodeWalletCursor(by, window, want)
		got, err := decodeWalletCursor(by, window, &text)
		if err != nil || *got != want {
			t.Fatalf("%+v became %+v, %v", want, got, err)
		}
		for _, other := range spans() {
			if _, err := decodeWalletCursor(by, other, &text); (err == nil) != (other == window) {
				t.Fatalf("a cursor of window %q used with %q: %v", window, other, err)
			}
		}
	})
}

// spans returns every window, and the whole life.
func spans() []smartmoney.Window { return append(smartmoney.Windows(), smartmoney.WholeLife) }

func TestListCursorsRoundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		index, token := rapid.IntRange(0, math.MaxInt32).Draw(t, "index"), rapid.StringMatching(`[0-9a-zA-Z]{1,78}`).Draw(t, "token")
		gotIndex, gotToken, err := decodePositionCursor(encodePositionCursor(index, token))
		if err != nil || gotIndex != index || gotToken != token {
			t.Fatalf("position %d %s became %d %s, %v", index, token, gotIndex, gotToken, err)
		}
		customer, at := rapid.String().Draw(t, "customer"), rapid.Int64Range(1, math.MaxInt64).Draw(t, "sequence")
		cursor := SignalCursor(customer, at)
		if got, err := decodeSignalCursor(customer, &cursor); err != nil || got != at {
			t.Fatalf("signal %d became %d, %v", at, got, err)
		}
		seq := rapid.Int64Range(1, math.MaxInt64).Draw(t, "seq")
		if got, err := decodeSeqCursor(cursorTrade, encodeSeqCursor(cursorTrade, seq)); err != nil || got != seq {
			t.Fatalf("trade %d became %d, %v", seq, got, err)
		}
	})
}

// FuzzCursor decodes arbitrary text as cursors and global ids. Accepted text must be the
// encoder's output, so that a position has only one cursor; an error must name its field.
func FuzzCursor(f *testing.F) {
	f.Add(encodeWalletCursor(smartmoney.ByNetPnl, smartmoney.WindowWeek, rank.Cursor{Value: -1.5, Score: 0.5, Address: "0xab"}))
	f.Add(encodePositionCursor(3, "0xdef"))
	f.Add(encodeSeqCursor(cursorTrade, 77))
	f.Add(SignalCursor("acme", 78))
	f.Add((&decisionPosition{at: 79, hash: 80}).cursor())
	f.Add(encodeID(signalIDPrefix, "sig_1"))
	f.Add(encodeID(tokenIDPrefix, "base:0x00000000000000000000000000000000000000ab"))
	for _, span := range []string{"", "week", "2031-01-02"} {
		f.Add(WalletID(&smartmoney.Wallet{Chain: smartmoney.Base, Address: "0x00000000000000000000000000000000000000ab", Span: span}))
	}
	f.Add("")
	f.Add("AQE")
	f.Fuzz(func(t *testing.T, text string) {
		for _, by := range smartmoney.RankBys() {
			for _, window := range spans() {
				p, err := decodeWalletCursor(by, window, &text)
				if err == nil && encodeWalletCursor(by, window, *p) != text {
					t.Errorf("%q decoded as %+v", text, p)
				}
				refused(t, err, "after")
			}
		}
		index, token, err := decodePositionCursor(text)
		// A varint has longer forms of the same number, which are harmless.
		if err == nil {
			if i, s, err := decodePositionCursor(encodePositionCursor(index, token)); err != nil || i != index || s != token {
				t.Errorf("%q decoded as %d %q", text, index, token)
			}
		}
		refused(t, err, "after")
		seq, err := decodeSeqCursor(cursorTrade, text)
		if err == nil && encodeSeqCursor(cursorTrade, seq) != text {
			t.Errorf("%q decoded as %d", text, seq)
		}
		refused(t, err, "after")
		sequence, err := decodeSignalCursor("acme", &text)
		if err == nil && SignalCursor("acme", sequence) != text {
			t.Errorf("%q decoded as %d", text, sequence)
		}
		refused(t, err, "after")
		if err == nil {
			_, err = decodeSignalCursor("rival", &text)
			refused(t, err, "after")
			if err == nil {
				t.Errorf("%q of another customer was accepted", text)
			}
		}
		position, err := decodeDecisionCursor(&text)
		if err == nil && position.cursor() != text {
			t.Errorf("%q decoded as %+v", text, position)
		}
		refused(t, err, "after")
		for _, prefix := range []string{signalIDPrefix, tokenIDPrefix} {
			if name, ok := decodeID(text, prefix); ok && encodeID(prefix, name) != text {
				t.Errorf("%q decoded as %s%s", text, prefix, name)
			}
		}
		wallet, err := decodeWalletID(text)
		if err == nil && WalletID(&wallet) != text {
			t.Errorf("%q decoded as %+v", text, wallet)
		}
		refused(t, err, "id")
	})
}

func refused(t *testing.T, err error, field string) {
	t.Helper()
	if err == nil {
		return
	}
	if e, ok := err.(*smartmoney.Error); !ok || e.Code != smartmoney.CodeBadInput || e.Field != field {
		t.Errorf("error %#v, want BAD_USER_INPUT about %s", err, field)
	}
}

// The wallets of a past page have ids of their day, and those in the page cache keep theirs.
func TestSpanOfAPastDay(t *testing.T) {
	t.Parallel()
	cached := []smartmoney.Wallet{{Chain: smartmoney.Base, Address: "0x00000000000000000000000000000000000000ab"}}
	page := &WalletPage{Wallets: cached, past: true, UpdatedAt: time.Date(2031, 1, 2, 0, 0, 0, 0, time.UTC)}
	page.setSpan()
	if w, err := decodeWalletID(WalletID(&page.Wallets[0])); err != nil || w.Span != "2031-01-02" || cached[0].Span != "" {
		t.Errorf("%+v, %v; cached %+v", w, err, cached[0])
	}
	for _, span := range []string{"", "year", "2031-1-2", "2031-02-30", "week@week"} {
		if w, err := decodeWalletID(encodeID(walletIDPrefix, "base:"+cached[0].Address+"@"+span)); err == nil {
			t.Errorf("span %q is taken: %+v", span, w)
		}
	}
}
