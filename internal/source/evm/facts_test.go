package evm_test

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/source/evm"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestPools saves pools and tokens and reads them again: levels only rise, tokens stay, chains do
// not mix.
func TestPools(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *testkit.DB) {
		db := evm.NewFacts(d.DB)
		ctx := t.Context()
		claimed := evm.Pool{ID: "0xa", Level: evm.Claimed, Factory: "0xf"}
		read := evm.Pool{ID: "0xa", Level: evm.Read, Factory: "0xf", Token0: "0x1", Token1: "0x2", Variant: -5}
		checked := evm.Pool{ID: "0xa", Level: evm.Checked, Factory: "0xf", Token0: "0x1", Token1: "0x2", Variant: -5, Genuine: true}
		for _, step := range []struct{ save, want evm.Pool }{{claimed, claimed}, {checked, checked}, {read, checked}, {claimed, checked}} {
			if err := db.SavePools(ctx, 1, []evm.Pool{step.save}, nil); err != nil {
				t.Fatal(err)
			}
			got, err := db.Pools(ctx, 1, []string{"0xb", "0xa"})
			if err != nil || !slices.Equal(got, []evm.Pool{step.want}) {
				t.Errorf("after %+v: %+v, %v, want %+v", step.save, got, err, step.want)
			}
		}
		tokens := []evm.Token{{Address: "0x2", Decimals: -1}, {Address: "0x1", Decimals: 24, Symbol: `a"b'é`}}
		if err := db.SavePools(ctx, 1, nil, tokens); err != nil {
			t.Fatal(err)
		}
		if err := db.SavePools(ctx, 1, nil, []evm.Token{{Address: "0x1", Decimals: 3, Symbol: "other"}}); err != nil {
			t.Fatal(err)
		}
		got, err := db.PoolTokens(ctx, 1, []string{"0x1", "0x2", "0x3"})
		slices.SortFunc(got, func(a, b evm.Token) int { return -cmp.Compare(a.Address, b.Address) })
		if err != nil || !slices.Equal(got, tokens) {
			t.Errorf("tokens %+v, %v", got, err)
		}
		if got, err := db.Pools(ctx, 2, []string{"0xa"}); err != nil || len(got) != 0 {
			t.Errorf("another chain has %+v, %v", got, err)
		}
		if got, err := db.Pools(ctx, 1, nil); err != nil || len(got) != 0 {
			t.Errorf("no ids: %+v, %v", got, err)
		}
	})
}

// TestManyPools saves the same pools from several readers at once, more than one query looks up.
func TestManyPools(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *testkit.DB) {
		db := evm.NewFacts(d.DB)
		const n = 1200
		var wait sync.WaitGroup
		for reader := range 4 {
			wait.Go(func() {
				var list []evm.Pool
				for i := range n {
					list = append(list, evm.Pool{ID: fmt.Sprint((i*(reader+1) + reader) % n), Level: evm.Checked, Genuine: i%2 == 0})
				}
				list = slices.CompactFunc(slices.SortedFunc(slices.Values(list), func(a, b evm.Pool) int { return cmp.Compare(b.ID, a.ID) }),
					func(a, b evm.Pool) bool { return a.ID == b.ID })
				if err := db.SavePools(t.Context(), 7, list, nil); err != nil {
					t.Error(err)
				}
			})
		}
		wait.Wait()
		var ids []string
		for i := range 2 * n {
			ids = append(ids, fmt.Sprint(i))
		}
		if got, err := db.Pools(t.Context(), 7, ids); err != nil || len(got) != n {
			t.Errorf("%d pools, want %d, %v", len(got), n, err)
		}
	})
}

// clock returns the database's time.
func clock(t *testing.T, db *testkit.DB) (now int64) {
	t.Helper()
	if err := db.Reader().QueryRowContext(t.Context(), "SELECT "+db.Dialect().Clock()).Scan(&now); err != nil {
		t.Fatal(err)
	}
	return now
}

// TestForgetPools keeps the pools that are genuine, and of the others those that were saved last.
func TestForgetPools(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *testkit.DB) {
		db := evm.NewFacts(d.DB)
		var ids []string
		for i := range 6 {
			var list []evm.Pool
			for j := range 3 {
				list = append(list, evm.Pool{ID: fmt.Sprintf("%d %d", i, j), Level: evm.Checked, Genuine: j == 2})
			}
			for _, p := range list {
				ids = append(ids, p.ID)
			}
			for _, chain := range []int64{1, 2} {
				if err := db.SavePools(t.Context(), chain, list, nil); err != nil {
					t.Fatal(err)
				}
			}
			at := clock(t, d) // what is saved at one moment is of one age
			testkit.Eventually(t, "the database's clock goes on", func() bool { return clock(t, d) > at })
		}
		// saving it again makes it no younger
		again := []evm.Pool{{ID: "0 0", Level: evm.Checked, Factory: "0xf"}}
		if err := errors.Join(db.SavePools(t.Context(), 1, again, nil), db.ForgetPools(t.Context(), 1, 4), db.ForgetPools(t.Context(), 1, 100)); err != nil {
			t.Fatal(err)
		}
		left := func(chain int64) (left []string) {
			found, err := db.Pools(t.Context(), chain, ids)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range found {
				left = append(left, p.ID)
			}
			slices.Sort(left)
			return left
		}
		want := []string{"0 2", "1 2", "2 2", "3 2", "4 0", "4 1", "4 2", "5 0", "5 1", "5 2"}
		if got := left(1); !slices.Equal(got, want) {
			t.Errorf("left %v, want %v", got, want)
		}
		if got := left(2); len(got) != len(ids) {
			t.Errorf("of the other chain %v are left", got)
		}
	})
}
