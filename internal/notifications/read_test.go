package notifications_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// eight sends eight signals to a, one a second from noon on, and one of them to b.
func eight(t testing.TB, db *testkit.DB) {
	t.Helper()
	v := testkit.Customers(t, db, "a", "b")
	types := smartmoney.NotificationTypes()
	for i := range 8 {
		at := testkit.Noon.Add(time.Duration(i) * time.Second)
		s := testkit.Signal(fmt.Sprint("s", i+1), types[i%len(types)], fmt.Sprint("0xt", i%3), at, "0xw0", fmt.Sprint("0xw", i))
		logged := []notifications.Entry{testkit.EntryOf("a", v, s, int64(i))}
		if i == 4 {
			logged = append(logged, testkit.EntryOf("b", v, s, int64(i)))
		}
		testkit.Send(t, db, at, []*smartmoney.Signal{s}, logged...)
	}
}

func TestNotificationQuery(t *testing.T) {
	t.Parallel()
	since := func(at time.Time) *time.Time { return &at }
	type Q = notifications.Query
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		eight(t, db)
		for _, c := range []struct {
			desc  string
			q     Q
			want  string
			count int
		}{
			{"all", Q{}, "[1 2 3 4 5 6 7 8]", 8},
			{"oldest", Q{Limit: 3}, "[1 2 3]", 8},
			{"newest", Q{Limit: 3, Newest: true}, "[6 7 8]", 8},
			{"after", Q{After: 5}, "[6 7 8]", 8},
			{"after, oldest", Q{After: 5, Limit: 2}, "[6 7]", 8},
			{"before, newest", Q{Before: 5, Limit: 2, Newest: true}, "[3 4]", 8},
			{"between", Q{After: 2, Before: 5}, "[3 4]", 8},
			{"after the last", Q{After: 8}, "[]", 8},
			{"since", Q{Since: since(testkit.Noon.Add(5 * time.Second))}, "[7 8]", 2},
			{"since with nanoseconds", Q{Since: since(testkit.Noon.Add(5*time.Second - 1))}, "[6 7 8]", 3},
			{"since with a zone", Q{Since: since(testkit.Noon.Add(5 * time.Second).In(time.FixedZone("", 3600)))}, "[7 8]", 2},
			{"since the beginning", Q{Since: since(time.Time{})}, "[1 2 3 4 5 6 7 8]", 8},
			{"since the far future", Q{Since: since(time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC))}, "[]", 0},
			{"a chain", Q{Chains: []smartmoney.Chain{smartmoney.Polymarket}}, "[5 6]", 2},
			{"two chains", Q{Chains: []smartmoney.Chain{smartmoney.Polymarket, smartmoney.Base}, After: 3}, "[4 5 6 7 8]", 8},
			{"a chain without", Q{Chains: []smartmoney.Chain{smartmoney.Solana}}, "[]", 0},
			{"types", Q{Types: []smartmoney.NotificationType{smartmoney.ConvergenceP0, smartmoney.SellSignal}}, "[1 4 7]", 3},
			{"a token", Q{Token: "0xt1"}, "[2 5 8]", 3},
			{"a wallet", Q{Wallets: []notifications.WalletRef{{Chain: smartmoney.Base, Address: "0xw7"}}}, "[8]", 1},
			{"a wallet of each", Q{Wallets: []notifications.WalletRef{{Chain: smartmoney.Base, Address: "0xw0"}}, Limit: 2, Newest: true}, "[7 8]", 6},
			{"a wallet of another chain", Q{Wallets: []notifications.WalletRef{{Chain: smartmoney.Ethereum, Address: "0xw0"}}}, "[]", 0},
			{"a watch list", Q{Wallets: []notifications.WalletRef{
				{Chain: smartmoney.Base, Address: "0xw7"}, {Chain: smartmoney.Polymarket, Address: "0xw4"}, {Chain: smartmoney.Base, Address: "0xw2"},
				{Chain: smartmoney.Ethereum, Address: "0xw3"},
			}}, "[3 5 8]", 3},
			{"until", Q{Until: since(testkit.Noon.Add(2 * time.Second))}, "[1 2 3]", 3},
			{"until, newest", Q{Until: since(testkit.Noon.Add(2*time.Second + 1)), Newest: true, Limit: 2}, "[2 3]", 3},
			{"until before an entry", Q{Until: since(testkit.Noon.Add(2*time.Second - 1))}, "[1 2]", 2},
			{"until and before a later one", Q{Until: since(testkit.Noon.Add(2 * time.Second)), Before: 7}, "[1 2 3]", 3},
			{"until and before an earlier one", Q{Until: since(testkit.Noon.Add(4 * time.Second)), Before: 3}, "[1 2]", 5},
			{"until the far future", Q{Until: since(time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)), Before: 3}, "[1 2]", 8},
			{"until the beginning", Q{Until: since(time.Time{})}, "[]", 0},
			{"a range of time", Q{Since: since(testkit.Noon.Add(2 * time.Second)), Until: since(testkit.Noon.Add(4 * time.Second))}, "[4 5]", 2},
			{"an empty range of time", Q{Since: since(testkit.Noon.Add(4 * time.Second)), Until: since(testkit.Noon.Add(2 * time.Second))}, "[]", 0},
			{"everything at once", Q{
				After: 1, Before: 8, Since: since(testkit.Noon), Token: "0xt1", Chains: []smartmoney.Chain{smartmoney.Polymarket},
				Types: []smartmoney.NotificationType{smartmoney.PMConvergenceP0}, Limit: 2,
				Wallets: []notifications.WalletRef{{Chain: smartmoney.Polymarket, Address: "0xw4"}},
			}, "[5]", 1},
			{"another customer", Q{CustomerID: "b"}, "[1]", 1},
			{"nobody", Q{CustomerID: "nobody"}, "[]", 0},
		} {
			if c.q.CustomerID == "" {
				c.q.CustomerID = "a"
			}
			if got := sequences(testkit.Entries(t, db, c.q)); got != c.want {
				t.Errorf("%s: %s, want %s", c.desc, got, c.want)
			}
			if n, err := db.CountNotifications(t.Context(), c.q); err != nil || n != c.count {
				t.Errorf("%s: counted %d, error %v; want %d", c.desc, n, err, c.count)
			}
		}
	})
}

func TestOneNotification(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		eight(t, db)
		n, err := db.Notification(ctx, "a", "s5")
		if err != nil || n == nil || n.Sequence != 5 || n.CustomerID != "a" || n.Signal.ID != "s5" {
			t.Errorf("s5 to a: %+v, error %v", n, err)
		}
		for _, c := range [][2]string{{"b", "s4"}, {"a", "s9"}, {"nobody", "s5"}} {
			if n, err := db.Notification(ctx, c[0], c[1]); err != nil || n != nil {
				t.Errorf("%s to %s: %+v, error %v; want none", c[1], c[0], n, err)
			}
		}
		for id, want := range map[string]int64{"a": 8, "b": 1, "nobody": 0} {
			var at time.Time
			if want > 0 {
				at = testkit.Noon.Add(map[string]time.Duration{"a": 7, "b": 4}[id] * time.Second)
			}
			if last, sentAt, err := db.LogEnd(ctx, id); err != nil || last != want || !sentAt.Equal(at) {
				t.Errorf("log of %s ends at %d, sent at %v, error %v; want %d at %v", id, last, sentAt, err, want, at)
			}
		}
	})
}

func TestLastSentAndSentOn(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		eight(t, db)
		v := int64(1)
		// sent last, of an earlier day
		late := testkit.Signal("late", smartmoney.ConvergenceP0, "0xt0", testkit.Noon.Add(-48*time.Hour), "0xw")
		testkit.Send(t, db, testkit.Noon.Add(time.Minute), []*smartmoney.Signal{late}, testkit.EntryOf("a", v, late, 9))
		ns := func(d time.Duration) int64 { return testkit.Noon.Add(d).UnixNano() }
		all := [smartmoney.ChainCount]int64{}
		for _, c := range []struct {
			desc      string
			customers []string
			after     [smartmoney.ChainCount]int64
			want      []notify.LastSent
		}{
			{"everything", nil, all, []notify.LastSent{
				{CustomerID: "a", Chain: smartmoney.Base, Token: "0xt0", Timestamp: ns(6 * time.Second)}, {CustomerID: "a", Chain: smartmoney.Base, Token: "0xt1", Timestamp: ns(7 * time.Second)},
				{CustomerID: "a", Chain: smartmoney.Base, Token: "0xt2", Timestamp: ns(2 * time.Second)}, {CustomerID: "a", Chain: smartmoney.Polymarket, Token: "0xt1", Timestamp: ns(4 * time.Second)},
				{CustomerID: "a", Chain: smartmoney.Polymarket, Token: "0xt2", Timestamp: ns(5 * time.Second)}, {CustomerID: "b", Chain: smartmoney.Polymarket, Token: "0xt1", Timestamp: ns(4 * time.Second)},
			}},
			{"by chain", []string{"a", "b"}, [smartmoney.ChainCount]int64{ns(6 * time.Second), 0, 0, ns(4 * time.Second)}, []notify.LastSent{
				{CustomerID: "a", Chain: smartmoney.Base, Token: "0xt1", Timestamp: ns(7 * time.Second)}, {CustomerID: "a", Chain: smartmoney.Polymarket, Token: "0xt2", Timestamp: ns(5 * time.Second)},
			}},
			{"one", []string{"b"}, all, []notify.LastSent{{CustomerID: "b", Chain: smartmoney.Polymarket, Token: "0xt1", Timestamp: ns(4 * time.Second)}}},
			{"no one", []string{}, all, []notify.LastSent{}},
		} {
			if got, err := db.LastSent(ctx, c.customers, c.after); err != nil || cmp.Diff(c.want, got) != "" {
				t.Errorf("%s: error %v, last sent (-want +got):\n%s", c.desc, err, cmp.Diff(c.want, got))
			}
		}
		today := testkit.Noon.Unix() / 86400
		count := func(desc string, ids []string, day int64, want ...notify.DayCount) {
			t.Helper()
			got, err := db.SentOn(ctx, ids, day)
			if err != nil || cmp.Diff(append([]notify.DayCount{}, want...), got) != "" {
				t.Errorf("%s: error %v, got %v, want %v", desc, err, got, want)
			}
		}
		count("today", nil, today, notify.DayCount{CustomerID: "a", Type: smartmoney.ConvergenceP0, Count: 2}, notify.DayCount{CustomerID: "a", Type: smartmoney.ConvergenceP1, Count: 2},
			notify.DayCount{CustomerID: "a", Type: smartmoney.WhaleMove, Count: 1}, notify.DayCount{CustomerID: "a", Type: smartmoney.SellSignal, Count: 1}, notify.DayCount{CustomerID: "a", Type: smartmoney.PMConvergenceP0, Count: 1},
			notify.DayCount{CustomerID: "a", Type: smartmoney.PMConvergenceP1, Count: 1}, notify.DayCount{CustomerID: "b", Type: smartmoney.PMConvergenceP0, Count: 1})
		count("of b", []string{"b"}, today, notify.DayCount{CustomerID: "b", Type: smartmoney.PMConvergenceP0, Count: 1})
		count("two days before", nil, today-2, notify.DayCount{CustomerID: "a", Type: smartmoney.ConvergenceP0, Count: 1})
		count("tomorrow", nil, today+1)
	})
}
