package graph

import (
	"strings"
	"testing"
)

// The state of the service and its settings are for operators only; a process that has none says so.
func TestServiceStatusIsForOperators(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for _, query := range []string{
		`{ serviceStatus { version chains { chain eventsPerSecond } processes { name leader } database { bytes } } }`, `{ settings { name value origin } }`,
	} {
		if got, _ := decode(t, f.post(query, nil)); len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "FORBIDDEN" {
			t.Errorf("a customer's key: %s: %v", query, got)
		}
		got := f.asOperator(t, query)
		if len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "UNAVAILABLE" || !strings.HasSuffix(got.Errors[0].Message, "are unavailable") {
			t.Errorf("an operator's key: %s: %v", query, got)
		}
	}
}
