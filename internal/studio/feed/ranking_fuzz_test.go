package feed_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// FuzzRank checks that any body gets an error about input or every item once.
func FuzzRank(f *testing.F) {
	for _, seed := range []string{
		`{"items":[` + numbers + `],"sort":{"method":"sort","params":{"fields":["x","y"],"direction":["asc","desc"]}}}`,
		`{"items":[` + numbers + `],"sort":{"method":"mix","params":[{"field":"x","percentage":1},{"field":"y","percentage":99}]}}`,
		`{"items":[{"item_id":"a","embed":[0,1e-9]},{"item_id":"b"}],"diversity":{"method":"semantic","params":{"lambda":0}}}`,
		`{"items":[{"item_id":1,"t":["x","y"]},{"item_id":2,"t":["y"]}],"diversity":{"method":"fields","params":{"fields":"t"}},"limits_by_field":{"every_n":2,"rules":[{"field":"t","limit":1}]}}`,
		`{"items":[{"item_id":"a","x":-1e308},{"item_id":"b","x":1e308}],"sort":{"method":"linear","params":[{"field":"x","weight":1e9}]}}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		items, s, err := feed.ParseRanking(body)
		if e, ok := errors.AsType[*smartmoney.Error](err); err != nil && (!ok || e.Code != smartmoney.CodeBadInput || e.Message == "") {
			t.Fatalf("%v is no error about input", err)
		}
		if err != nil {
			return
		}
		order := order(t, items, s)
		slices.Sort(order)
		for i, at := range order {
			if i != at || len(order) != len(items) {
				t.Fatalf("%d items have the places %v", len(items), order)
			}
		}
	})
}
