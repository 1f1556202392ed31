package smartmoney

// Totals are what a wallet traded in a span of time: a day, a window or its whole life (semantics 2
// and 8). Money is USD.
type Totals struct {
	BuyVolume, SellVolume float64
	Realized              float64 // profit of the positions closed
	Buys, Sells           uint32
	Closed, Winning       uint32 // positions closed, and those of them with a profit
}

// Trades returns the number of buys and sells.
func (t *Totals) Trades() uint32 { return t.Buys + t.Sells }

// TrueWinRate returns Winning / Closed, 0 to 1, and 0 if no position closed.
func (t *Totals) TrueWinRate() float64 {
	if t.Closed == 0 {
		return 0
	}
	return float64(t.Winning) / float64(t.Closed)
}

// AddTrade adds a trade of an amount.
func (t *Totals) AddTrade(side Side, usd float64) {
	if side == Buy {
		t.Buys++
		t.BuyVolume = Finite(t.BuyVolume + usd)
	} else {
		t.Sells++
		t.SellVolume = Finite(t.SellVolume + usd)
	}
}

// AddClosed adds a position that closed with a profit, which wins or does not.
func (t *Totals) AddClosed(profit float64, wins bool) {
	t.Closed++
	if wins {
		t.Winning++
	}
	t.Realized = Finite(t.Realized + profit)
}

// Add adds the totals of another span. The sums of amounts may be infinite.
func (t *Totals) Add(o *Totals) {
	t.BuyVolume += o.BuyVolume
	t.SellVolume += o.SellVolume
	t.Realized += o.Realized
	t.Buys += o.Buys
	t.Sells += o.Sells
	t.Closed += o.Closed
	t.Winning += o.Winning
}
