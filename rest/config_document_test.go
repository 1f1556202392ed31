package rest_test

import (
	"math"
	"slices"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
)

// TestDocumentedBounds checks the bounds of an update's fields in the OpenAPI document against
// those of the service.
func TestDocumentedBounds(t *testing.T) {
	t.Parallel()
	d, err := openapitest.Service()
	if err != nil {
		t.Fatal(err)
	}
	fields := d.API.Components.Schemas["ConfigUpdate"].Value.Properties
	numbers := new(smartmoney.ConfigUpdate).Numbers()
	for _, n := range numbers {
		field := fields[n.Field]
		if field == nil {
			t.Errorf("%s is not in the document", n.Field)
			continue
		}
		largest := math.MaxFloat64
		if field.Value.Max != nil {
			largest = *field.Value.Max
		}
		if field.Value.Min == nil || *field.Value.Min != n.Least || largest != n.Most || field.Value.Type.Is("integer") != (n.Whole != nil) {
			t.Errorf("%s is documented as %v of %v to %v, is %v to %v", n.Field, field.Value.Type, field.Value.Min, largest, n.Least, n.Most)
		}
	}
	others := []string{"display_name", "chains", "signal_types", "per_type_limits", "priority_filter", "webhook_url"}
	if got := len(fields); got != len(numbers)+len(others) {
		t.Errorf("the document has %d fields of an update, want %d", got, len(numbers)+len(others))
	}
	for _, name := range others {
		if fields[name] == nil {
			t.Errorf("%s is not in the document", name)
		}
	}
	if most := fields["webhook_url"].Value.MaxLength; most == nil || *most != smartmoney.MaxWebhookURL {
		t.Errorf("webhook_url is documented with up to %v characters", most)
	}
	if most := fields["display_name"].Value.MaxLength; most == nil || *most != smartmoney.MaxDisplayName {
		t.Errorf("display_name is documented with up to %v characters", most)
	}
	limits := fields["per_type_limits"].Value.Properties
	for _, of := range smartmoney.NotificationTypes() {
		limit := limits[string(of)]
		if limit == nil || limit.Value.Max == nil || *limit.Value.Max != smartmoney.MaxTypeLimit {
			t.Errorf("the limit of %s is documented as %+v", of, limit)
		}
	}
	var filters []any
	for _, f := range smartmoney.PriorityFilters() {
		filters = append(filters, string(f))
	}
	if got := fields["priority_filter"].Value.Enum; !slices.Equal(got, filters) {
		t.Errorf("priority_filter is documented as one of %v", got)
	}
}
