package cli

import (
	"bytes"
	"crypto/rand"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/chats"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// runOn runs a command on a database and returns what it printed on stdout.
func runOn(t *testing.T, url string, args ...string) (string, error) {
	t.Helper()
	cmd := newRootCmd()
	var stdout, stderr bytes.Buffer
	cmd.SetOut(&stdout)
	cmd.SetErr(&stderr)
	cmd.SetArgs(append(args, "--database-url", url))
	err := cmd.ExecuteContext(t.Context())
	return stdout.String(), err
}

// want runs a command that must succeed and print texts.
func want(t *testing.T, url string, args []string, texts ...string) {
	t.Helper()
	out, err := runOn(t, url, args...)
	if err != nil {
		t.Errorf("%s: %v", strings.Join(args, " "), err)
	}
	for _, text := range texts {
		if !strings.Contains(out, text) {
			t.Errorf("%s printed %q, want %q in it", strings.Join(args, " "), out, text)
		}
	}
}

// wantError runs a command that must fail with an error that has a text.
func wantError(t *testing.T, url, text string, args ...string) {
	t.Helper()
	if _, err := runOn(t, url, args...); err == nil || !strings.Contains(err.Error(), text) {
		t.Errorf("%s: error %v, want %q in it", strings.Join(args, " "), err, text)
	}
}

// TestWebhookCommands tries the commands on webhooks beside that of a configuration: the doctor,
// too, looks at each.
func TestWebhookCommands(t *testing.T) {
	t.Setenv("SMARTMONEY_WEBHOOK_ALLOW_PRIVATE", "true")
	url := "sqlite:" + filepath.Join(t.TempDir(), "db")
	db := testkit.Open(t, sqldb.Options{URL: url})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	version := testkit.Customers(t, db, "desk", "gone")
	var status, received atomic.Int64
	status.Store(http.StatusNoContent)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		received.Add(1)
		if r.Header.Get("webhook-signature") == "" {
			t.Error("a sample without a signature")
		}
		w.WriteHeader(int(status.Load()))
	}))
	defer server.Close()
	secret, err := webhook.NewSecret(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	const closed = "http://127.0.0.1:1/with-a-secret"
	for id, hook := range map[smartmoney.WebhookID]struct{ customer, url string }{
		7: {"desk", server.URL + "/with-a-secret"}, 8: {"desk", closed}, 9: {"gone", closed},
	} {
		if made, err := db.CreateWebhook(t.Context(), hook.customer, outbox.NewWebhook{ID: id, URL: hook.url, Secret: secret}); err != nil || made == nil {
			t.Fatal(made, err)
		}
	}
	room := &chats.StandIn{Format: smartmoney.FormatTelegram}
	roomServer := httptest.NewServer(room)
	defer roomServer.Close()
	chat := outbox.NewWebhook{ID: 10, URL: roomServer.URL + room.Path(), Format: room.Format, Secret: secret}
	if made, err := db.CreateWebhook(t.Context(), "desk", chat); err != nil || made == nil {
		t.Fatal(made, err)
	}
	if err := db.SuspendCustomer(t.Context(), "gone"); err != nil {
		t.Fatal(err)
	}
	signal := testkit.Signal("sig_a", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
	testkit.Send(t, db, time.Now(), []*smartmoney.Signal{signal}, testkit.EntryOf("desk", version, signal, 0))

	want(t, url, []string{"webhook", "list"}, "desk      7 ", "desk      8 ", "gone      9 ", " telegram ")
	if out, err := runOn(t, url, "webhook", "list", "desk"); err != nil || strings.Contains(out, "gone") || strings.Contains(out, "with-a-secret") || strings.Contains(out, chats.Token) {
		t.Errorf("listed %q, error %v", out, err)
	}
	wantError(t, url, "customer not found", "webhook", "list", "nobody")
	want(t, url, []string{"webhook", "test", "desk", "--webhook", "7"}, "accepted: HTTP 204")
	want(t, url, []string{"webhook", "test", "desk", "--webhook", "10"}, "accepted: HTTP 200")
	if taken, problems := room.Taken(); problems != nil || len(taken) != 1 {
		t.Errorf("the chat has %+v, %v", taken, problems)
	}
	status.Store(http.StatusTeapot)
	wantError(t, url, "HTTP 418", "webhook", "test", "desk", "--webhook", "7")
	if n := received.Load(); n != 2 {
		t.Errorf("%d samples were received, want 2", n)
	}
	wantError(t, url, "webhook 8 of customer desk did not accept", "webhook", "test", "desk", "--webhook", "8")
	if _, err := runOn(t, url, "webhook", "test", "desk", "--webhook", "8"); err == nil || strings.Contains(err.Error(), "allow-private") {
		t.Errorf("where every address is allowed: %v, want nothing about the setting", err)
	}
	t.Setenv("SMARTMONEY_WEBHOOK_ALLOW_PRIVATE", "false")
	wantError(t, url, "must begin with https://; if 'smartmoney serve' runs with --webhook-allow-private, give it to this command, too, or set SMARTMONEY_WEBHOOK_ALLOW_PRIVATE=true for both",
		"webhook", "test", "desk", "--webhook", "7")
	status.Store(http.StatusNoContent)
	want(t, url, []string{"webhook", "test", "desk", "--webhook", "7", "--webhook-allow-private"}, "accepted: HTTP 204")
	t.Setenv("SMARTMONEY_WEBHOOK_ALLOW_PRIVATE", "true")
	wantError(t, url, "has no webhook 9", "webhook", "test", "desk", "--webhook", "9")
	wantError(t, url, "no webhook in its configuration", "webhook", "test", "desk")

	want(t, url, []string{"webhook", "redeliver", "desk", "sig_a", "--webhook", "8"}, "1 due")
	want(t, url, []string{"webhook", "redeliver", "desk", "--since", "0", "--webhook", "7"}, "1 due")
	wantError(t, url, "signal not found", "webhook", "redeliver", "desk", "sig_b", "--webhook", "8")
	wantError(t, url, "has no address", "webhook", "redeliver", "desk", "sig_a")
	wantError(t, url, "needs the customer's ID", "webhook", "redeliver", "desk")
	wantError(t, url, "since must be 0 or more", "webhook", "redeliver", "desk", "--since", "-1")

	out, _ := runOn(t, url, "doctor", "--addr", "127.0.0.1:0") // the disk of the test may be full
	if !strings.Contains(out, "warn  webhooks    webhook 8 of customer desk cannot be reached") || strings.Contains(out, "webhook 7 ") ||
		strings.Contains(out, "webhook 9 ") || strings.Contains(out, "with-a-secret") {
		t.Errorf("the doctor said %q", out)
	}
}

// A key of scope read can read, so the doctor misses none where it is the only one.
func TestDoctorCountsReadKeys(t *testing.T) {
	t.Parallel()
	url := "sqlite:" + filepath.Join(t.TempDir(), "db")
	db := testkit.Open(t, sqldb.Options{URL: url})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	testkit.Customers(t, db, "desk")
	for _, keys := range []string{
		"warn  keys        customers: 1; usable keys: 0 customer, 0 read, 0 ingest: nobody can read",
		"ok    keys        customers: 1; usable keys: 0 customer, 1 read, 0 ingest",
	} {
		// the disk of the test may be full
		out, _ := runOn(t, url, "doctor", "--addr", "127.0.0.1:0")
		if !strings.Contains(out, keys) || !strings.Contains(out, "ok    webhooks    none is enabled") {
			t.Errorf("the doctor said %q, want %q", out, keys)
		}
		want(t, url, []string{"key", "create", "--customer", "desk", "--scope", "read"}, "sms-")
	}
}

// The doctor's time is that of each question, so however many customers a distant database has,
// none is left out.
func TestDoctorOfManyCustomers(t *testing.T) {
	t.Parallel()
	const customers, timeout = 25, 2 * time.Second
	url, proxy := testkit.Proxied(t, testkit.MigratedPostgresURL(t))
	db := testkit.Open(t, sqldb.Options{URL: url})
	for i := range customers {
		id := fmt.Sprint("desk", i)
		if _, err := db.CreateCustomer(t.Context(), id, id); err != nil {
			t.Fatal(err)
		}
	}
	cfg := config.Default()
	var out bytes.Buffer
	d := &doctor{cfg: &cfg, out: &out, timeout: timeout}
	proxy.Delay(20 * time.Millisecond)
	began := time.Now()
	d.customers(t.Context(), app.NewStores(db.DB))
	if said := out.String(); d.failed > 0 || !strings.Contains(said, fmt.Sprintf("customers: %d;", customers)) || !strings.Contains(said, "ok    webhooks    none is enabled") {
		t.Errorf("the doctor said %q", said)
	}
	if took := time.Since(began); took < timeout {
		t.Errorf("all questions took %s, which one may take", took)
	}
}

// The doctor finds a PostgreSQL that takes no writes of the service, as a standby does not. A
// database whose default is read-only takes them, since the service's sessions do not follow it.
func TestDoctorFindsReadOnlyPostgres(t *testing.T) {
	t.Parallel()
	url := testkit.MigratedPostgresURL(t)
	db := testkit.Open(t, sqldb.Options{URL: url})
	var name string
	if err := db.Reader().QueryRowContext(t.Context(), "SELECT quote_ident(current_database())").Scan(&name); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Writer().ExecContext(t.Context(), "ALTER DATABASE "+name+" SET default_transaction_read_only = on"); err != nil {
		t.Fatal(err)
	}
	if out, _ := runOn(t, url, "doctor", "--addr", "127.0.0.1:0"); !strings.Contains(out, "ok    database ") {
		t.Errorf("the doctor said %q", out)
	}
	if _, err := testkit.Open(t, sqldb.Options{URL: url}).Writer().ExecContext(t.Context(), "UPDATE customers SET id = id"); err != nil {
		t.Errorf("a statement that writes: %v", err)
	}
	separator := "?"
	if strings.Contains(url, "?") {
		separator = "&"
	}
	out, err := runOn(t, url+separator+"default_transaction_read_only=on", "doctor", "--addr", "127.0.0.1:0")
	if err == nil || !strings.Contains(out, "fail  database ") || !strings.Contains(out, "takes no writes") {
		t.Errorf("the doctor said %q, error %v", out, err)
	}
}

// TestSinkCommands tries the commands on sinks.
func TestSinkCommands(t *testing.T) {
	t.Parallel()
	url := "sqlite:" + filepath.Join(t.TempDir(), "db")
	db := testkit.Open(t, sqldb.Options{URL: url})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	version := testkit.Customers(t, db, "desk", "other")
	if err := db.JoinSink(t.Context(), "bus", false); err != nil {
		t.Fatal(err)
	}
	signal := testkit.Signal("sig_a", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
	testkit.Send(t, db, time.Now(), []*smartmoney.Signal{signal}, testkit.EntryOf("desk", version, signal, 0))
	want(t, url, []string{"sink", "list"}, "bus   2          1    never", "-")
	want(t, url, []string{"sink", "list", "--json"}, `"lag": 1`)
	wantError(t, url, `there is no sink "other"`, "sink", "remove", "other")
	want(t, url, []string{"sink", "remove", "bus"}, "removed for 2 customers")
	want(t, url, []string{"sink", "list"}, "NAME")
}
