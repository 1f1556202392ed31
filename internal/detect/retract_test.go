package detect_test

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// drawSmart draws records of trades of a few wallets in a few tokens, some of them late, and moves
// of ranks.
func drawSmart(rt *rapid.T) (trades []*detect.Trade) {
	rows := []*detect.Row{{Trades: 9, Score: 0.2}, {Trades: 4, Score: 0.7}, {Trades: 1}}
	now := int64(1e18)
	for seq := range rapid.IntRange(1, 250).Draw(rt, "trades") {
		now += rapid.SampledFrom([]int64{0, 1, int64(time.Minute), int64(time.Hour)}).Draw(rt, "later")
		wallet := rapid.IntRange(0, 90).Draw(rt, "wallet")
		trades = append(trades, &detect.Trade{
			Seq: int64(seq) + 1, ID: uint64(seq), T: now,
			At:     now - rapid.SampledFrom([]int64{0, 0, 1, int64(time.Hour), int64(25 * time.Hour)}).Draw(rt, "late"),
			Wallet: uint32(wallet), Token: uint32(rapid.IntRange(0, 2).Draw(rt, "token")), Rank: wallet + 1, Row: rows[wallet%len(rows)],
			Sell: rapid.IntRange(0, 3).Draw(rt, "sell") == 0, Price: 1 + float64(seq), Amount: float64(rapid.IntRange(1, 1000).Draw(rt, "amount")) / 8,
		})
	}
	return trades
}

// found says what the windows hold by what a candidate finds in them, for several profiles.
func found(c *detect.Candidate) string {
	var out []any
	for _, wallets := range []int{2, 5, 40} {
		for _, hours := range []int64{1, 5, 24} {
			for _, least := range []uint32{0, 3} {
				p := &detect.Profile{MinWallets: wallets, Window: hours * int64(time.Hour), MinTrades: least, MaxBuyVolume: math.Inf(1), WhaleMin: math.Inf(1)}
				types, _ := c.Find(p, nil)
				for _, typ := range types {
					out = append(out, *c.Signal(p, typ, numbered{}))
				}
			}
		}
	}
	return fmt.Sprintf("%v %+v", c.Widths(nil), out)
}

// numbered names wallets and tokens by their numbers.
type numbered struct{}

func (numbered) Wallet(n uint32) string                 { return fmt.Sprint("w", n) }
func (numbered) Token(n uint32) (string, string)        { return fmt.Sprint("t", n), "" }
func (numbered) Market(uint32) *smartmoney.SignalMarket { return nil }

// TestHeldCandidates: a held candidate finds what it found as it was detected, whatever trades,
// refreshes and corrections follow.
func TestHeldCandidates(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		trades := drawSmart(rt)
		d := detect.New(smartmoney.Base, 200, 24*time.Hour)
		type heldCandidate struct {
			*detect.Candidate
			found string
		}
		var all []heldCandidate
		reused := new(detect.Trade) // as the pipeline's is
		for n, trade := range trades {
			*reused = *trade
			c := d.Trade(reused)
			held, size := c.Hold()
			if least := 100 * len(c.Widths(nil)); size < least {
				rt.Fatalf("a window of %d wallets takes %d bytes", len(c.Widths(nil)), size)
			}
			all = append(all, heldCandidate{held, found(c)})
			switch rapid.IntRange(0, 9).Draw(rt, "next") {
			case 0:
				d.Retract(drawRetraction(rt, trades[:n+1]))
			case 1:
				d.Refreshed(&detect.Refresh{Moves: d.Moves(func(wallet uint32) int { return 200 - int(wallet) })})
			}
		}
		for i := range all {
			if now := found(all[i].Candidate); now != all[i].found {
				rt.Fatalf("trade %+v:\n%s, when it was detected\n%s", *all[i].Trade, now, all[i].found)
			}
		}
	})
}

// TestWindowsWithoutTradesTakenBack: after corrections, each candidate finds what it finds in
// windows that never held the trades taken back, and wallets without trades are forgotten.
func TestWindowsWithoutTradesTakenBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		trades := drawSmart(rt)
		d := detect.New(smartmoney.Base, 200, 24*time.Hour)
		taken := map[int64]bool{}
		for n, trade := range trades {
			d.Trade(trade)
			if rapid.IntRange(0, 9).Draw(rt, "correction") > 0 {
				continue
			}
			r := drawRetraction(rt, trades[:n+1])
			d.Retract(r)
			for _, token := range r.Tokens {
				for _, seq := range token.Seqs {
					taken[seq] = true
				}
			}
		}
		never := detect.New(smartmoney.Base, 200, 24*time.Hour)
		for _, trade := range trades {
			if !taken[trade.Seq] {
				never.Trade(trade)
			}
		}
		for token := range uint32(3) {
			for _, sell := range []bool{false, true} {
				last := *trades[len(trades)-1]
				// both have swept out what is too old since the last trade
				last.T += 2 * int64(time.Hour)
				last.Seq, last.Token, last.Sell, last.At = last.Seq+1, token, sell, last.T
				if got, want := found(d.Trade(&last)), found(never.Trade(&last)); got != want {
					rt.Fatalf("token %d, sell %v:\n%s, want\n%s", token, sell, got, want)
				}
			}
		}
		moved := func(uint32) int { return 0 }
		if got, want := wallets(d.Moves(moved)), wallets(never.Moves(moved)); !slices.Equal(got, want) {
			rt.Fatalf("wallets with smart trades: %v, want %v", got, want)
		}
	})
}

func wallets(moves []detect.Move) (out []uint32) {
	for _, m := range moves {
		out = append(out, m.Wallet)
	}
	slices.Sort(out)
	return out
}

func drawRetraction(rt *rapid.T, trades []*detect.Trade) *detect.Retraction {
	r := &detect.Retraction{}
	for token := range uint32(3) {
		of := detect.RetractedToken{Token: token}
		for _, trade := range trades {
			if trade.Token == token && rapid.IntRange(0, 4).Draw(rt, "taken") == 0 {
				of.Seqs = append(of.Seqs, trade.Seq)
			}
		}
		r.Tokens = append(r.Tokens, of)
	}
	return r
}

// TestVolumesWithoutTradesTakenBack: after corrections, a token's volume is to 1e-9 that of the
// trades left, and stays so as they leave the day.
func TestVolumesWithoutTradesTakenBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var v detect.Volumes
		var left []detect.Amount
		now := int64(1e18)
		for range rapid.IntRange(1, 200).Draw(rt, "steps") {
			now += rapid.SampledFrom([]int64{0, 1, int64(time.Minute), int64(5 * time.Hour)}).Draw(rt, "later")
			a := detect.Amount{
				At:  now - rapid.SampledFrom([]int64{0, 0, 1, int64(time.Hour), int64(25 * time.Hour)}).Draw(rt, "late"),
				USD: rapid.SampledFrom([]float64{1, 0.1, 1e-9, 1e12, 7}).Draw(rt, "amount"),
			}
			v.Add(3, a.At, now, a.USD)
			left = append(left, a)
			if rapid.IntRange(0, 4).Draw(rt, "correction") == 0 {
				n := rapid.IntRange(1, min(5, len(left))).Draw(rt, "taken")
				from := rapid.IntRange(0, len(left)-n).Draw(rt, "from")
				v.Retract(3, now, left[from:from+n])
				left = slices.Delete(slices.Clone(left), from, from+n)
			}
			want := 0.0
			for _, a := range left {
				if a.At > now-detect.Day {
					want += a.USD
				}
			}
			if got := v.Sum(3, now); math.Abs(got-want) > 1e-9*max(got, want) {
				rt.Fatalf("volume %v, want %v", got, want)
			}
		}
		v.Retract(1000, now, left) // a token without trades
	})
}
