package recommend_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// popularityOf returns a model that knows how popular an item is.
func popularityOf(item string) *recommend.Model {
	return recommend.Popularity([]recommend.Interaction{{User: "w", Item: item, At: testkit.StartUTC, USD: 5, Count: 1}})
}

func TestModel(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx, models := t.Context(), recommend.NewStore(db.DB)
		if none, _, err := models.Model(ctx); none != nil || err != nil {
			t.Fatalf("of none: %v, %v", none, err)
		}
		report := &recommend.Report{Best: recommend.EASEName, Models: []recommend.ModelReport{{Name: recommend.EASEName, NDCG: recommend.Interval{Mean: 0.5}}}}
		for i := 1; i <= 3; i++ {
			if version, err := models.SaveModel(ctx, popularityOf(fmt.Sprint(i)), report); version != i || err != nil {
				t.Fatalf("version %d, %v, want %d", version, err, i)
			}
			clock.Advance(time.Hour)
			if version, err := models.ModelVersion(ctx); version != i || err != nil {
				t.Errorf("version %d, %v, want %d", version, err, i)
			}
			m, stored, err := models.Model(ctx)
			if err != nil || m.Version() != i || !m.Until().Equal(testkit.StartUTC) || stored.Best != recommend.EASEName || stored.Models[0].NDCG.Mean != 0.5 {
				t.Fatalf("%+v, %+v, %v, want version %d", m, stored, err, i)
			}
			if scores, _, err := m.Scores(ctx, "", nil, []string{"0", fmt.Sprint(i)}); err != nil || scores[0] != 0 || scores[1] != 1 {
				t.Errorf("scores %v, %v", scores, err)
			}
		}
		rows := 0
		if err := db.Reader().QueryRowContext(ctx, "SELECT count(*) FROM models").Scan(&rows); err != nil || rows != 1 {
			t.Errorf("%d models are kept, %v", rows, err)
		}
	})
}

// TestDamagedModel flips a bit of a stored model.
func TestDamagedModel(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		ctx, models := t.Context(), recommend.NewStore(db.DB)
		if _, err := models.SaveModel(ctx, popularityOf("1"), &recommend.Report{}); err != nil {
			t.Fatal(err)
		}
		var b []byte
		if err := db.Reader().QueryRowContext(ctx, "SELECT body FROM models").Scan(&b); err != nil {
			t.Fatal(err)
		}
		b[20] ^= 1
		if _, err := db.Writer().ExecContext(ctx, "UPDATE models SET body = $1", b); err != nil {
			t.Fatal(err)
		}
		if _, _, err := models.Model(ctx); !errors.Is(err, recommend.ErrUnreadable) || !strings.Contains(err.Error(), "version 1 of the model") {
			t.Error(err)
		}
		if version, err := models.SaveModel(ctx, popularityOf("2"), &recommend.Report{}); version != 2 || err != nil {
			t.Errorf("version %d, %v after a damaged one", version, err)
		}
	})
}
