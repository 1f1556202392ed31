package ingest_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Without the secret of a source nobody learns whether there is one of a name: not if it runs, is
// paused, or is of another kind.
func TestStrangersLearnNoSources(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		kinds, log := source.NewKinds(helius.Kind{}), slog.New(slog.DiscardHandler)
		add := func(name string) {
			t.Helper()
			d, err := kinds.Check(source.Definition{Name: name, Kind: "helius", Settings: []byte(`{"secret": "a secret of sixteen"}`), Origin: source.FromCommand})
			if err == nil {
				err = db.AddSource(t.Context(), d)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		h := newPushHandler(source.NewPushes(source.Options{Store: db.Connections, Kinds: kinds, Log: log, Now: time.Now, Quotes: importer.DefaultSettings()}))
		status, want := push(h, "no secret", "[]") // to a source sol, which there is not
		if status != 401 {
			t.Fatalf("a source that is not there: %d %s", status, want)
		}
		same := func(what string) {
			t.Helper()
			for _, secret := range []string{"no secret", ""} {
				if status, body := push(h, secret, "[]"); status != 401 || body != want {
					t.Errorf("%s: %d %s, want 401 %s", what, status, body, want)
				}
			}
		}
		add("sol")
		same("a source that runs")
		if err := db.PauseSource(t.Context(), "sol", true); err != nil {
			t.Fatal(err)
		}
		same("a paused source")
		if status, body := push(h, "a secret of sixteen", "[]"); status != 503 {
			t.Errorf("a paused source, asked with its secret: %d %s", status, body)
		}
		if _, err := db.Writer().Exec("UPDATE sources SET kind = 'evm', paused = (1 = 0)"); err != nil {
			t.Fatal(err)
		}
		same("a source of another kind")
	})
}
