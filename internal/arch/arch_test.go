package arch_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

const module = "github.com/smartmoneyhq/smartmoney/"

// layers lists every package of the service, lowest layer first. A package may import
// packages of lower layers and packages of its own entry. A pattern that ends in /...
// covers a package and everything below it.
var layers = [][]string{
	{"internal/smartmoney", "internal/reqid", "internal/leases", "internal/retry", "internal/endpoint", "internal/jsonplace"},
	{"internal/event/...", "internal/outage", "internal/status"},
	{"internal/httpapi", "internal/telemetry"},
	{"ent/..."},
	{"internal/sqldb"},
	{"internal/ledger"},
	{"internal/rank"},
	{"internal/detect/..."},
	{"internal/pipeline"},
	{"internal/notify"},
	{"internal/eventlog"},
	{"internal/notifications", "internal/history", "internal/source"},
	{"internal/outbox"},
	{"internal/customers", "internal/enginestate", "internal/recovery"},
	{"internal/archive", "internal/auth", "internal/leaderboards", "internal/responsecache", "internal/config", "internal/retention", "internal/static", "internal/tracing"},
	{"internal/limits"},
	{"internal/wire"},
	{"internal/wakeup"},
	{"internal/source/...", "internal/broker"},
	{"internal/engine", "internal/live", "internal/ingest", "internal/webhook", "internal/sim", "internal/uploader", "internal/studio/activity", "internal/studio/search", "internal/studio/recommend"},
	{"internal/replay", "internal/studio/feed"},
	{"internal/service", "internal/studio", "internal/demo", "internal/simulate"},
	{"internal/decisions", "internal/backtest"},
	{"graph/model", "graph/scalar"},
	{"graph/gen", "graph/loader"},
	{"resolvers", "rest/openapi", "graph/fanout"},
	{"graph/websocket"},
	{"graph", "rest", "internal/studio/routes", "web/..."},
	{"internal/server"},
	{"internal/app"},
	{"internal/cli"},
	{"cmd/...", "bench/..."},
}

// storing are the packages that own tables of the database, with their SQL.
var storing = []string{
	"internal/customers", "internal/enginestate", "internal/eventlog", "internal/history", "internal/notifications", "internal/outbox",
	"internal/recovery", "internal/retention", "internal/source", "internal/source/evm", "internal/sqldb", "internal/studio", "internal/studio/feed", "internal/studio/recommend",
}

// forTests are packages that only tests and each other may import.
var forTests = []string{"internal/arch", "internal/ledger/ledgertest", "internal/testkit/...", "test/..."}

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

// layerOf returns the layer of a package and the entry that matches it, -1 if none does.
func layerOf(rel string) (int, string) {
	for i, layer := range layers {
		for _, pattern := range layer {
			if matches(pattern, rel) {
				return i, pattern
			}
		}
	}
	return -1, ""
}

func TestImportsPointOneWay(t *testing.T) {
	for rel, p := range own(list(t)) {
		if in(forTests, rel) {
			continue
		}
		layer, entry := layerOf(rel)
		if layer < 0 {
			t.Errorf("%s is in no layer: add it to layers", rel)
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
			below, under := layerOf(target)
			if below >= layer && under != entry {
				t.Errorf("%s imports %s, which is not in a lower layer", rel, target)
			}
		}
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

// TestDoors checks the import rules that layers cannot express.
func TestDoors(t *testing.T) {
	mine := own(list(t))
	for _, door := range []door{
		{"github.com/smartmoneyhq/smartmoney/ent/...", append([]string{"ent/..."}, storing...), "only the owners of tables know ent"},
		{"entgo.io/ent/...", append([]string{"ent/..."}, storing...), "only the owners of tables know ent"},
		{"database/sql", append([]string{"ent/...", "internal/testkit", "bench/...", "test/..."}, storing...), "only the owners of tables speak SQL"},
		{"github.com/smartmoneyhq/smartmoney/internal/sqldb", append([]string{"internal/testkit/...", "internal/app", "internal/cli", "bench/...", "test/..."}, storing...), "only the owners of tables speak to the database"},
		{"github.com/smartmoneyhq/smartmoney/internal/engine", []string{"internal/service/...", "internal/testkit/servicetest", "internal/demo", "internal/app", "internal/cli", "bench/...", "test/..."}, "the interfaces reach the engine through internal/service"},
		{"github.com/smartmoneyhq/smartmoney/internal/service", []string{"internal/service/...", "internal/testkit/servicetest", "internal/decisions", "resolvers", "graph/...", "internal/app", "internal/cli", "bench/...", "test/..."}, "rest reaches the domain through resolvers"},
		{"github.com/smartmoneyhq/smartmoney/internal/studio", []string{"internal/studio/...", "internal/testkit/...", "graph/gen", "resolvers", "internal/app", "internal/cli", "bench/...", "test/..."}, "the service does without the studio"},
		{"github.com/smartmoneyhq/smartmoney/internal/studio/routes", []string{"internal/app", "internal/cli"}, "the service does without the studio"},
		{"github.com/golang-jwt/jwt/...", []string{"internal/auth", "bench/...", "test/..."}, "only auth knows tokens"},
		{"github.com/MicahParks/...", []string{"internal/auth"}, "only auth knows key sets"},
		{"github.com/99designs/gqlgen/...", []string{"graph/...", "resolvers", "bench/..."}, "only the GraphQL layer knows gqlgen"},
		{"github.com/gorilla/websocket", []string{"graph/websocket", "internal/source/evm", "bench/...", "test/..."}, "only transports know their library"},
		{"github.com/centrifugal/centrifuge", []string{"bench/..."}, "what is measured against is no part of the service"},
		{"code.dny.dev/ssrf", []string{"internal/webhook"}, "only the sender decides where it may go"},
		{"github.com/standard-webhooks/standard-webhooks/libraries/go", []string{"internal/webhook", "bench/...", "test/..."}, "only the sender signs"},
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
