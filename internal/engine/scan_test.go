package engine

import (
	"bytes"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestRebuildFromDamagedLinks: where the links of trades are damaged, a rebuild computes
// corrections from the whole log.
func TestRebuildFromDamagedLinks(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		s := &stream{chain: smartmoney.Polymarket}
		s.random(77, 500, 20, 6)
		e, stop := run(t, Options{Store: db, Poll: quick})
		appendSlowly(t, db, s.chain, s.sent, 100, e)
		s.check(t, e)
		want, _ := engineImage(t, e, s.chain)
		stop()
		if _, err := db.Writer().ExecContext(t.Context(), "UPDATE trade_links SET body = $1", []byte("damage")); err != nil {
			t.Fatal(err)
		}
		if _, err := Rebuild(t.Context(), storesOf(db), Options{BatchEvents: 100}); err != nil {
			t.Fatal(err)
		}
		e, _ = run(t, Options{Store: db, Poll: quick})
		s.check(t, e)
		if got, _ := engineImage(t, e, s.chain); !bytes.Equal(want, got) {
			t.Error("the rebuilt state is another one")
		}
	})
}
