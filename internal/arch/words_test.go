package arch_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// replaced maps words that docs/ARCHITECTURE.md replaces, as they occur in identifiers and file
// names, to the words to use.
var replaced = map[string]string{
	"occasion": "candidate", "verdict": "decision", "scene": "signal context", "standing": "ranked wallet",
	"inforce": "effective leaderboard", "board": "leaderboard", "book": "ledger", "tape": "journal",
	"lane": "cursor", "stretch": "range", "epoch": "configuration revision", "arrival": "global offset",
	"desk": "decider", "screen": "prefilter", "receipt": "idempotency record", "notice": "notification", "delta": "change record", "rouse": "wake",
	"wheel": "ping scheduler", "spokes": "ping slots", "patience": "timeout", "insist": "retry",
	"trouble": "failures", "seat": "wallet entry", "theatre": "harness", "stage": "fixture", "audience": "load generator",
	"volatile": "no-store", "seal": "checksum", "sealed": "checksummed",
}

// exempt are names in which such a word has another meaning.
var exempt = []string{
	"epoch",                // internal/pipeline: the zero of unix time
	"board",                // internal/testkit/openapitest: a recorded body
	"notice",               // what cmd says to its user
	"receipts", "volatile", // test/chain: of transactions; a kind of Aerodrome's pools
	"Audience", "audience", // internal/auth: the claim aud of tokens
}

// TestReplacedWords fails if the name of a Go file, or a name defined in the project's Go
// code, has a word that the glossary replaces.
func TestReplacedWords(t *testing.T) {
	files := 0
	eachFile(t, func(path string) error {
		if filepath.Ext(path) != ".go" {
			return nil
		}
		files++
		checkWords(t, path, strings.TrimSuffix(filepath.Base(path), ".go"))
		return checkDefined(t, path)
	})
	if files < 300 {
		t.Errorf("only %d Go files were read", files)
	}
}

// checkDefined checks the names that a file defines.
func checkDefined(t *testing.T, path string) error {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	file, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		for _, id := range defined(n) {
			if !slices.Contains(exempt, id.Name) {
				checkWords(t, path+": "+id.Name, id.Name)
			}
		}
		return true
	})
	return nil
}

// defined returns the names that a node defines.
func defined(n ast.Node) []*ast.Ident {
	switch n := n.(type) {
	case *ast.FuncDecl:
		return []*ast.Ident{n.Name}
	case *ast.TypeSpec:
		return []*ast.Ident{n.Name}
	case *ast.ValueSpec:
		return n.Names
	case *ast.Field:
		return n.Names
	case *ast.AssignStmt:
		var names []*ast.Ident
		if n.Tok == token.DEFINE {
			for _, left := range n.Lhs {
				if id, ok := left.(*ast.Ident); ok {
					names = append(names, id)
				}
			}
		}
		return names
	}
	return nil
}

var word = regexp.MustCompile(`[A-Z]+(?:[^A-Za-z]|$)|[A-Z]?[a-z]+|[A-Z]+`)

func checkWords(t *testing.T, where, name string) {
	t.Helper()
	for _, w := range word.FindAllString(name, -1) {
		if better, ok := replaced[strings.TrimSuffix(strings.ToLower(w), "s")]; ok {
			t.Errorf("%s: the glossary says %q instead of %q", where, better, w)
		}
	}
	if strings.Contains(strings.ToLower(name), "inforce") {
		t.Errorf("%s: the glossary says %q", where, replaced["inforce"])
	}
}
