package arch_test

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// eachFile calls f with the path of every file of the project, except those in gen,
// node_modules and hidden directories.
func eachFile(t *testing.T, f func(path string) error) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join("..", ".."), func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		switch {
		case !entry.IsDir():
			return f(path)
		case name == "gen", name == "node_modules", name != ".." && strings.HasPrefix(name, "."):
			return fs.SkipDir
		default:
			return nil
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}
