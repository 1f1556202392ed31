package ledger

// Activity is what a wallet did on one UTC day: the day of the event time when the events were
// applied (semantics 8).
type Activity struct {
	Day                             int32   // UTC day of the event time, counted from 1970
	Buys, Sells                     uint32  // trades
	Closed, Won                     uint32  // positions closed, and those of them with a profit
	BuyVolume, SellVolume, Realized float64 // USD; Realized is of the positions closed
}

// Empty reports whether nothing happened on the day.
func (a *Activity) Empty() bool { return a.Buys|a.Sells|a.Closed == 0 }

// DayOf is the activity of a wallet, by number, on one day. Of a correction, an empty one says that
// nothing is left of the day.
type DayOf struct {
	Wallet uint32
	Activity
}
