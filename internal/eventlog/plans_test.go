package eventlog_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// plan returns SQLite's plan of a statement, a line for each step, indented by its depth.
func plan(t *testing.T, db *testkit.DB, statement string) (steps []string) {
	t.Helper()
	last := 0
	for _, m := range regexp.MustCompile(`[$?]([1-9])`).FindAllStringSubmatch(statement, -1) {
		last = max(last, int(m[1][0]-'0'))
	}
	args := make([]any, last)
	for i := range args {
		args[i] = "[]"
	}
	rows, err := db.Reader().Query("EXPLAIN QUERY PLAN "+statement, args...)
	if err != nil {
		t.Fatal(statement, err)
	}
	defer rows.Close()
	depth := map[int]int{}
	for rows.Next() {
		var id, parent, unused int
		var step string
		if err := rows.Scan(&id, &parent, &unused, &step); err != nil {
			t.Fatal(err)
		}
		depth[id] = depth[parent] + 1
		steps = append(steps, strings.Repeat("  ", depth[parent])+step)
	}
	if err := rows.Err(); err != nil || len(steps) == 0 {
		t.Fatalf("%s: no plan, error %v", statement, err)
	}
	return steps
}

// TestPlansOfLists: in each statement that reads a list of JSON on SQLite the list is parsed once,
// as the outermost loop or for a set that is made once, and tables are searched by an index for
// each of its elements.
func TestPlansOfLists(t *testing.T) {
	db := testkit.SQLite(t)
	statements := eventlog.ListStatements(db.Log)
	for _, table := range []struct{ name, column, first string }{
		{"notification_logs", "customer_id", ""},
		{"signals", "id", ""},
		{"signal_contexts", "id", ""},
		{"signal_contexts", "token", "chain = $1 AND "},
		{"notifications", "signal_id", ""},
		{"webhook_attempts", "delivery_id", ""},
		{"wallet_days", "wallet", "chain = $1 AND "},
		{"corrected_closings", "wallet", "chain = $1 AND "},
		{"idempotency_records", "key", ""},
		{"token_bases", "token", "chain = $1 AND "},
		{"evm_pools", "id", "chain_id = $1 AND "},
		{"evm_tokens", "address", "chain_id = $1 AND "},
	} {
		condition, _ := db.Among(table.column, []string{"", "a"}, 2)
		statements["some of "+table.name+" by "+table.column] = "SELECT * FROM " + table.name + " WHERE " + table.first + condition
	}
	for what, statement := range statements {
		steps := plan(t, db, statement)
		for i, step := range steps {
			words := strings.Fields(step)
			list := strings.Contains(step, "VIRTUAL TABLE")
			set := i > 0 && strings.Contains(steps[i-1], "LIST SUBQUERY") && !strings.Contains(steps[i-1], "CORRELATED")
			if words[0] == "SCAN" && !list || list && i > 0 && !set {
				t.Errorf("%s: %q is a loop in another:\n%s\n%s", what, step, strings.Join(steps, "\n"), statement)
			}
		}
	}
}

// TestEveryListHasAPlan: whoever reads a list of JSON in another place adds the statement to
// TestPlansOfLists, and then here.
func TestEveryListHasAPlan(t *testing.T) {
	lists := []string{"json_each(", ".Among(", ".AmongNumbers(", "sqldb.AmongAll(", "sqldb.AmongValues(", ".amongNumbers("}
	got := map[string]int{}
	root := filepath.Join("..", "..")
	for _, dir := range []string{"internal", "cmd"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			for _, list := range lists {
				if n := strings.Count(string(text), list); n > 0 {
					name, _ := filepath.Rel(root, path)
					got[filepath.ToSlash(name)] += n
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	want := map[string]int{
		"internal/eventlog/append.go":       1,
		"internal/eventlog/blocks.go":       4,
		"internal/eventlog/corrections.go":  1,
		"internal/eventlog/drop.go":         1,
		"internal/eventlog/horizon.go":      1,
		"internal/eventlog/ids.go":          2,
		"internal/eventlog/live.go":         1,
		"internal/eventlog/rewind.go":       2,
		"internal/eventlog/tokenbases.go":   1,
		"internal/history/performance.go":   2,
		"internal/notifications/follow.go":  1,
		"internal/notifications/logs.go":    1,
		"internal/notifications/retract.go": 2,
		"internal/notifications/sent.go":    1,
		"internal/notifications/signals.go": 1,
		"internal/notifications/sought.go":  1,
		"internal/notifications/write.go":   3,
		"internal/source/evm/block.go":      1,
		"internal/source/connections.go":    1,
		"internal/sqldb/bulk.go":            1,
		"internal/outbox/deliveredat.go":    1,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("statements with lists by file (-want +got):\n%s", diff)
	}
}
