package ingest_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestCorrections checks the counts and rejections of a request with corrections, and that a repeat
// of it under its Idempotency-Key gets the same counts.
func TestCorrections(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		trade := func(id, at string, block int) string {
			const address = "0x00000000000000000000000000000000000000a1"
			return fmt.Sprintf(`{"type":"trade","id":%q,"chain":"base","wallet":%q,"token":%q,"side":"buy","quantity":1,"price_usd":2,"traded_at":%q,"block":%d}`,
				id, address, address, at, block)
		}
		body := strings.Join([]string{
			trade("old", "2026-03-01T00:00:00Z", 1),
			trade("a", "2026-03-20T00:00:00Z", 2),
			trade("b", "2026-03-20T00:00:00Z", 3),
			`{"type":"retract","chain":"base","id":"old"}`,
			`{"type":"rewind","chain":"base","block":0}`,
			`{"type":"retract","chain":"base","id":7}`,
			`{"type":"retract","chain":"base","id":"a"}`,
			`{"type":"retract","chain":"base","id":"a"}`,
			trade("a", "2026-03-20T00:00:01Z", 4),
			trade("a", "2026-03-20T00:00:02Z", 4),
			`{"type":"rewind","chain":"base","block":2}`,
			`{"type":"rewind","chain":"base","block":2}`,
			`{"type":"rewind","chain":"solana","block":0}`,
		}, "\n")
		const bound = "2026-03-13T00:00:00Z, where corrections end: 7 days before the chain's newest trade"
		want := map[string]any{
			"accepted": 4.0, "duplicates": 1.0, "retracted": 3.0, "unknown": 3.0, "cursor": map[string]any{"base": 6.0, "solana": 0.0},
			"rejected": []any{
				map[string]any{"line": 4.0, "error": "the trade of 2026-03-01T00:00:00Z lies before " + bound},
				map[string]any{"line": 5.0, "error": "the trade \"old\" of 2026-03-01T00:00:00Z in block 1 lies before " + bound + "; no trade was taken back"},
				map[string]any{"line": 6.0, "error": "id must be a string, got a number"},
			},
		}
		for range 2 {
			status, got := a.post(t, body, map[string]string{"Idempotency-Key": "k"})
			if diff := cmp.Diff(want, got); status != 200 || diff != "" {
				t.Errorf("status %d, answer differs:\n%s", status, diff)
			}
		}
	})
}

// TestTradesOlderThanKept: a trade that is refused because it is older than what is kept is named
// by its line, with and without corrections in the request, and counted by its field.
func TestTradesOlderThanKept(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		kept := time.Date(2026, 3, 10, 0, 0, 0, 0, time.UTC)
		if err := db.MoveHorizon(t.Context(), smartmoney.Base, kept); err != nil {
			t.Fatal(err)
		}
		trade := func(id string, day int) string {
			const address = "0x00000000000000000000000000000000000000a1"
			return fmt.Sprintf(`{"type":"trade","id":%q,"chain":"base","wallet":%q,"token":%q,"side":"buy","quantity":1,"price_usd":2,"traded_at":"2026-03-%02dT00:00:00Z"}`,
				id, address, address, day)
		}
		lines := []string{trade("a", 11), "", trade("old", 9), trade("b", 12), `{"type":"wrong"}`, trade("older", 8)}
		refused := 0
		for name, more := range map[string]string{"trades only": "", "a correction": `{"type":"retract","chain":"base","id":"unknown"}`} {
			_, got := a.post(t, strings.Join(append(lines, more), "\n"), nil)
			var at []any
			rejected, _ := got["rejected"].([]any)
			for _, r := range rejected {
				at = append(at, r.(map[string]any)["line"])
			}
			if diff := cmp.Diff([]any{3.0, 5.0, 6.0}, at); diff != "" {
				t.Errorf("%s: lines that are refused (-want +got):\n%s", name, diff)
			}
			refused += 2
			testkit.WantMetrics(t, a.appender.Collectors(), fmt.Sprintf(`smartmoney_ingest_refused_total{reason="traded_at",source="request"} %d`, refused))
		}
	})
}
