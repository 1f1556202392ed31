package arch_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// promised matches a cell of docs/guarantees.md that names tests: `package TestName` or, of the
// same package as the one before, `TestName`.
var promised = regexp.MustCompile("`(?:([a-z/0-9]+) )?(Test[A-Za-z0-9_]+)`")

// TestGuaranteesNameTests checks that every test that docs/guarantees.md names exists in its
// package, and that every promise names one.
func TestGuaranteesNameTests(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "docs", "guarantees.md"))
	if err != nil {
		t.Fatal(err)
	}
	tables, _, _ := strings.Cut(string(text), "## What is not promised")
	promises := 0
	for line := range strings.Lines(tables) {
		if !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| promise") {
			continue
		}
		promises++
		named := promised.FindAllStringSubmatch(line, -1)
		if len(named) == 0 {
			t.Errorf("a promise names no test: %s", line)
		}
		dir := ""
		for _, match := range named {
			if match[1] != "" {
				dir = match[1]
			}
			if !hasTest(t, filepath.Join(root, dir), match[2]) {
				t.Errorf("docs/guarantees.md names %s, which %s does not have", match[2], dir)
			}
		}
	}
	if promises < 10 {
		t.Errorf("docs/guarantees.md has %d promises: its table is not read", promises)
	}
}

// hasTest reports whether a directory's tests declare a function.
func hasTest(t *testing.T, dir, name string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(source), "\nfunc "+name+"(") {
			return true
		}
	}
	return false
}
