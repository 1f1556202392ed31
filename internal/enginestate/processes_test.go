package enginestate_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Processes that are open are listed with their roles, and the one that holds the lease as the
// leader.
func TestProcesses(t *testing.T) {
	t.Parallel()
	at := testkit.MigratedPostgresURL(t)
	one := testkit.Open(t, sqldb.Options{URL: at, Name: enginestate.ProcessName("all", 7, "host-a")})
	two := testkit.Open(t, sqldb.Options{URL: at, Name: enginestate.ProcessName("api", 8, "host-b")})
	testkit.Open(t, sqldb.Options{URL: at + "&application_name=other"})
	held := lead(t, two)
	for _, db := range []*testkit.DB{one, two} {
		got, err := db.Processes(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		want := []enginestate.Process{{Name: "7@host-a", Role: "all"}, {Name: "8@host-b", Role: "api", Leader: true}}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("processes (-want +got):\n%s", diff)
		}
	}
	if err := held.Release(t.Context()); err != nil {
		t.Fatal(err)
	}
	unnamed := testkit.Open(t, sqldb.Options{URL: at + "&application_name=other"})
	held = lead(t, unnamed)
	got, err := one.Processes(t.Context())
	if err != nil || len(got) != 3 || got[0] != (enginestate.Process{Name: "other", Leader: true}) {
		t.Errorf("processes = %+v, %v, want the leader under its other name", got, err)
	}
	if err := held.Release(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got, err := testkit.SQLite(t).Processes(t.Context()); err != nil || got != nil {
		t.Errorf("SQLite: %v, %v", got, err)
	}
}

func TestProcessName(t *testing.T) {
	t.Parallel()
	if got := enginestate.ProcessName("sources", 4321, "wört"); got != "smartmoney/sources 4321@w?rt" {
		t.Errorf("name = %q", got)
	}
	if got := enginestate.ProcessName("all", 1, strings.Repeat("h", 100)); len(got) != 63 {
		t.Errorf("%d bytes, want 63", len(got))
	}
}
