package feed_test

import (
	"errors"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// FuzzBodies checks that any body of a for-you request or a feed gets an error about input or is
// answered.
func FuzzBodies(f *testing.F) {
	for _, seed := range []string{
		`{"user_id":"u","top_k":3,"filters":{"include":[{"filter":"term","field":"tags","value":"sport"}],"exclude":[]},"return_metadata":true}`,
		`{"wallet_address":"0x1","filters":[{"filter":"match","field":"question","value":["x"]}]}`,
		`{"name":"x","config":{"candidate_source":"trending","index":"tokens","scoring":{"weights":{"popular":1}}}}`,
		`{"name":"x","config":{"candidate_source":"markets","ranking":{"limits_by_field":{"every_n":2,"rules":[{"field":"tags","limit":1}]}}}}`,
		`{"name":"x","config":{"candidate_source":"feed_1","candidate_source_type":"feed"}}`,
	} {
		f.Add([]byte(seed))
	}
	db := testkit.SQLite(f)
	testkit.Customers(f, db, "acme")
	f.Fuzz(func(t *testing.T, body []byte) {
		w := newWorld(t, db, markets())
		if r, err := feed.ParseRequest(body, feed.DefaultFeed); err == nil {
			r.FeedID, r.ImpressionCount = feed.DefaultFeed, 0
			_, err = w.ForYou(t.Context(), "acme", r)
			wantInput(t, err)
		} else {
			wantInput(t, err)
		}
		_, err := w.CreateFeed(t.Context(), "acme", "", body)
		wantInput(t, err)
	})
}

// wantInput fails unless err is nil or an error of the input.
func wantInput(t *testing.T, err error) {
	t.Helper()
	e, ok := errors.AsType[*smartmoney.Error](err)
	if err != nil && (!ok || e.Code != smartmoney.CodeBadInput && e.Code != smartmoney.CodeNotFound || e.Message == "") {
		t.Fatalf("%v is no error about input", err)
	}
}
