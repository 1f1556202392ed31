package rank_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

var update = flag.Bool("update", false, "write the expected leaderboards of the project's own vectors anew, from the reference")

// byHand are the sets whose leaderboard is Base's without least tokens and closed
// positions, so that each wallet can show one rule.
var byHand = map[string]bool{"average-cost": true}

// own are the sets whose leaderboards the reference made.
var own = map[string]bool{"addresses": true, "average-cost": true, "ranking": true, "resolution": true, "signals": true}

// TestReferenceMadeTheVectors holds the project's own vectors to the reference,
// which made them; TestVectors holds the ledger and the ranking to the same.
func TestReferenceMadeTheVectors(t *testing.T) {
	const dir = "../testkit/vectors/testdata"
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if !own[entry.Name()] {
			continue // recorded from another implementation
		}
		t.Run(entry.Name(), func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join(dir, entry.Name(), "events.ndjson"))
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(dir, entry.Name(), "expected.json")
			got, err := json.MarshalIndent(withNotifications(t, path, expected(t, entry.Name(), text)), "", " ")
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				if err := os.WriteFile(path, append(got, '\n'), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if string(want) != string(got)+"\n" {
				t.Errorf("the reference gives other leaderboards than %s; run with -update and read the difference", path)
			}
		})
	}
}

// withNotifications adds what a set's file says of notifications, which the reference
// knows nothing of.
func withNotifications(t *testing.T, path string, leaderboards map[string]any) map[string]any {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Notifications json.RawMessage }
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	if file.Notifications != nil {
		leaderboards["notifications"] = file.Notifications
	}
	return leaderboards
}

// least is a filter without least buy volume, as the own sets have it.
func least(f smartmoney.Filter) smartmoney.Filter {
	f.MinBuyVol = 0
	return f
}

func expected(t *testing.T, name string, ndjson []byte) map[string]any {
	leaderboards := map[smartmoney.Chain][]vectors.Row{}
	for chain, events := range vectors.Decode(t, ndjson, time.Now) {
		ref := newReference(chain)
		ref.limit = 1
		for i := range events {
			ref.apply(&events[i])
		}
		if byHand[name] {
			return map[string]any{"leaderboard_min_tokens_0_min_closed_0": ref.leaderboard(smartmoney.ByTraderScore, smartmoney.Filter{MinTrades: 1, MaxBuyVol: smartmoney.DefaultMaxBuyVol})}
		}
		leaderboards[chain] = ref.leaderboard(smartmoney.ByTraderScore, least(smartmoney.DefaultFilter(chain)))
	}
	return map[string]any{"leaderboards": leaderboards}
}
