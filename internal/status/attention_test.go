package status_test

import (
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Attention names what is wrong, the worst first, and says how rough an estimate is.
func TestAttention(t *testing.T) {
	t.Parallel()
	disk := func(free, total float64) *status.Database {
		return &status.Database{FreeBytes: &free, DiskBytes: &total}
	}
	filling := disk(50e9, 100e9)
	filling.DaysUntilFull, filling.MeasuredSeconds = new(3.0), 780
	for name, c := range map[string]struct {
		now  status.Service
		want string // the beginnings of the lines, separated by |
	}{
		"nothing":    {status.Service{Database: disk(50e9, 100e9)}, ""},
		"PostgreSQL": {status.Service{Database: &status.Database{}}, ""},
		"no room":    {status.Service{Database: disk(0, 24e6)}, "error The disk is full"},
		"no room in PostgreSQL": {
			status.Service{Database: &status.Database{}, Unwritable: "the database's disk is full", Deliveries: status.Deliveries{Overdue: 90}},
			"error The database's disk is full: nothing can be stored.|error The oldest delivery",
		},
		"no room, and a write that failed": {status.Service{Database: disk(0, 24e6), Unwritable: "the database's disk is full"}, "error The disk is full"},
		"little room, and no writes": {
			status.Service{Database: disk(9e8, 2e9), Unwritable: "the database takes no writes"},
			"error The database takes no writes: nothing can be stored.|warning 900 MB",
		},
		"less than 1G": {status.Service{Database: disk(9e8, 2e9)}, "warning 900 MB is free on the disk"},
		"a small part": {status.Service{Database: disk(4e9, 100e9)}, "warning 4 GB is free, 4.0 % of the disk"},
		"growing": {
			status.Service{Database: filling},
			"warning At its present growth the database fills the disk in 3 d, a rough estimate from 13 min.",
		},
		"a source that cannot connect": {
			status.Service{Sources: []status.Source{
				{Name: "base", Failing: true, LastError: "connection refused"}, {Name: "old", LastError: "long ago"},
			}},
			"error Source base: connection refused.",
		},
		"all at once, the disk first": {
			status.Service{
				Database:   disk(10, 24e6),
				Sources:    []status.Source{{Name: "base", Failing: true, Problem: "silent", LastError: "refused"}},
				Chains:     []status.Chain{{Chain: smartmoney.Base, Reason: new("5 events wait")}},
				Processes:  []status.Process{{Name: "1@a"}},
				Deliveries: status.Deliveries{Overdue: 90, Disabled: 2},
			},
			"error The disk is full|error Source base: silent: refused.|error base: 5 events wait.|error No process leads|" +
				"error The oldest delivery to a webhook has been due for 2 min.|warning 2 webhooks",
		},
	} {
		var got []string
		for _, a := range c.now.Attention() {
			got = append(got, a.Level+" "+a.Text)
		}
		want := strings.Split(c.want, "|")
		if c.want == "" {
			want = nil
		}
		if len(got) != len(want) {
			t.Errorf("%s: %q, want %q", name, got, want)
			continue
		}
		for i := range got {
			if !strings.HasPrefix(got[i], want[i]) {
				t.Errorf("%s: %q, want %q", name, got[i], want[i])
			}
		}
	}
}

func TestState(t *testing.T) {
	t.Parallel()
	for want, c := range map[string]status.Chain{
		"behind": {NoSource: true}, "no source": {Healthy: true, NoSource: true}, "no trade yet": {Healthy: true},
	} {
		if got := c.State(); got != want {
			t.Errorf("%+v is %q, want %q", c, got, want)
		}
	}
}
