package e2e

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Why commands of documents are not run here. Those of smartmoney are given to its parser of the
// command line all the same.
const (
	serves      = "it serves until it is stopped, as the other tests of this package do"
	named       = "it only names the command"
	postgres    = "needs a PostgreSQL server by that name; TestRestore, and TestBaseBackup of test/faults, do what the page says"
	taste       = "needs the trades of wallets with tastes that model.txtar of internal/cli has, which runs it"
	builds      = "builds or tests the project; its names are checked"
	archives    = "needs a directory that events were archived in; the tests of internal/retention verify and import some, archive.txtar of internal/cli verifies an empty one"
	walkThrough = "TestPlatformWalkThrough runs the page as a whole"
	example     = "TestExamples runs the program"
	chatStart   = "TestChatStart runs the block as a whole"
)

// notRun has the commands that TestDocsCommands does not run, by how they begin, with the reason.
var notRun = map[string]string{
	"./bin/smartmoney serve &":                       serves,
	"smartmoney serve --database-url postgres://":    serves,
	"smartmoney serve --embedding-url":               serves,
	"smartmoney serve --max-signal-age 0 …":          serves,
	"smartmoney serve --role sources":                serves,
	"smartmoney serve\n":                             named,
	"smartmoney archive verify DIR":                  archives,
	"smartmoney backtest\n":                          named,
	"smartmoney ingest\n":                            named,
	"smartmoney ingest --wait\n":                     named,
	"smartmoney ingest DIR/base/":                    archives,
	"smartmoney source add\n":                        named,
	"smartmoney sink remove ":                        "the service has no sink; TestSinkCommands runs it",
	"smartmoney restored --database-url postgres://": postgres,
	"createdb ":                             postgres,
	"pg_basebackup ":                        postgres,
	"pg_dump ":                              postgres,
	"pg_restore ":                           postgres,
	"cp -a /backups/":                       postgres,
	`echo "restore_command`:                 postgres,
	`touch "$PGDATA`:                        postgres,
	"smartmoney model eval":                 taste,
	"smartmoney model train":                taste,
	"smartmoney model show":                 taste,
	"make ":                                 builds,
	"FAULTS=long make test-faults":          builds,
	"scripts/":                              builds,
	"go -C bench ":                          builds,
	"go -C test/manifests ":                 builds,
	"docker ":                               "needs Docker and the images of its registry",
	"git clone ":                            "the repository has no address yet",
	"go tool pprof ":                        "takes a profile of ten seconds; TestMetrics asks the address",
	"./curl/":                               example,
	"cd go\n":                               example,
	"cd node ":                              example,
	"cd react ":                             "TestPages builds and shows the page",
	"go run . ":                             example,
	"WEBHOOK_SECRET=":                       example,
	"ID=$(post ":                            chatStart,
	"post '{\"query\": \"mutation($id: ID)": chatStart,
}

// TestDocsCommands runs the commands that documents show: requests to a service with trades and
// signals, and commands of smartmoney, each with a restored backup of that service's database. It
// fails for one that fails, that says "errors", or that it neither runs nor lists with a reason.
func TestDocsCommands(t *testing.T) {
	t.Parallel()
	d := newDocSite(t)
	used := map[string]bool{}
	for _, s := range everythingShown(t) {
		if s.kind != shownCommand || s.page == "docs/studio.md" && !strings.HasPrefix(s.text, "smartmoney ") {
			continue // TestPlatformWalkThrough runs that page's walk as a whole
		}
		listed := ""
		for prefix := range notRun {
			if strings.HasPrefix(s.text+"\n", prefix) {
				listed, used[prefix] = prefix, true
			}
		}
		t.Run(s.page+" "+s.text[:min(len(s.text), 60)], func(t *testing.T) {
			t.Parallel()
			if listed != "" {
				d.parses(t, s.text)
			} else {
				d.runs(t, s.text)
			}
		})
	}
	for prefix := range notRun {
		if !used[prefix] {
			t.Errorf("no document shows %q: take it out of notRun", prefix)
		}
	}
}

// docSite is a service with trades, customers and webhooks, and the values of the names in
// documents.
type docSite struct {
	*bazaar
	program  string   // smartmoney
	env      []string // of commands
	backup   string   // of the service's database
	standIns []standIn
	wallet   string // one with trades
}

// standIn replaces a name in a document, such as CUSTOMER, with a value.
type standIn struct {
	name  *regexp.Regexp
	value string
}

func newDocSite(t *testing.T) *docSite {
	t.Helper()
	s := onSQLite(t)
	d := &docSite{program: binary, bazaar: openBazaar(t, s, "--webhook-allow-private"), backup: filepath.Join(t.TempDir(), "backup.db"), wallet: testkit.Wallet(smartmoney.Base, 1)}
	hook := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	t.Cleanup(hook.Close)
	other := s.customer("acme")
	c := newClient(t, d.url, d.key)
	var made struct {
		Data struct {
			UpdateConfig  struct{ WebhookSecret string }
			CreateWebhook struct{ Webhook struct{ ID string } }
		}
	}
	body := c.query(`mutation($url: String!) { updateConfig(input: {webhookUrl: $url}) { webhookSecret } createWebhook(input: {url: $url}) { webhook { id } } }`, map[string]any{"url": hook.URL})
	if err := json.Unmarshal([]byte(body), &made); err != nil || made.Data.CreateWebhook.Webhook.ID == "" {
		t.Fatalf("no webhook: %s", body)
	}
	id, err := base64.RawURLEncoding.DecodeString(made.Data.CreateWebhook.Webhook.ID)
	if err != nil {
		t.Fatal(err)
	}
	number := string(id[bytes.LastIndexByte(id, ':')+1:])
	var signal string
	testkit.EventuallyWithin(t, timeout, "there is a signal", func() bool {
		page := c.poll(beginning, 1)
		if len(page) == 1 {
			signal = page[0].SignalID
		}
		return signal != ""
	})
	s.must("backup", d.backup)
	address := strings.TrimPrefix(d.url, "http://")
	for _, pair := range [][2]string{
		{`(127\.0\.0\.1|localhost):808[0-2]`, address},
		{`wss://…`, "wss://127.0.0.1:9"},
		{`https://…`, "https://127.0.0.1:9"},
		{`postgres://…`, "postgres://user@host/smartmoney"},
		{`0x…`, d.wallet},
		{`(\s)SIGNAL_ID\b`, "${1}" + signal},
		{`\[CUSTOMER\]`, "reader"},
		{`\bCUSTOMER\b`, "reader"},
		{`(\s)ID\b`, "${1}acme"},
		{`\bNUMBER\b`, number},
		{`rotate KEY`, `rotate "$$KEY"`},
		{`--streams N\b`, "--streams 5"},
		{`\[--ready\]`, "--ready"},
		{`(--format) (NAME|…)`, "$1 events"},
		{`FILE…`, "events.ndjson"},
		{`(ingest .*) FILE\b`, "$1 events.ndjson"},
		{`(source (?:pause|retry)) NAME`, "$1 base"},
		{`\bDIR\b`, "archive"},
		{` (&|…)$`, ""},
		{`(customer delete \S+)`, "$1 --yes"},
		{`backup FILE`, "backup new.db"},
		{`restore FILE`, `restore --force "$$BACKUP"`},
		{`--data-dir /var/lib/smartmoney `, ""},
		{`(backup) /backups/`, "$1 "},
		{`(restore --force) /backups/\S+`, `$1 "$$BACKUP"`},
	} {
		d.standIns = append(d.standIns, standIn{regexp.MustCompile(pair[0]), pair[1]})
	}
	// Midnights are kept after what the trades make of the wallets is committed.
	testkit.Eventually(t, "the leaderboard of a midnight is kept", func() bool {
		got, err := c.try(http.MethodGet, "/v3/alpha/leaderboard?chain=base&as_of=2026-11-01", nil)
		return err == nil && got.status == http.StatusOK
	})
	d.env = []string{
		"KEY=" + d.key, "OTHER_KEY=" + other, "TOKEN=" + d.key, "OPERATOR=" + s.must("key", "create", "--scope", "operator"), "SMARTMONEY_KEY=" + s.key("ingest"),
		"URL=" + d.url, "SMARTMONEY_URL=" + d.url, "SMARTMONEY_ADDR=" + address, "SIGNAL_ID=" + signal, "BACKUP=" + d.backup,
		"RPC_URL=https://127.0.0.1:9", "EMBEDDING_KEY=none", "SMARTMONEY_WEBHOOK_ALLOW_PRIVATE=true",
	}
	return d
}

// before has commands that must run first, by the beginning of the command that needs them.
var before = map[string]string{
	"smartmoney customer documents desk": createCustomer,
	"smartmoney customer tokens desk":    "smartmoney customer create Desk --id desk",
	"smartmoney source rejects base":     addBase, "smartmoney source pause": addBase, "smartmoney source retry": addBase,
	"curl -s -X PUT ":                       "KEY=$OTHER_KEY # what streams wait for goes on\n",
	"export SMARTMONEY_KEY=":                createCustomer,
	"KEY=":                                  createCustomer,
	"smartmoney key create --customer desk": createCustomer,
	"smartmoney customer tokens ID\n":       "smartmoney customer tokens acme --issuer acme --secret-file secret.txt",
}

const (
	addBase        = "smartmoney source add base --rpc wss://127.0.0.1:9"
	createCustomer = "smartmoney customer create Desk --id desk"
)

// filled returns a command of a document with values in place of names.
func (d *docSite) filled(text string) string {
	for _, p := range d.standIns {
		text = p.name.ReplaceAllString(text, p.value)
	}
	return text
}

// shell prepares a script in a directory of its own, with the files that documents name and a
// restored backup of the service's database.
func (d *docSite) shell(t *testing.T, script string) *exec.Cmd {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"bin", "archive"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for link, target := range map[string]string{
		"bin/smartmoney": d.program, "examples": tree(t, "examples"), "config.json": tree(t, "examples/config/backtest.json"),
		"events.ndjson": tree(t, "examples/data/events.ndjson"), "ethereum-2022-04-20.csv": tree(t, "examples/data/dune-dex-trades.csv"),
	} {
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{
		"secret.txt": strings.Repeat("secret", 6), ".curlrc": "fail-with-body\nshow-error\n", "persisted-documents.json": `{"chains": "{ chains { chain } }"}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s := &site{t: t, dir: dir, database: "sqlite:" + filepath.Join(dir, "smartmoney.db")}
	cmd := shell(t, timeout, script)
	cmd.Dir, cmd.Env = dir, append(append(s.command().Env, "PATH="+filepath.Join(dir, "bin")+":"+os.Getenv("PATH")), d.env...)
	return cmd
}

// runs runs a command, which has to succeed. One that streams has to print an event with data.
func (d *docSite) runs(t *testing.T, text string) {
	t.Helper()
	script := d.filled(text)
	for prefix, first := range before {
		if strings.HasPrefix(text+"\n", prefix) {
			script = first + "\n" + script
		}
	}
	if strings.HasPrefix(text, "curl -N ") {
		p := talk(t, d.shell(t, script))
		for !strings.HasPrefix(p.next(), `data: {"data":{`) {
		}
		return
	}
	if strings.Contains(text, "smartmoney ") {
		script = "smartmoney restore \"$BACKUP\"\n" + script
	}
	out, err := d.shell(t, "exec 2>&1\n"+script).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s\n%s", err, script, out)
	}
	sound(t, string(out))
	if strings.Contains(string(out), `"errors":`) || strings.Contains(string(out), "is not a setting") {
		t.Errorf("%s\n%s", script, out)
	}
}

// parses checks a command that is not run: smartmoney parses its command line before it shows the
// help, make has the target, and scripts and modules of the project exist.
func (d *docSite) parses(t *testing.T, text string) {
	t.Helper()
	if strings.HasPrefix(text, "smartmoney ") || strings.HasPrefix(text, "./bin/smartmoney ") {
		script := d.filled(text) + " --help"
		if out, err := d.shell(t, script).CombinedOutput(); err != nil {
			t.Errorf("%v\n%s\n%s", err, script, out)
		}
		return
	}
	words := strings.Fields(text)
	for i, word := range words {
		switch {
		case word == "make":
			target := exec.CommandContext(t.Context(), "make", "-n", words[i+1])
			target.Dir = tree(t)
			if out, err := target.CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", text, err, out)
			}
		case word == "-C" || strings.HasPrefix(word, "scripts/"):
			if word == "-C" {
				word = words[i+1]
			}
			if _, err := os.Stat(tree(t, word)); err != nil {
				t.Errorf("%s: %v", text, err)
			}
		}
	}
}
