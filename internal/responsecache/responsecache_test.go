package responsecache_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// source publishes empty snapshots of each chain.
type source struct {
	leaderboards [smartmoney.ChainCount]*rank.Leaderboard
	loads        atomic.Int64
}

func newSource() *source {
	s := &source{}
	for i, chain := range smartmoney.Chains() {
		s.leaderboards[i] = rank.NewLeaderboard(ledger.New(chain), smartmoney.DefaultFilter(chain), 1)
	}
	return s
}

func (s *source) load(_ context.Context, chain smartmoney.Chain, window smartmoney.Window) (*rank.Snapshot, error) {
	s.loads.Add(1)
	made := s.leaderboards[chain.Index()].Snapshot(uint64(s.loads.Load()), 0, time.Unix(1, 0))
	if window == smartmoney.WholeLife {
		return made, nil
	}
	return made.WindowOf(window, rank.NewDays(), uint64(1000+s.loads.Load()), nil), nil
}

func TestReadsPin(t *testing.T) {
	s := newSource()
	ctx, reads := context.Background(), &responsecache.Reads{}
	first, err := reads.Pin(ctx, smartmoney.Base, smartmoney.WholeLife, s.load)
	if err != nil {
		t.Fatal(err)
	}
	again, err := reads.Pin(ctx, smartmoney.Base, smartmoney.WholeLife, s.load)
	if err != nil || again != first || s.loads.Load() != 1 {
		t.Errorf("a second read of the request returns another snapshot (%d loads, %v)", s.loads.Load(), err)
	}
	if v, ok := reads.Version(); !ok || !v.Same(responsecache.VersionOf(first)) {
		t.Errorf("version = %v, %v", v, ok)
	}
	if _, err := reads.Pin(ctx, smartmoney.Solana, smartmoney.WholeLife, s.load); err != nil {
		t.Fatal(err)
	}
	if _, ok := reads.Version(); ok {
		t.Error("a response from two chains has a version")
	}
}

// TestReadsPinWindows: a window has a snapshot and a version of its own.
func TestReadsPinWindows(t *testing.T) {
	s := newSource()
	ctx, reads := context.Background(), &responsecache.Reads{}
	week, err := reads.Pin(ctx, smartmoney.Base, smartmoney.WindowWeek, s.load)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := reads.Pin(ctx, smartmoney.Base, smartmoney.WindowWeek, s.load); err != nil || again != week || s.loads.Load() != 1 {
		t.Errorf("a second read of the window returns another snapshot (%d loads, %v)", s.loads.Load(), err)
	}
	if v, ok := reads.Version(); !ok || v != responsecache.VersionOf(week) || v.Window != smartmoney.WindowWeek {
		t.Errorf("version = %v, %v", v, ok)
	}
	if life, err := reads.Pin(ctx, smartmoney.Base, smartmoney.WholeLife, s.load); err != nil || life == week {
		t.Errorf("the whole life is the week: %v", err)
	}
	if _, ok := reads.Version(); ok {
		t.Error("a response from a window and the whole life has a version")
	}
}

func TestReadsWithoutVersion(t *testing.T) {
	s := newSource()
	ctx, reads := context.Background(), &responsecache.Reads{}
	if _, ok := reads.Version(); ok {
		t.Error("a response from nothing has a version")
	}
	if _, err := reads.Pin(ctx, smartmoney.Base, smartmoney.WholeLife, s.load); err != nil {
		t.Fatal(err)
	}
	reads.NoStore()
	if _, ok := reads.Version(); ok {
		t.Error("a response from more than snapshots has a version")
	}
	var none *responsecache.Reads
	none.NoStore()
	if snapshot, err := none.Pin(context.Background(), smartmoney.Base, smartmoney.WholeLife, s.load); snapshot == nil || err != nil {
		t.Errorf("Pin without a record = %v, %v", snapshot, err)
	}
	reads = &responsecache.Reads{}
	_, err := reads.Pin(context.Background(), smartmoney.Base, smartmoney.WholeLife, func(context.Context, smartmoney.Chain, smartmoney.Window) (*rank.Snapshot, error) {
		return nil, errors.New("down")
	})
	if _, ok := reads.Version(); ok || err == nil {
		t.Error("a failed read has a version")
	}
}

func TestCache(t *testing.T) {
	now := responsecache.Version{Chain: smartmoney.Base, Generation: 1, TakenAt: time.Unix(1, 0)}
	var failing error
	cache := responsecache.NewCache(1<<16, func(context.Context, smartmoney.Chain, smartmoney.Window) (responsecache.Version, error) {
		return now, failing
	})
	ctx := context.Background()
	cached := func() bool {
		kept, ok := cache.Get(ctx, "q")
		body, version := kept.Body, kept.Version
		return ok && string(body) == "a" && version.Same(now)
	}
	if cached() {
		t.Error("an empty cache returns a response")
	}
	body := []byte("a")
	cache.Put("q", now, "wallets", body)
	if cached() {
		t.Error("the response to a question that was asked once is cached")
	}
	cache.Put("q", now, "wallets", body)
	body[0] = 'b' // its owner's
	if !cached() {
		t.Error("a cached response is not returned")
	}
	failing = errors.New("down")
	if cached() {
		t.Error("a response is returned although its version cannot be checked")
	}
	failing = nil
	for name, next := range map[string]responsecache.Version{
		"generation": {Chain: smartmoney.Base, Generation: 2, TakenAt: now.TakenAt},
		"time":       {Chain: smartmoney.Base, Generation: 1, TakenAt: time.Unix(2, 0)},
	} {
		was := now
		now = next
		if cached() {
			t.Errorf("a response of another %s is returned", name)
		}
		now = was
	}
}

func TestCacheIsBounded(t *testing.T) {
	now := responsecache.Version{Chain: smartmoney.Base}
	const limit = 1 << 18
	cache := responsecache.NewCache(limit, func(context.Context, smartmoney.Chain, smartmoney.Window) (responsecache.Version, error) {
		return now, nil
	})
	for range 2 {
		cache.Put("large", now, "", make([]byte, limit/8))
	}
	if _, ok := cache.Get(context.Background(), "large"); ok {
		t.Error("a response of an eighth of the cache is cached")
	}
	for i := range 2000 {
		for range 2 {
			cache.Put(fmt.Sprint(i), now, "", make([]byte, 1000))
		}
	}
	cache.CleanUp()
	kept := 0
	for i := range 2000 {
		if _, ok := cache.Get(context.Background(), fmt.Sprint(i)); ok {
			kept++
		}
	}
	if kept == 0 || kept > limit/1000 {
		t.Errorf("%d responses of 1000 bytes are cached in %d bytes", kept, limit)
	}
}

func TestNoCache(t *testing.T) {
	empty := responsecache.NewCache(0, nil)
	for _, cache := range []*responsecache.Cache{nil, empty} {
		cache.Put("q", responsecache.Version{}, "", []byte("a"))
		if _, ok := cache.Get(context.Background(), "q"); ok {
			t.Error("a disabled cache returns a response")
		}
	}
}
