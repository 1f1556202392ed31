package cache_test

import (
	"context"
	"errors"
	"strconv"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/cache"
)

func TestGet(t *testing.T) {
	c := cache.New(cache.Options[[]int]{Entries: 10})
	if v, ok := c.Get("a"); ok || v != nil {
		t.Errorf("an empty cache has %v, %v", v, ok)
	}
	c.Set("a", []int{1})
	c.Set("a", []int{2})
	if v, ok := c.Get("a"); !ok || v[0] != 2 {
		t.Errorf("got %v, %v, want what was set last", v, ok)
	}
	if v := c.Add("a", func() []int { return []int{3} }); v[0] != 2 {
		t.Errorf("Add returns %v, want what is there", v)
	}
	if v := c.Add("b", func() []int { return []int{3} }); v[0] != 3 {
		t.Errorf("Add returns %v, want what it made", v)
	}
	if v, ok := c.Get("b"); !ok || v[0] != 3 {
		t.Errorf("got %v, %v, want what Add made", v, ok)
	}
}

func TestBounds(t *testing.T) {
	entries := cache.New(cache.Options[int]{Entries: 10})
	bytes := cache.New(cache.Options[int]{Bytes: 100, Size: func(key string, value int) int { return len(key) + value }})
	for i := range 1000 {
		entries.Set(strconv.Itoa(i), i)
		bytes.Set(strconv.Itoa(100+i), 7)
	}
	entries.CleanUp()
	bytes.CleanUp()
	if n := entries.Len(); n < 5 || n > 10 {
		t.Errorf("%d entries in a cache of 10", n)
	}
	if n := bytes.Len(); n < 5 || n > 10 {
		t.Errorf("%d entries of 10 or 11 bytes in a cache of 100", n)
	}
}

func TestTTL(t *testing.T) {
	var passed atomic.Int64
	c := cache.New(cache.Options[int]{Entries: 10, TTL: time.Second, Now: func() time.Time { return time.Unix(1_700_000_000, passed.Load()) }})
	c.Set("a", 1)
	passed.Store(999_000_000)
	if _, ok := c.Get("a"); !ok {
		t.Error("an entry is gone before its time")
	}
	passed.Store(1_001_000_000)
	if _, ok := c.Get("a"); ok {
		t.Error("an entry is used beyond its time")
	}
}

// TestLoad: who asks at the same time shares one read, which goes on without the one who began it;
// an error is not kept; a read without an end ends after three seconds.
func TestLoad(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, reads, failing := cache.New(cache.Options[int]{Entries: 10}), 0, errors.New("no disk")
		read := func(ctx context.Context) (int, error) {
			reads++
			if reads == 1 {
				return 0, failing
			}
			time.Sleep(time.Second)
			return reads, ctx.Err()
		}
		if _, err := c.Load(t.Context(), "a", read); !errors.Is(err, failing) {
			t.Fatalf("got %v, want the error of the read", err)
		}
		first, leave := context.WithCancel(t.Context())
		results := make(chan int, 3)
		for _, ctx := range []context.Context{first, t.Context(), t.Context()} {
			go func() {
				v, err := c.Load(ctx, "a", read)
				if err != nil {
					t.Error(err)
				}
				results <- v
			}()
			synctest.Wait()
		}
		leave()
		for range 3 {
			if v := <-results; v != 2 {
				t.Errorf("got the value of read %d, want 2", v)
			}
		}
		began := time.Now()
		_, err := c.Load(t.Context(), "b", func(ctx context.Context) (int, error) { <-ctx.Done(); return 0, ctx.Err() })
		if took := time.Since(began); !errors.Is(err, context.DeadlineExceeded) || took != 3*time.Second {
			t.Errorf("a read without an end: %v after %v", err, took)
		}
	})
}
