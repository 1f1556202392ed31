package engine_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// The rules of the state are read until they are the present ones, which are remembered.
func TestRulesOf(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		read, renewed := engine.RulesOf(db), testkit.Noon
		for _, step := range []struct {
			meta  string
			rules int
			since time.Time
		}{
			{"{}", 1, time.Time{}},
			{`{"rules": 1}`, 1, time.Time{}},
			{fmt.Sprintf(`{"rules": %d, "rules_since": %d}`, smartmoney.RulesVersion, renewed.UnixMicro()), smartmoney.RulesVersion, renewed},
			{"damaged, and not read", smartmoney.RulesVersion, renewed},
		} {
			if _, err := db.Writer().ExecContext(t.Context(), "UPDATE engine_state SET position = 1, meta = $1 WHERE chain = 0", []byte(step.meta)); err != nil {
				t.Fatal(err)
			}
			if rules, since, err := read(t.Context()); rules != step.rules || !since.Equal(step.since) || err != nil {
				t.Errorf("with %s: rules %d since %v, %v; want %d since %v", step.meta, rules, since, err, step.rules, step.since)
			}
		}
	})
}
