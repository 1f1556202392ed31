package studio_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestWalletsLeftWithoutTrades: the documents of a wallet go with its last trade and come back with
// the next.
func TestWalletsLeftWithoutTrades(t *testing.T) {
	t.Parallel()
	from := newSource()
	from.trade(t, 0, 3)
	c, err := studio.NewCatalog(studio.CatalogOptions{Snapshots: from.Snapshot, Activity: from.state})
	if err != nil {
		t.Fatal(err)
	}
	c.Filled()
	address := testkit.Wallet(smartmoney.Polymarket, 1)
	shown := func() (found int) {
		t.Helper()
		if err := c.Refresh(t.Context()); err != nil {
			t.Fatal(err)
		}
		for index, id := range map[string]string{studio.Wallets: "polymarket:" + address, studio.PolymarketWallets: address} {
			ix, err := c.Shown(index)
			if err != nil {
				t.Fatal(err)
			}
			if _, ok := ix.Get(id); ok {
				found++
			}
		}
		return found
	}
	if n := shown(); n != 2 {
		t.Fatalf("%d documents of a wallet that traded", n)
	}
	b := from.ledgers[smartmoney.Polymarket.Index()]
	number, _ := b.Wallets.Find(address)
	scratch := b.Scratch([]uint32{number})
	scratch.End()
	b.Replace(scratch)
	if n := shown(); n != 0 {
		t.Errorf("%d documents of a wallet without trades", n)
	}
	from.trade(t, 1, 1)
	if n := shown(); n != 2 {
		t.Errorf("%d documents of a wallet that trades again", n)
	}
}
