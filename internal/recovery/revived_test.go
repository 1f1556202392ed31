package recovery_test

import (
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestRestoreTellsWhatIsValidAgain checks that a restore names the keys and customers that were
// ended since the backup, and no others.
func TestRestoreTellsWhatIsValidAgain(t *testing.T) {
	dir := t.TempDir()
	path, file := filepath.Join(dir, "smartmoney.db"), filepath.Join(dir, "backup.db")
	db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	testkit.Customers(t, db, "before", "gone", "kept", "paused")
	write := func(statements ...string) {
		t.Helper()
		for _, statement := range statements {
			if _, err := db.Writer().Exec(statement); err != nil {
				t.Fatal(statement, err)
			}
		}
	}
	write("UPDATE customers SET suspended_at = created_at WHERE id = 'before'")
	testkit.Customers(t, db, "one", "two")
	for _, customer := range []string{"one", "two"} {
		testkit.Key(t, db, customer, smartmoney.ScopeIngest)
	}
	var first, owner string
	if err := db.Reader().QueryRow("SELECT id, customer_id FROM api_keys ORDER BY id").Scan(&first, &owner); err != nil {
		t.Fatal(err)
	}
	if _, err := recovery.Write(t.Context(), db.DB, file, false); err != nil {
		t.Fatal(err)
	}
	testkit.Customers(t, db, "later")
	write("UPDATE api_keys SET revoked_at = created_at WHERE id = '"+first+"'", "UPDATE customers SET suspended_at = created_at WHERE id = 'paused'",
		"UPDATE customers SET deleted_at = created_at WHERE id = 'gone'")
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true})
	if err != nil {
		t.Fatal(err)
	}
	want := []recovery.Revived{
		{Kind: "customer", ID: "gone", Was: "deleted"}, {Kind: "customer", ID: "paused", Was: "suspended"}, {Kind: "key", ID: first, Customer: owner, Was: "revoked"},
	}
	if diff := cmp.Diff(want, r.Revived); diff != "" || r.Unknown != nil {
		t.Errorf("valid again, %v (-want +got):\n%s", r.Unknown, diff)
	}
	if again, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true}); err != nil || len(again.Revived) > 0 || again.Unknown != nil {
		t.Errorf("of the same backup once more: %+v, error %v", again, err)
	}
	other, err := recovery.Restore(t.Context(), file, filepath.Join(dir, "other.db"), recovery.Options{})
	if err != nil || len(other.Revived) > 0 || other.Replaced != "" {
		t.Errorf("beside no former database: %+v, error %v", other, err)
	}
}
