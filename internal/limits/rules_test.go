package limits_test

import (
	"os"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// The page for operators has the table of the rules, as it is.
func TestPageHasTheTable(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/tenants.md")
	if err != nil {
		t.Fatal(err)
	}
	rules := limits.Default()
	var want strings.Builder
	for i, row := range append([][]string{limits.Columns()}, rules.Table()...) {
		want.WriteString("| " + strings.Join(row, " | ") + " |\n")
		if i == 0 {
			want.WriteString(strings.Repeat("|---", len(row)) + "|\n")
		}
	}
	if !strings.Contains(string(page), want.String()) {
		t.Errorf("docs/tenants.md lacks this table:\n%s", &want)
	}
}

// The operator's settings show in the table.
func TestSettings(t *testing.T) {
	t.Parallel()
	rules := limits.Default()
	rules.SetStreams(3, 2, 7)
	rules[limits.Cost].Rate = 0.5
	for class, want := range map[limits.Class]string{
		limits.ProcessStreams: "open connections process 3 – – – – stream-max-connections",
		limits.KeyStreams:     "open connections key 2 – – – – stream-max-per-key",
		limits.Subscriptions:  "different subscriptions customer 7 – – – – stream-max-executions",
		limits.Replays:        "subscriptions that replay history customer 16 7 its request ends – – –",
		limits.Cost:           "cost of operations key – – – – 0.5 key-cost-per-second",
		limits.Changes:        "changes customer 2 64 10s – – –",
	} {
		if got := strings.Join(rules.Table()[class], " "); got != want {
			t.Errorf("class %d is %q, want %q", class, got, want)
		}
	}
}
