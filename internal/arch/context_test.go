package arch_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// contextValues are the files that put a value into a context: the principal, the request id and
// the loaders of a request; the dialled connection, which database/sql passes nowhere else; a
// signal's id, for the generator of span ids, which gets nothing else; and the gate of a request
// with the place that its costly parts share: the handler opens it, and the use case enters it
// where work turns out to be costly. What a function depends on is otherwise an argument or a
// field.
var contextValues = []string{
	"internal/auth/auth.go", "internal/httpapi/request.go", "resolvers/request.go", "internal/sqldb/prompt.go", "internal/app/tracedsignals.go",
	"internal/limits/context.go",
}

func TestContextValues(t *testing.T) {
	root, found := filepath.Join("..", ".."), 0
	eachFile(t, func(path string) error {
		if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.SelectorExpr)
			if !ok || call.Sel.Name != "WithValue" {
				return true
			}
			if found++; !slices.Contains(contextValues, filepath.ToSlash(rel)) {
				t.Errorf("%s puts a value into a context: pass an argument", rel)
			}
			return true
		})
		return nil
	})
	if found < len(contextValues) {
		t.Errorf("found %d context values, want at least %d: the list has a file too many", found, len(contextValues))
	}
}
