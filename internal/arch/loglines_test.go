package arch_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// quoted matches a log line that docs/monitoring.md names.
var quoted = regexp.MustCompile("`([^`]+)`")

// TestMonitoringNamesLogLines checks that the table of log lines in docs/monitoring.md names every
// warning and every error that the service logs, and that the code logs every line of the table. An
// ellipsis stands for any text.
func TestMonitoringNamesLogLines(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "docs", "monitoring.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "## Log messages that need action")
	section, _, ended := strings.Cut(section, "\n## ")
	if !found || !ended {
		t.Fatal("docs/monitoring.md has no section of log messages that need action")
	}
	var lines []*regexp.Regexp
	for line := range strings.Lines(section) {
		cells := strings.Split(line, " | ")
		if len(cells) != 3 || !strings.Contains(cells[0], "`") {
			continue
		}
		for _, match := range quoted.FindAllStringSubmatch(cells[0], -1) {
			pattern := strings.ReplaceAll(regexp.QuoteMeta(match[1]), "…", ".*")
			lines = append(lines, regexp.MustCompile("^"+pattern+"$"))
		}
	}
	warnings := loggedWarnings(t, root)
	if len(warnings) < 40 {
		t.Fatalf("found %d warnings and errors in the code: they are not read", len(warnings))
	}
	used := map[*regexp.Regexp]bool{}
	for message, path := range warnings {
		named := false
		for _, line := range lines {
			if line.MatchString(message) {
				named, used[line] = true, true
			}
		}
		if !named {
			t.Errorf("docs/monitoring.md does not name the log line %q of %s", message, path)
		}
	}
	for _, line := range lines {
		if !used[line] {
			t.Errorf("docs/monitoring.md names a log line that the code does not log as a warning or an error: %s", line)
		}
	}
}

// loggedWarnings returns the constant text of each warning and error that the service logs, with
// the file. Of a text that is put together, "?" stands for what is not constant.
func loggedWarnings(t *testing.T, root string) map[string]string {
	t.Helper()
	warnings := map[string]string{}
	for _, dir := range []string{"graph", "internal", "resolvers", "rest"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if message, ok := warning(call); ok {
						warnings[message] = path
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return warnings
}

// places maps the functions that log to the place of the message among their arguments.
var places = map[string]int{
	"Warn": 0, "Error": 0, "WarnContext": 1, "ErrorContext": 1,
	// unless the level is that of lines that want nothing
	"LogAttrs": 2,
	"Report":   2, "newFailure": 1, "fail": 1, // of internal/httpapi and graph
}

// warning returns the message of a call that logs a warning or an error.
func warning(call *ast.CallExpr) (string, bool) {
	name := ""
	switch called := call.Fun.(type) {
	case *ast.SelectorExpr:
		name = called.Sel.Name
	case *ast.Ident:
		name = called.Name
	}
	place, ok := places[name]
	if !ok || len(call.Args) <= place {
		return "", false
	}
	if first, ok := call.Args[0].(*ast.Ident); name == "fail" && (!ok || first.Name != "ctx") {
		return "", false // a function of the same name that does not log
	}
	if level, ok := call.Args[place-min(place, 1)].(*ast.SelectorExpr); ok && place > 0 {
		if level.Sel.Name == "LevelInfo" || level.Sel.Name == "LevelDebug" {
			return "", false
		}
	}
	message := constant(call.Args[place])
	return message, strings.Trim(message, "?") != ""
}

// constant returns the constant text of an expression, and "?" for what is not constant.
func constant(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if text, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return text
		}
	case *ast.BinaryExpr:
		if e.Op == token.ADD {
			return constant(e.X) + constant(e.Y)
		}
	}
	return "?"
}
