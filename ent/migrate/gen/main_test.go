package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// copyMigrations copies the migrations of both dialects into a new directory.
func copyMigrations(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for _, dialect := range []string{"sqlite", "postgres"} {
		if err := os.CopyFS(filepath.Join(root, dialect), os.DirFS(filepath.Join("..", dialect))); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func contents(t *testing.T, root string) map[string]string {
	t.Helper()
	all := map[string]string{}
	names, err := filepath.Glob(filepath.Join(root, "*", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[strings.TrimPrefix(name, root)] = string(text)
	}
	return all
}

// The migrations say what ent/schema says, and tables that ent does not know stay.
func TestNoDrift(t *testing.T) {
	root := copyMigrations(t)
	before := contents(t, root)
	if len(before) < 6 {
		t.Fatalf("only %d files were copied", len(before))
	}
	if err := run(context.Background(), root, "drift", false); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(before, contents(t, root)); diff != "" {
		t.Errorf("ent/schema says more than the migrations: run `go run ./ent/migrate/gen -name …` (-before +after):\n%s", diff)
	}
}

func TestWritesWhatLacks(t *testing.T) {
	root := copyMigrations(t)
	for _, dialect := range []string{"sqlite", "postgres"} {
		for _, name := range []string{"*_entities.sql", "*_carry_over.sql", "*_retractions.sql",
			"*_webhooks_of_a_customer.sql", "*_signal_times.sql", "*_trades_of_notifications.sql", "*_sinks_in_the_outbox.sql", "*_webhook_formats.sql"} {
			names, err := filepath.Glob(filepath.Join(root, dialect, name))
			if err != nil || len(names) != 1 {
				t.Fatalf("%v, %v", names, err)
			}
			if err := os.Remove(names[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	ctx := context.Background()
	if err := run(ctx, root, "again", false); err == nil {
		t.Error("a directory that does not agree with its atlas.sum was taken")
	}
	if err := run(ctx, root, "", true); err != nil {
		t.Fatal(err)
	}
	if err := run(ctx, root, "again", false); err != nil {
		t.Fatal(err)
	}
	for _, dialect := range []string{"sqlite", "postgres"} {
		names, err := filepath.Glob(filepath.Join(root, dialect, "*_again.sql"))
		if err != nil || len(names) != 1 {
			t.Fatalf("%s: %v, %v; want one new file", dialect, names, err)
		}
		text, err := os.ReadFile(names[0])
		if err != nil {
			t.Fatal(err)
		}
		if s := string(text); !strings.Contains(s, "webhook_endpoints") || strings.Contains(s, "DROP TABLE") || strings.Contains(s, "former_") {
			t.Errorf("%s:\n%s", names[0], s)
		}
	}
}
