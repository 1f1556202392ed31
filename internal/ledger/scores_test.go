package ledger_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// scoreModel holds scores to those of the ledger's own refresh.
type scoreModel struct {
	ledger *ledger.Ledger
	scores *ledger.Scores
	known  map[uint32]float64 // as set and drop told
	passes func(*ledger.Wallet) bool
}

func newScoreModel(passes func(*ledger.Wallet) bool) *scoreModel {
	chainLedger := ledger.New(smartmoney.Base)
	return &scoreModel{ledger: chainLedger, scores: chainLedger.NewScores(passes), known: map[uint32]float64{}, passes: passes}
}

func (s *scoreModel) check(t *testing.T) (in int) {
	t.Helper()
	told := 0
	s.scores.Update(func(wallet uint32, score float64) {
		s.known[wallet] = score
		told++
	}, func(wallet uint32) { delete(s.known, wallet) })
	s.ledger.Refresh(func(uint32) {})
	wallets, _, _ := s.ledger.Len()
	for i := range uint32(wallets) {
		w := s.ledger.Wallet(i)
		score, is := s.known[i]
		net, also := s.scores.Of(i)
		if is != s.passes(w) {
			t.Fatalf("wallet %d takes part: %v, want %v", i, is, s.passes(w))
		}
		if !is {
			if net != 0 || also != 0 {
				t.Fatalf("wallet %d takes no part and has net %v, score %v", i, net, also)
			}
			continue
		}
		in++
		if math.Float64bits(net) != math.Float64bits(w.Net) || math.Float64bits(score) != math.Float64bits(w.Score) || also != score {
			t.Fatalf("wallet %d has net %v, score %v, told %v; want %v, %v", i, net, also, score, w.Net, w.Score)
		}
	}
	told = 0
	s.scores.Update(func(uint32, float64) { told++ }, func(uint32) { told++ })
	if told > 0 {
		t.Fatalf("%d wallets were told of though nothing happened", told)
	}
	return in
}

// TestScoresHaveTheBitsOfARefresh: however many events lie between two updates, and
// whether they touch many or few, the scores are those of the ledger's own refresh; who
// takes part and who does no more is told.
func TestScoresHaveTheBitsOfARefresh(t *testing.T) {
	const wallets, tokens = 2000, 90
	m := newScoreModel(func(w *ledger.Wallet) bool { return w.Trades() > 1 && w.BuyVolume < 9_000 })
	r := rand.New(rand.NewPCG(11, 11))
	seq, most, left := int64(0), 0, 0
	for round, events := range []int{0, 1, 8000, 3, 40, 1, 20_000, 0, 5, 200, 30_000, 2, 17, 60_000, 1, 9} {
		for range events {
			e := crowdTrade(r, r.IntN(wallets), r.IntN(tokens), round)
			switch at := eventStart.Add(time.Duration(round) * time.Second); r.IntN(50) {
			case 0:
				net := r.NormFloat64() * 1000
				e = event.Event{Type: event.TypeWallet, Chain: e.Chain, Wallet: &smartmoney.WalletStats{Wallet: e.Trade.Wallet, NetPnlUSD: &net}}
			case 1:
				e = tokenPrice(r.IntN(tokens), r.ExpFloat64()*5, round)
			case 2:
				if r.IntN(40) == 0 {
					e = event.Event{Type: event.TypeResolution, Chain: e.Chain, Resolution: &smartmoney.Resolution{
						Token: fmt.Sprintf("0x%040x", r.IntN(tokens)), Payout: r.Float64(), ResolvedAt: at,
					}}
				}
			case 3, 4, 5, 6, 7, 8:
				e.Trade.Side, e.Trade.Quantity = smartmoney.Sell, 1e6 // closes whatever there is
			}
			seq++
			m.ledger.Apply(&e, seq)
		}
		in := m.check(t)
		left += max(0, most-in)
		most = max(most, in)
	}
	if most < wallets/2 || left == 0 {
		t.Errorf("%d wallets took part at most, and %d left: too few to tell", most, left)
	}
}

// TestScoresOfFewAmongMany: what a price moves is found by the token's list where few
// hold it.
func TestScoresOfFewAmongMany(t *testing.T) {
	const wallets = 3000
	m := newScoreModel(func(*ledger.Wallet) bool { return true })
	r := rand.New(rand.NewPCG(12, 12))
	for w := range wallets {
		e := crowdTrade(r, w, w%1000, 0)
		m.ledger.Apply(&e, int64(w)+1)
	}
	m.check(t)
	for round := range 20 {
		for k := range 3 {
			e := tokenPrice(r.IntN(1000), r.ExpFloat64(), round+k+1)
			m.ledger.Apply(&e, 1)
		}
		e := crowdTrade(r, r.IntN(wallets), r.IntN(1000), round)
		m.ledger.Apply(&e, 1)
		m.check(t)
	}
}
