package arch_test

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write scripts/race.txt, and testdata/released.graphql after a release")

// shared are the types of sync that packages guard shared memory with. Pool, Once and what
// OnceFunc, OnceValue and OnceValues return are safe by themselves.
var shared = []string{"Mutex", "RWMutex", "Cond", "NewCond", "Map", "WaitGroup"}

// apart are packages whose tests are of one goroutine each, but for those in test/raced.
var apart = []string{"internal/ledger", "internal/rank", "internal/studio/activity"}

// TestRaceList checks that scripts/race.txt lists the tested packages whose own code starts
// goroutines or shares memory between them: those that scripts/test.sh tests with the race
// detector. For those of apart it lists test/raced, and no other test from outside such a package may
// start goroutines. With -update it writes the list.
func TestRaceList(t *testing.T) {
	racing := []string{"./test/raced\n"}
	mine := own(list(t))
	for rel, p := range mine {
		untested := len(p.TestGoFiles)+len(p.XTestGoFiles) == 0
		if untested || in(forTests, rel) || in([]string{"bench/..."}, rel) || !sharesMemory(t, rel, p.GoFiles) {
			continue
		}
		if !slices.Contains(apart, rel) {
			racing = append(racing, "./"+rel+"\n")
		} else if sharesMemory(t, rel, p.XTestGoFiles) {
			t.Errorf("tests of %s that start goroutines belong into test/raced", rel)
		}
	}
	slices.Sort(racing)
	path, want := filepath.Join("..", "..", "scripts", "race.txt"), strings.Join(racing, "")
	if *update {
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("scripts/race.txt is stale (%v): run go test ./internal/arch -run TestRaceList -update, which writes\n%s", err, want)
	}
}

// sharesMemory reports whether one of a package's files that are written by hand has a sign of
// shared memory.
func sharesMemory(t *testing.T, dir string, files []string) bool {
	t.Helper()
	for _, name := range files {
		path := filepath.Join("..", "..", filepath.FromSlash(dir), name)
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if !ast.IsGenerated(file) && signOfSharing(file) {
			return true
		}
	}
	return false
}

// signOfSharing reports whether code starts a goroutine, or has a channel, a lock or an atomic value.
// To wait for a context or a timer is none.
func signOfSharing(file *ast.File) (found bool) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt, *ast.ChanType, *ast.SendStmt:
			found = true
		case *ast.ImportSpec:
			found = found || n.Path.Value == `"sync/atomic"`
		case *ast.CallExpr:
			method, ok := n.Fun.(*ast.SelectorExpr)
			found = found || ok && (method.Sel.Name == "Go" || method.Sel.Name == "AfterFunc")
		case *ast.SelectorExpr:
			from, ok := n.X.(*ast.Ident)
			found = found || ok && from.Name == "sync" && slices.Contains(shared, n.Sel.Name)
		}
		return !found
	})
	return found
}

func TestSignOfSharing(t *testing.T) {
	for code, want := range map[string]bool{
		"func f() { go f() }":                               true,
		"func f(g *errgroup.Group) { g.Go(nil) }":           true,
		"var t = time.AfterFunc(1, f)":                      true,
		"type s struct { mu sync.Mutex }":                   true,
		"type s struct { sync.RWMutex }":                    true,
		"var c = sync.NewCond(nil)":                         true,
		`import "sync/atomic"`:                              true,
		"type s struct { done <-chan struct{} }":            true,
		"func f(c context.Context) { <-c.Done() }":          false,
		"func f(s s) { s.c <- 1 }":                          true,
		"func f() { select {} }":                            false,
		"var p sync.Pool":                                   false,
		"var o sync.Once; var f = sync.OnceValue[int](f)":   false,
		"type Go int; func f(n, m int) { go_ := -n; f(m) }": false,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", "package p\n"+strings.ReplaceAll(code, "; ", "\n"), parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if got := signOfSharing(file); got != want {
			t.Errorf("%s: %t, want %t", code, got, want)
		}
	}
}
