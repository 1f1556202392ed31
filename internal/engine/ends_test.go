package engine

import (
	"slices"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestEndsAreChecked: `check` and `verify` name each number without a checksum that says where the
// logs end, whichever of its bits is wrong, and nothing else.
func TestEndsAreChecked(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		damaged(t, db, "UPDATE engine_state SET event_time = event_time + 0")
		const head, offset = "the head of the log of base", "global_offset.last"
		for _, c := range []struct {
			column, want string
			bits         []int
		}{
			{"last_seq FROM log_heads WHERE chain = 0", head, []int{0, 1, 7, 40, 62}},
			{"event_time FROM log_heads WHERE chain = 0", head, highestBits(t, db, "event_time FROM log_heads WHERE chain = 0")},
			{"last FROM global_offset WHERE id = 0", offset, highestBits(t, db, "last FROM global_offset WHERE id = 0")},
		} {
			column, rest, _ := strings.Cut(c.column, " FROM ")
			table, where, _ := strings.Cut(rest, " ")
			sound := number(t, db, c.column)
			write := func(value int64) {
				t.Helper()
				if _, err := db.Writer().Exec("UPDATE "+table+" SET "+column+" = $1 "+where, value); err != nil {
					t.Fatal(err)
				}
			}
			for _, bit := range c.bits {
				write(sound ^ 1<<bit)
				var found []string
				_, err := recovery.Check(t.Context(), db.DB, CheckState, func(w recovery.Wrong) { found = append(found, w.Row) })
				if err != nil || !slices.Equal(found, []string{c.want}) {
					t.Errorf("bit %d of %s: check finds %q, error %v", bit, c.column, found, err)
				}
				v, err := Verify(t.Context(), storesOf(db), smartmoney.Base, Options{}, VerifyOptions{})
				if err != nil || v.Damage == nil || !strings.HasPrefix(v.Damage.Error(), c.want+" is damaged") {
					t.Errorf("bit %d of %s: verify finds %v, error %v", bit, c.column, v.Damage, err)
				}
				if v, err = Verify(t.Context(), storesOf(db), smartmoney.Solana, Options{}, VerifyOptions{}); err != nil || (v.Damage != nil) != (c.want == offset) {
					t.Errorf("bit %d of %s: verify of another chain finds %v, error %v", bit, c.column, v.Damage, err)
				}
			}
			write(sound)
		}
		_, err := recovery.Check(t.Context(), db.DB, CheckState, func(w recovery.Wrong) { t.Errorf("of the repaired database check says %v", w) })
		if err != nil {
			t.Error(err)
		}
		wantVerified(t, db, smartmoney.Base)
	})
}

// number reads a number of a database.
func number(t *testing.T, db *testkit.DB, of string) (n int64) {
	t.Helper()
	if err := db.Reader().QueryRow("SELECT " + of).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// highestBits returns some bits of a number that are set: without them it is less.
func highestBits(t *testing.T, db *testkit.DB, of string) (bits []int) {
	t.Helper()
	n := number(t, db, of)
	for bit := 62; bit >= 0 && len(bits) < 4; bit-- {
		if n&(1<<bit) != 0 {
			bits = append(bits, bit)
		}
	}
	return bits
}
