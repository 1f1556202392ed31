package models_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"smartmoney/internal/recommend"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
)

// popularityOf returns models that know how popular an item is.
func popularityOf(item string) *recommend.Trained {
	data := recommend.NewDataset(recommend.DefaultLimits())
	data.Add(recommend.Interaction{User: "w", Item: item, At: testkit.StartUTC, USD: 5})
	return recommend.Popularity(data, recommend.DefaultLimits())
}

func TestModels(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *store.DB, clock *testkit.Clock) {
		ctx := context.Background()
		if none, err := db.CurrentModel(ctx, nil); none != nil || err != nil {
			t.Fatalf("of none: %v, %v", none, err)
		}
		report := &recommend.Report{Best: recommend.EASEName, Models: []recommend.ModelReport{{Name: recommend.EASEName, NDCG: recommend.Interval{Mean: 0.5}}}}
		for i := 1; i <= 2; i++ {
			if version, err := db.AddModel(ctx, popularityOf(fmt.Sprint(i)), report); version != i || err != nil {
				t.Fatalf("version %d, %v, want %d", version, err, i)
			}
			clock.Advance(time.Hour)
		}
		inUse := func(want int) *recommend.Trained {
			t.Helper()
			got, err := db.CurrentModel(ctx, nil)
			if err != nil || got.Version() != want {
				t.Fatalf("in use is %v, %v, want version %d", got, err, want)
			}
			if again, err := db.CurrentModel(ctx, got); again != got || err != nil {
				t.Errorf("version %d is read again, %v", want, err)
			}
			return got
		}
		m, err := inUse(2).Model("")
		if err != nil {
			t.Fatal(err)
		}
		if scores, err := m.Scores(ctx, nil, []string{"1", "2"}); err != nil || scores[0] != 0 || scores[1] != 1 {
			t.Errorf("scores %v, %v", scores, err)
		}
		if err := db.UseModel(ctx, 1); err != nil {
			t.Fatal(err)
		}
		inUse(1)
		if err := db.UseModel(ctx, 9); smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
			t.Errorf("an unknown version: %v", err)
		}
		inUse(1)
		for i := 3; i <= 10; i++ {
			if version, err := db.AddModel(ctx, popularityOf("x"), report); version != i || err != nil {
				t.Fatal(version, err)
			}
		}
		inUse(1)
		all, err := db.Models(ctx)
		if err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		for _, one := range all {
			fmt.Fprintf(&text, "%d %t %s %v, ", one.Version, one.InUse, one.Report.Best, one.Until.Equal(testkit.StartUTC))
		}
		const kept = "10 false ease-v1 true, 9 false ease-v1 true, 8 false ease-v1 true, 7 false ease-v1 true, 6 false ease-v1 true, 1 true ease-v1 true, "
		if text.String() != kept || all[5].CreatedAt != testkit.StartUTC || all[5].Report.Models[0].NDCG.Mean != 0.5 {
			t.Errorf("%s\nwant %s", text.String(), kept)
		}
		if err := db.UseModel(ctx, 0); err != nil {
			t.Fatal(err)
		}
		inUse(10)
	})
}

// TestDamagedModel flips a bit of a stored model.
func TestDamagedModel(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *store.DB, _ *testkit.Clock) {
		ctx := context.Background()
		if _, err := db.AddModel(ctx, popularityOf("1"), &recommend.Report{}); err != nil {
			t.Fatal(err)
		}
		b := popularityOf("1").Encode()
		b[20] ^= 1
		if _, err := db.Writer().ExecContext(ctx, "UPDATE models SET body = $1", b); err != nil {
			t.Fatal(err)
		}
		if _, err := db.CurrentModel(ctx, nil); !errors.Is(err, recommend.ErrCorrupt) || !strings.Contains(err.Error(), "version 1 of the models") {
			t.Error(err)
		}
	})
}
