// Package arch_test has the tests of the architecture: which package may import which, the
// glossary's words in names, and citations of the documents.
package arch_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

const module = "github.com/smartmoneyhq/smartmoney/"

// storey is a part of the house: its packages import each other, which Go keeps free of cycles, and
// those of lower storeys.
type storey struct{ name, what, packages string }

// storeys lists the packages of the service, the lowest storey first; docs/ARCHITECTURE.md shows
// them, the highest first. A pattern that ends in /... covers a package and everything below it.
var storeys = []storey{
	{"vocabulary", "chains, trades, wallets, configurations, errors", "internal/smartmoney"},
	{"events", "an event: decode, validate, encode, import foreign files", "internal/event/..."},
	{"core", "positions, scores, windows and patterns, what is sent to whom", "internal/ledger internal/rank internal/detect/... internal/pipeline internal/notify"},
	{"stores", "each noun with its tables and its SQL", "internal/eventlog internal/history internal/notifications internal/outbox internal/customers internal/enginestate internal/source internal/retention internal/recovery"},
	{"gate", "who calls, and what a caller may do at a time and a second", "internal/auth internal/limits internal/responsecache"},
	{"motion", "the engine's loop; events come in, notifications go out", "internal/engine internal/ingest internal/live internal/webhook internal/broker internal/source/evm internal/source/helius internal/source/polymarket internal/uploader internal/sim internal/demo"},
	{"replay", "the detection journal read back: decisions, simulations, backtests", "internal/replay internal/backtest"},
	{"use cases", "what a caller can ask for", "internal/service"},
	{"studio", "search, features, models, feeds and stories", "internal/studio internal/studio/activity internal/studio/search internal/studio/recommend internal/studio/feed"},
	{"interfaces", "GraphQL and REST on the same resolvers, pages, the HTTP server", "docs graph/... mcp resolvers rest/... internal/studio/routes internal/server web"},
	{"program", "modules, of which a role is a list; commands; main", "internal/app internal/cli cmd/... bench/..."},
	{"client", "what users' programs import; nothing of the service", "client"},
}

// fromTheSide are packages that every storey but the vocabulary may import. They import the
// vocabulary and each other.
const fromTheSide = "ent/... internal/cache internal/config internal/endpoint internal/httpapi internal/outage internal/retry internal/sqldb internal/status internal/telemetry internal/wire"

// storing are the packages that own tables of the database, with their SQL.
var storing = []string{
	"internal/customers", "internal/enginestate", "internal/eventlog", "internal/history", "internal/notifications", "internal/outbox",
	"internal/recovery", "internal/retention", "internal/source", "internal/source/evm", "internal/sqldb", "internal/studio", "internal/studio/feed", "internal/studio/recommend",
}

// forTests are packages that only tests and each other may import.
var forTests = []string{"internal/arch", "internal/testkit/...", "test/..."}

// core is the part that does no I/O, reads no clock and starts no goroutine.
var core = []string{"internal/smartmoney", "internal/event", "internal/ledger", "internal/rank", "internal/detect", "internal/pipeline"}

// impure are the standard packages that the core must not import.
var impure = []string{
	"context", "crypto/rand", "database/sql", "io/fs", "io/ioutil", "log", "log/slog", "math/rand", "math/rand/v2",
	"net", "net/http", "os", "os/exec", "os/signal", "path/filepath", "syscall", "testing",
}

// coreMay are the modules other than the standard library that the core may use.
var coreMay = []string{"github.com/go-json-experiment/json"}

// pkg has the fields of a package that `go list -json` prints.
type pkg struct {
	ImportPath                         string
	Standard                           bool
	Imports                            []string // without the imports of its tests
	Deps                               []string // transitive imports
	GoFiles, TestGoFiles, XTestGoFiles []string
}

// listed returns every package of the service's module and of the bench module, with their
// dependencies. The go command takes seconds for them, so they are listed once for all tests.
var listed = sync.OnceValues(func() (map[string]pkg, error) {
	all := map[string]pkg{}
	for _, dir := range []string{"bench", "."} {
		out, err := goOutput(dir, "list", "-deps", "-json=ImportPath,Standard,Imports,Deps,GoFiles,TestGoFiles,XTestGoFiles", "./...")
		if err != nil {
			return nil, err
		}
		for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
			var p pkg
			if err := d.Decode(&p); err != nil {
				return nil, err
			}
			all[p.ImportPath] = p
		}
	}
	return all, nil
})

// list returns what listed does, for tests to read only.
func list(t *testing.T) map[string]pkg {
	t.Helper()
	all, err := listed()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// goOutput runs a go command in a directory of the project and returns its output.
func goOutput(dir string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = filepath.Join("..", "..", dir)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %v in %s: %w\n%s", args, dir, err, &stderr)
	}
	return out, nil
}

// own returns the project's packages by path within the project.
func own(all map[string]pkg) map[string]pkg {
	mine := map[string]pkg{}
	for name, p := range all {
		if rel, ok := strings.CutPrefix(name, module); ok {
			mine[rel] = p
		}
	}
	return mine
}

func matches(pattern, rel string) bool {
	if tree, ok := strings.CutSuffix(pattern, "/..."); ok {
		return rel == tree || strings.HasPrefix(rel, tree+"/")
	}
	return rel == pattern
}

func in(patterns []string, rel string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return matches(p, rel) })
}

// sideways is the number of fromTheSide in the order of storeys.
const sideways = -1

// storeyOf returns the number of a package's storey, or sideways; ok is false if it stands nowhere.
func storeyOf(rel string) (number int, ok bool) {
	if in(strings.Fields(fromTheSide), rel) {
		return sideways, true
	}
	for i := range storeys {
		if in(strings.Fields(storeys[i].packages), rel) {
			return i, true
		}
	}
	return 0, false
}

// mayImport reports whether a package of one storey may import a package of another.
func mayImport(from, to int) bool {
	switch {
	case from == sideways:
		return to == sideways || to == 0
	case to == sideways:
		return from != 0
	default:
		return to <= from
	}
}

func TestImportsPointDown(t *testing.T) {
	for rel, p := range own(list(t)) {
		if in(forTests, rel) {
			continue
		}
		from, ok := storeyOf(rel)
		if !ok {
			t.Errorf("%s is in no storey: add it to storeys, or to fromTheSide", rel)
			continue
		}
		for _, imported := range p.Imports {
			target, ok := strings.CutPrefix(imported, module)
			if !ok {
				continue
			}
			if in(forTests, target) {
				t.Errorf("%s imports %s, which only tests may import", rel, target)
				continue
			}
			if to, ok := storeyOf(target); ok && !mayImport(from, to) {
				t.Errorf("%s imports %s, which is in a higher storey", rel, target)
			}
		}
	}
}

// Every pattern of a storey names a package, and no package stands in two storeys.
func TestStoreysAreWhole(t *testing.T) {
	mine := own(list(t))
	stands := map[string]string{}
	for _, s := range append([]storey{{name: "from the side", packages: fromTheSide}}, storeys...) {
		for _, pattern := range strings.Fields(s.packages) {
			found := false
			for rel := range mine {
				if !matches(pattern, rel) || in(forTests, rel) {
					continue
				}
				found = true
				if other, twice := stands[rel]; twice {
					t.Errorf("%s is in %q and in %q", rel, other, s.name)
				}
				stands[rel] = s.name
			}
			if !found {
				t.Errorf("%q lists %s, which there is not", s.name, pattern)
			}
		}
	}
}

// The page on the architecture shows the storeys as they are.
func TestPageShowsStoreys(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	want.WriteString("| storey | what | packages |\n|---|---|---|\n")
	row := func(name, what, packages string) {
		packages = strings.ReplaceAll(strings.ReplaceAll(packages, "internal/", ""), "/...", "")
		fmt.Fprintf(&want, "| %s | %s | %s |\n", name, what, packages)
	}
	for _, s := range slices.Backward(storeys) {
		row(s.name, s.what, s.packages)
	}
	row("(from the side)", "what every storey but the vocabulary may import", fromTheSide)
	if !strings.Contains(string(page), want.String()) {
		t.Errorf("docs/ARCHITECTURE.md must have this table:\n%s", want.String())
	}
}

func TestCoreIsPure(t *testing.T) {
	all := list(t)
	for rel, p := range own(all) {
		if !in(core, rel) {
			continue
		}
		for _, imported := range p.Imports {
			if slices.Contains(impure, imported) {
				t.Errorf("%s imports %s: the core does no I/O and reads no clock", rel, imported)
			}
		}
		for _, dep := range p.Deps {
			foreign := !all[dep].Standard && !strings.HasPrefix(dep, module)
			allowed := slices.ContainsFunc(coreMay, func(m string) bool { return matches(m+"/...", dep) })
			if foreign && !allowed {
				t.Errorf("%s depends on %s: the core uses the standard library only", rel, dep)
			}
			if target, ok := strings.CutPrefix(dep, module); ok && !in(core, target) {
				t.Errorf("%s depends on %s, which is not in the core", rel, target)
			}
		}
	}
}

func TestVocabularyIsStandardLibraryOnly(t *testing.T) {
	all := list(t)
	for _, dep := range all[module+"internal/smartmoney"].Deps {
		if !all[dep].Standard {
			t.Errorf("internal/smartmoney depends on %s", dep)
		}
	}
}

// clientUses are the packages and modules, other than the standard library, that package client and
// what it imports may use: a user's program stays small, and free of the service's dependencies.
var clientUses = []string{
	module + "client", module + "internal/retry", "github.com/Khan/genqlient/graphql", "github.com/google/uuid", "github.com/gorilla/websocket",
	"github.com/standard-webhooks/standard-webhooks/libraries/go", "github.com/vektah/gqlparser/v2/ast", "github.com/vektah/gqlparser/v2/gqlerror",
}

func TestClientStaysSmall(t *testing.T) {
	all := list(t)
	for _, dep := range all[module+"client"].Deps {
		if !all[dep].Standard && !slices.Contains(clientUses, dep) {
			t.Errorf("client depends on %s", dep)
		}
	}
}

// door limits which packages may import a target.
type door struct {
	target string   // pattern of module paths or foreign imports
	users  []string // packages that may import it
	why    string
}

// studioPart returns the door to a package below internal/studio. GraphQL binds its types.
func studioPart(name string) door {
	return door{
		module + "internal/studio/" + name, []string{"internal/studio/...", "internal/testkit/...", "graph/gen", "resolvers", "bench/...", "test/..."},
		"internal/studio is the door to its parts",
	}
}

// TestDoors checks the import rules that storeys cannot express.
func TestDoors(t *testing.T) {
	mine := own(list(t))
	for _, door := range []door{
		{"github.com/smartmoneyhq/smartmoney/ent/...", append([]string{"ent/..."}, storing...), "only the owners of tables know ent"},
		{"entgo.io/ent/...", append([]string{"ent/..."}, storing...), "only the owners of tables know ent"},
		{"database/sql", append([]string{"ent/...", "internal/testkit", "bench/...", "test/..."}, storing...), "only the owners of tables speak SQL"},
		{"github.com/smartmoneyhq/smartmoney/internal/sqldb", append([]string{"internal/testkit/...", "internal/app", "internal/cli", "bench/...", "test/..."}, storing...), "only the owners of tables speak to the database"},
		{"github.com/smartmoneyhq/smartmoney/internal/engine", []string{"internal/service/...", "internal/testkit/servicetest", "internal/demo", "internal/app", "internal/cli", "bench/...", "test/..."}, "the interfaces reach the engine through internal/service"},
		{"github.com/smartmoneyhq/smartmoney/internal/service", []string{"internal/service/...", "internal/testkit/servicetest", "internal/replay", "resolvers", "graph/...", "internal/app", "internal/cli", "bench/...", "test/..."}, "rest reaches the domain through resolvers"},
		{"github.com/smartmoneyhq/smartmoney/internal/studio", []string{"internal/studio/...", "internal/testkit/...", "graph/gen", "resolvers", "internal/app", "internal/cli", "bench/...", "test/..."}, "the service does without the studio"},
		{"github.com/smartmoneyhq/smartmoney/internal/studio/routes", []string{"internal/app", "internal/cli"}, "the service does without the studio"},
		{"github.com/golang-jwt/jwt/...", []string{"internal/auth", "bench/...", "test/..."}, "only auth knows tokens"},
		{"github.com/MicahParks/...", []string{"internal/auth"}, "only auth knows key sets"},
		{"github.com/99designs/gqlgen/...", []string{"graph/...", "resolvers", "bench/..."}, "only the GraphQL layer knows gqlgen"},
		{"github.com/gorilla/websocket", []string{"client", "graph/websocket", "internal/source/evm", "bench/...", "test/..."}, "only transports know their library"},
		{"github.com/centrifugal/centrifuge", []string{"bench/..."}, "what is measured against is no part of the service"},
		{"code.dny.dev/ssrf", []string{"internal/webhook"}, "only the sender decides where it may go"},
		{"github.com/standard-webhooks/standard-webhooks/libraries/go", []string{"client", "internal/webhook", "bench/...", "test/..."}, "only the sender signs, and the client checks"},
		{"github.com/lib/pq", []string{"ent/migrate/gen", "internal/sqldb", "internal/eventlog", "internal/testkit", "bench/...", "test/..."}, "only the database's packages speak to it"},
		{"golang.org/x/crypto/...", []string{"internal/source/evm", "test/..."}, "only the reader of EVM chains hashes as they do"},
		{"github.com/spf13/cobra", []string{"internal/cli"}, "only the command line knows cobra"},
		{"github.com/getkin/kin-openapi/...", []string{"internal/testkit/openapitest"}, "only tests check answers against the document"},
		{"github.com/santhosh-tekuri/jsonschema/...", []string{"internal/testkit/openapitest"}, "only tests check answers against the document"},
		{"gonum.org/v1/gonum/...", []string{"internal/studio/search", "internal/studio/recommend"}, "only models and embeddings need matrices"},
		{"github.com/knadh/koanf/...", []string{"internal/config"}, "only config knows where settings come from"},
		studioPart("activity"), studioPart("feed"), studioPart("recommend"), studioPart("search"),
	} {
		t.Run(door.target, func(t *testing.T) {
			for rel, p := range mine {
				for _, imported := range p.Imports {
					if matches(door.target, imported) && !in(door.users, rel) {
						t.Errorf("%s imports %s: %s", rel, imported, door.why)
					}
				}
			}
		})
	}
}
