package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"go.yaml.in/yaml/v3"
)

// alertRule is a rule of deploy/alerts.yaml.
type alertRule struct {
	Alert  string
	Labels map[string]string
}

// readYAML decodes a file of the project.
func readYAML(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(text, into); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

func alertRules(t *testing.T) (all []alertRule) {
	t.Helper()
	var file struct {
		Groups []struct{ Rules []alertRule }
	}
	readYAML(t, "deploy/alerts.yaml", &file)
	for _, group := range file.Groups {
		all = append(all, group.Rules...)
	}
	if len(all) < 10 {
		t.Fatalf("deploy/alerts.yaml has %d rules", len(all))
	}
	return all
}

// TestAlertsGuide checks that docs/monitoring.md has each alert, with its severity, in the order of
// the file.
func TestAlertsGuide(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "monitoring.md"))
	if err != nil {
		t.Fatal(err)
	}
	var guide, want []string
	for _, row := range regexp.MustCompile("(?m)^\\| `(Smartmoney[A-Za-z]+)` \\| ([a-z]+) \\|").FindAllStringSubmatch(string(text), -1) {
		guide = append(guide, row[1]+" "+row[2])
	}
	for _, r := range alertRules(t) {
		want = append(want, r.Alert+" "+r.Labels["severity"])
	}
	if !slices.Equal(guide, want) {
		t.Errorf("docs/monitoring.md has %q, want %q", guide, want)
	}
}

// TestAlertsHaveTests checks that test/alerts/alerts.yaml, which promtool runs, has two tests for
// each alert: series on which it fires, and series on which it is silent at the same time.
func TestAlertsHaveTests(t *testing.T) {
	var file struct {
		Rules []string `yaml:"rule_files"`
		Tests []struct {
			Name    string
			Series  []any `yaml:"input_series"`
			Queries []struct {
				Expr    string
				At      string `yaml:"eval_time"`
				Samples []any  `yaml:"exp_samples"`
			} `yaml:"promql_expr_test"`
		}
	}
	readYAML(t, "test/alerts/alerts.yaml", &file)
	var have, want []string
	times := map[string]string{} // by query
	for _, test := range file.Tests {
		for _, q := range test.Queries {
			have = append(have, fmt.Sprintf("%s: %s %d", test.Name, q.Expr, min(len(q.Samples), 1)))
			if before, found := times[q.Expr]; found && before != q.At {
				t.Errorf("the test %q evaluates at %s, the one before at %s", test.Name, q.At, before)
			}
			times[q.Expr] = q.At
		}
		if len(test.Series) == 0 {
			t.Errorf("the test %q has no series", test.Name)
		}
	}
	for _, r := range alertRules(t) {
		firing := fmt.Sprintf("ALERTS{alertname=%q,alertstate=\"firing\"}", r.Alert)
		want = append(want, fmt.Sprintf("%s fires: %s 1", r.Alert, firing), fmt.Sprintf("%s is silent: %s 0", r.Alert, firing))
	}
	if !slices.Equal(have, want) {
		t.Errorf("test/alerts/alerts.yaml has the tests %q, want %q", have, want)
	}
	if !slices.Equal(file.Rules, []string{"../../deploy/alerts.yaml"}) {
		t.Errorf("test/alerts/alerts.yaml tests %q", file.Rules)
	}
}
