package feed_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// readFeed reads a feed within a change.
type readFeed = func(customerID, id string) (smartmoney.FeedConfig, error)

// feedSettings has every field set.
func feedSettings(name string, visibility smartmoney.FeedVisibility) smartmoney.FeedSettings {
	return smartmoney.FeedSettings{
		Name: name, Description: "Ω \"2\" \x00", Endpoint: "for-you", Status: smartmoney.FeedActive, Visibility: visibility,
		Config: smartmoney.FeedRecipe{
			CandidateSource: "trending", CandidateSourceType: "source", Index: "token-items",
			Filters: json.RawMessage(`{"include":[{"filter":"term","field":"tags","value":"tech"}]}`), Ranking: json.RawMessage(`{"sort":null}`),
		},
	}
}

func addFeed(t *testing.T, db *testkit.DB, customer, name string, visibility smartmoney.FeedVisibility) smartmoney.FeedConfig {
	t.Helper()
	made, err := feed.NewConfigs(db.DB).AddFeed(t.Context(), customer, "key-1", 100, feedSettings(name, visibility))
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestFeedIsReadAsItWasAdded(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "acme", "other")
		made := addFeed(t, db, "acme", "First", smartmoney.FeedPrivate)
		want := smartmoney.FeedConfig{ID: made.ID, CustomerID: "acme", Version: 1, CreatedAt: testkit.StartUTC, UpdatedAt: testkit.StartUTC, FeedSettings: feedSettings("First", smartmoney.FeedPrivate)}
		if number, ok := smartmoney.FeedNumber(made.ID); !ok || number < 1 {
			t.Errorf("id %q", made.ID)
		}
		got, err := feed.NewConfigs(db.DB).Feed(ctx, "acme", made.ID)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("error %v, feed (-want +got):\n%s", err, diff)
		}
		clock.Advance(time.Minute)
		changed, err := feed.NewConfigs(db.DB).ChangeFeed(ctx, "acme", "key-2", made.ID, func(s smartmoney.FeedSettings, _ readFeed) (smartmoney.FeedSettings, error) {
			if diff := cmp.Diff(want.FeedSettings, s); diff != "" {
				t.Errorf("change is given (-want +got):\n%s", diff)
			}
			return feedSettings("Second", smartmoney.FeedPublic), nil
		})
		want.Version, want.UpdatedAt, want.FeedSettings = 2, testkit.StartUTC.Add(time.Minute), feedSettings("Second", smartmoney.FeedPublic)
		if diff := cmp.Diff(want, changed); err != nil || diff != "" {
			t.Errorf("error %v, changed (-want +got):\n%s", err, diff)
		}
		if got, err := feed.NewConfigs(db.DB).Feed(ctx, "other", made.ID); err != nil || cmp.Diff(want, got) != "" {
			t.Errorf("error %v, public feed (-want +got):\n%s", err, cmp.Diff(want, got))
		}
		history, err := feed.NewConfigs(db.DB).FeedVersions(ctx, "acme", made.ID, 10)
		if diff := cmp.Diff([]smartmoney.FeedVersion{
			{FeedID: made.ID, Version: 2, ChangedAt: testkit.StartUTC.Add(time.Minute), KeyID: "key-2", FeedSettings: feedSettings("Second", smartmoney.FeedPublic)},
			{FeedID: made.ID, Version: 1, ChangedAt: testkit.StartUTC, KeyID: "key-1", FeedSettings: feedSettings("First", smartmoney.FeedPrivate)},
		}, history); err != nil || diff != "" {
			t.Errorf("error %v, versions (-want +got):\n%s", err, diff)
		}
	})
}

// TestFeedsOfOthers checks who sees, changes and deletes which feeds.
func TestFeedsOfOthers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		testkit.Customers(t, db, "acme", "other")
		private := addFeed(t, db, "acme", "private", smartmoney.FeedPrivate)
		template := addFeed(t, db, "acme", "template", smartmoney.FeedTemplate)
		public := addFeed(t, db, "acme", "public", smartmoney.FeedPublic)
		own := addFeed(t, db, "other", "own", smartmoney.FeedPrivate)
		addFeed(t, db, "acme", "newest", smartmoney.FeedPrivate)
		for _, test := range []struct {
			customer   string
			visibility smartmoney.FeedVisibility
			limit      int
			want       string
		}{
			{"acme", "", 10, "newest public template private"},
			{"acme", "", 2, "newest public"},
			{"other", "", 10, "own public template"},
			{"other", smartmoney.FeedPublic, 10, "public"},
			{"other", smartmoney.FeedPrivate, 10, "own"},
			{"nobody", "", 10, "public template"},
		} {
			feeds, err := feed.NewConfigs(db.DB).Feeds(ctx, test.customer, test.visibility, test.limit)
			names := make([]string, len(feeds))
			for i := range feeds {
				names[i] = feeds[i].Name
			}
			if got := strings.Join(names, " "); err != nil || got != test.want {
				t.Errorf("%s sees of %q: %s, error %v; want %s", test.customer, test.visibility, got, err, test.want)
			}
		}
		same := func(s smartmoney.FeedSettings, _ readFeed) (smartmoney.FeedSettings, error) { return s, nil }
		for _, id := range []string{private.ID, template.ID, public.ID, "feed_99999", "feed_0", "feed_01", "feed_x", "", "polymarket-default"} {
			_, err := feed.NewConfigs(db.DB).ChangeFeed(ctx, "other", "", id, same)
			testkit.WantError(t, err, smartmoney.CodeNotFound, "config_id", "feed not found: "+id)
			testkit.WantError(t, feed.NewConfigs(db.DB).DeleteFeed(ctx, "other", id), smartmoney.CodeNotFound, "config_id", "feed not found: "+id)
			_, err = feed.NewConfigs(db.DB).FeedVersions(ctx, "other", id, 1)
			testkit.WantError(t, err, smartmoney.CodeNotFound, "config_id", "feed not found: "+id)
		}
		_, err := feed.NewConfigs(db.DB).Feed(ctx, "other", private.ID)
		testkit.WantError(t, err, smartmoney.CodeNotFound, "config_id", "feed not found: "+private.ID)
		if err := feed.NewConfigs(db.DB).DeleteFeed(ctx, "other", own.ID); err != nil {
			t.Fatal(err)
		}
		_, err = feed.NewConfigs(db.DB).Feed(ctx, "other", own.ID)
		testkit.WantError(t, err, smartmoney.CodeNotFound, "config_id", "feed not found: "+own.ID)
		if again := addFeed(t, db, "other", "again", smartmoney.FeedPrivate); again.ID == own.ID {
			t.Errorf("id %s was used again", own.ID)
		}
		_, err = feed.NewConfigs(db.DB).AddFeed(ctx, "nobody", "", 10, feedSettings("x", smartmoney.FeedPrivate))
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

func TestFeedRefusedChangesNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		testkit.Customers(t, db, "acme")
		made, err := feed.NewConfigs(db.DB).AddFeed(ctx, "acme", "", 1, feedSettings("one", smartmoney.FeedPrivate))
		if err != nil {
			t.Fatal(err)
		}
		_, err = feed.NewConfigs(db.DB).AddFeed(ctx, "acme", "", 1, feedSettings("two", smartmoney.FeedPrivate))
		testkit.WantError(t, err, smartmoney.CodeBadInput, "feeds", "a customer has at most 1 feeds: delete one first")
		refusal := smartmoney.BadInput("name", "too long")
		_, err = feed.NewConfigs(db.DB).ChangeFeed(ctx, "acme", "", made.ID, func(smartmoney.FeedSettings, readFeed) (smartmoney.FeedSettings, error) {
			return smartmoney.FeedSettings{}, refusal
		})
		if !errors.Is(err, refusal) {
			t.Errorf("error %v, want change's own", err)
		}
		if got, err := feed.NewConfigs(db.DB).Feed(ctx, "acme", made.ID); err != nil || cmp.Diff(made, got) != "" {
			t.Errorf("error %v, feed after refusals (-want +got):\n%s", err, cmp.Diff(made, got))
		}
	})
}

// TestFeedsChangedConcurrently checks that each change starts from the one before, and that the
// oldest versions are deleted.
func TestFeedsChangedConcurrently(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		testkit.Customers(t, db, "acme")
		made := addFeed(t, db, "acme", "", smartmoney.FeedPrivate)
		const writers, each = 4, 30
		var all sync.WaitGroup
		for range writers {
			all.Go(func() {
				for range each {
					_, err := feed.NewConfigs(db.DB).ChangeFeed(ctx, "acme", "", made.ID, func(s smartmoney.FeedSettings, _ readFeed) (smartmoney.FeedSettings, error) {
						s.Name += "x"
						return s, nil
					})
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
		got, err := feed.NewConfigs(db.DB).Feed(ctx, "acme", made.ID)
		if err != nil || got.Version != 1+writers*each || len(got.Name) != writers*each {
			t.Errorf("version %d with %d letters, error %v; want %d and %d", got.Version, len(got.Name), err, 1+writers*each, writers*each)
		}
		versions, err := feed.NewConfigs(db.DB).FeedVersions(ctx, "acme", made.ID, 1000)
		if err != nil || len(versions) != 100 {
			t.Fatalf("%d versions are kept, error %v; want 100", len(versions), err)
		}
		for i, v := range versions {
			if want := got.Version - int64(i); v.Version != want || len(v.Name) != int(want)-1 {
				t.Errorf("version %d with %d letters, want %d", v.Version, len(v.Name), want)
			}
		}
	})
}

func TestImpressions(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		add := func(customer, user string, minute int, items ...string) {
			t.Helper()
			if err := feed.NewConfigs(db.DB).AddImpressions(ctx, customer, user, items, testkit.StartUTC.Add(time.Duration(minute)*time.Minute), 3); err != nil {
				t.Fatal(err)
			}
		}
		check := func(what, customer, user string, since int, want ...smartmoney.Impression) {
			t.Helper()
			got, err := feed.NewConfigs(db.DB).Impressions(ctx, customer, user, testkit.StartUTC.Add(time.Duration(since)*time.Minute))
			byItem := cmpopts.SortSlices(func(a, b smartmoney.Impression) bool { return a.Item < b.Item })
			if diff := cmp.Diff(want, got, byItem, cmpopts.EquateEmpty()); err != nil || diff != "" {
				t.Errorf("%s: error %v, impressions (-want +got):\n%s", what, err, diff)
			}
		}
		at := func(item string, minute int) smartmoney.Impression {
			return smartmoney.Impression{Item: item, At: testkit.StartUTC.Add(time.Duration(minute) * time.Minute)}
		}
		add("acme", "u", 0, "b", "a", "b")
		add("acme", "u", 1, "b")
		add("acme", "u", 1)
		check("an item given again", "acme", "u", 0, at("a", 0), at("b", 1))
		check("since", "acme", "u", 1, at("b", 1))
		check("of another user", "acme", "v", 0)
		check("of another customer", "other", "u", 0)
		add("acme", "u", 2, "c", "d")
		check("the newest three", "acme", "u", 0, at("b", 1), at("c", 2), at("d", 2))
		add("other", "v", 5, "a")
		if _, err := feed.NewConfigs(db.DB).SweepImpressions(ctx, testkit.StartUTC.Add(2*time.Minute), 100); err != nil {
			t.Fatal(err)
		}
		check("swept", "acme", "u", 0, at("c", 2), at("d", 2))
		sweep := func(limit, want int) {
			t.Helper()
			if n, err := feed.NewConfigs(db.DB).SweepImpressions(ctx, testkit.StartUTC, limit); err != nil || n != want {
				t.Errorf("%d are swept to %d, %v; want %d", n, limit, err, want)
			}
		}
		add("acme", "v", 6, "e", "f")
		sweep(5, 0)
		sweep(3, 2)
		check("the oldest of the customer with the most go", "acme", "u", 0)
		check("its newest stay", "acme", "v", 0, at("e", 6), at("f", 6))
		check("another's stay, however old", "other", "v", 0, at("a", 5))
		sweep(0, 2)
		sweep(0, 1)
		check("all go", "other", "v", 0)
	})
}

// TestImpressionsConcurrently checks that writers of one user do not hinder each other.
func TestImpressionsConcurrently(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx, items := t.Context(), make([]string, 40)
		for i := range items {
			items[i] = fmt.Sprint("item ", i)
		}
		var all sync.WaitGroup
		for w := range 4 {
			all.Go(func() {
				for i := range 20 {
					some := slices.Clone(items[(w*7+i)%20:])
					slices.Reverse(some)
					if err := feed.NewConfigs(db.DB).AddImpressions(context.WithoutCancel(ctx), "acme", "u", some, testkit.StartUTC.Add(time.Duration(i)*time.Second), 10); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
		if got, err := feed.NewConfigs(db.DB).Impressions(ctx, "acme", "u", time.Time{}); err != nil || len(got) != 10 {
			t.Errorf("%d impressions, error %v; want 10", len(got), err)
		}
	})
}
