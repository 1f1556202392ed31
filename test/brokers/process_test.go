package brokers

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/broker"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// databaseVariable has the URL of the database in the environment of a process that reads sources.
const databaseVariable = "SMARTMONEY_TEST_BROKERS_DATABASE"

func TestMain(m *testing.M) {
	if url := os.Getenv(databaseVariable); url != "" {
		if err := readSources(url); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func kinds() source.Kinds { return source.NewKinds(broker.Kinds()...) }

// readSources reads the sources of a database as the service does, until the process is killed.
func readSources(url string) error {
	ctx, log := context.Background(), slog.New(slog.NewTextHandler(os.Stderr, nil))
	db, err := testkit.OpenDB(ctx, sqldb.Options{URL: url})
	if err != nil {
		return err
	}
	appender := ingest.NewAppender(db, func(*eventlog.Appended) {}, time.Now, log)
	if err := appender.Start(ctx); err != nil {
		return err
	}
	runner := source.NewRunner(source.Options{
		Store: db.Connections, Append: appender.AppendBatch, Kinds: kinds(), Owner: uuid.NewString(), Log: log, Now: time.Now,
		HTTP: &http.Client{}, Quotes: importer.DefaultSettings(), Tick: 100 * time.Millisecond, Lease: 2 * time.Second,
	})
	if err := runner.Start(ctx); err != nil {
		return err
	}
	select {}
}

// process is a process that reads the sources of a database.
type process struct {
	t   *testing.T
	url string
	cmd *exec.Cmd
}

// startProcess starts one. It is killed when the test ends.
func startProcess(t *testing.T, url string) *process {
	t.Helper()
	p := &process{t: t, url: url}
	p.start()
	t.Cleanup(p.kill)
	return p
}

func (p *process) start() {
	p.t.Helper()
	p.cmd = exec.Command(os.Args[0])
	p.cmd.Env = append(os.Environ(), databaseVariable+"="+p.url)
	if testing.Verbose() {
		p.cmd.Stderr = os.Stderr
	}
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
}

// kill ends the process without a warning.
func (p *process) kill() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
}

// add adds a source.
func add(t *testing.T, db *testkit.DB, kind string, settings map[string]any) {
	t.Helper()
	text, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	d, err := kinds().Check(source.Definition{Name: "orders", Kind: kind, Settings: text, Origin: source.FromCommand})
	if err == nil {
		err = db.AddSource(t.Context(), d)
	}
	if err != nil {
		t.Fatal(err)
	}
}
