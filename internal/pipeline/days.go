package pipeline

import (
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// scanWallets bounds the wallets that one DayScan.Next looks at.
const scanWallets = 1 << 17

// DayScan finds the wallets' days that are over and not known to be stored (semantics 8): the latest
// active day of each wallet, or the one before it.
type DayScan struct {
	ledger *ledger.Ledger
	stored ledger.StoredDays // Target and Next are those of the present scan
	rows   []smartmoney.WalletDay
	at     uint32 // the wallet at which the scan goes on once the rows are stored
}

// Due reports whether days are over and not stored.
func (d *DayScan) Due() bool { return d.ledger.Today()-1 > d.stored.Complete }

// Complete returns the day up to which all wallets' days are stored, in days since 1970 UTC.
func (d *DayScan) Complete() int32 { return d.stored.Complete }

// Next returns the next days to store, about up to a limit. There may be none although the scan is
// not at its end; if there are, call Stored once they are stored. The rows are valid until the next
// call.
func (d *DayScan) Next(limit int) []smartmoney.WalletDay {
	if d.stored.Next == 0 {
		d.stored.Target = d.ledger.Today() - 1
	}
	wallets, _, _ := d.ledger.Len()
	d.rows = d.rows[:0]
	end := min(uint64(d.stored.Next)+scanWallets, uint64(wallets))
	for d.at = d.stored.Next; uint64(d.at) < end && len(d.rows) < limit; d.at++ {
		if before, ok := d.ledger.Unstored(d.at); ok {
			d.add(&before)
		}
		d.add(&d.ledger.Wallet(d.at).Today)
	}
	if len(d.rows) == 0 {
		d.Stored()
	}
	return d.rows
}

// add adds a day of the wallet at which the scan is, if the day is over and not stored.
func (d *DayScan) add(did *ledger.Activity) {
	if did.Day > d.stored.Complete && did.Day <= d.stored.Target && !did.Empty() {
		d.rows = append(d.rows, WalletDay(d.ledger, d.at, did))
	}
}

// Stored records that the rows of the last Next are stored.
func (d *DayScan) Stored() {
	from := d.stored.Next
	d.stored.Next = d.at
	if wallets, _, _ := d.ledger.Len(); uint64(d.at) >= uint64(wallets) {
		d.stored.Complete, d.stored.Next = d.stored.Target, 0
	}
	d.ledger.SetStored(d.stored, from, d.at)
}

// Resume begins the scan of a loaded ledger of which all days up to one are stored.
func (d *DayScan) Resume(complete int32) {
	wallets, _, _ := d.ledger.Len()
	d.stored = ledger.StoredDays{Complete: complete}
	d.ledger.SetStored(d.stored, 0, uint32(wallets))
}

// Disable makes Due false: another process stores the days.
func (d *DayScan) Disable() { d.stored.Complete = math.MaxInt32 }

// WalletDay returns a wallet's activity, by its number, with its address.
func WalletDay(of *ledger.Ledger, wallet uint32, a *ledger.Activity) smartmoney.WalletDay {
	d := a.WalletDay(of.Chain())
	d.Wallet = of.Wallets.String(wallet)
	return d
}
