package arch_test

import (
	"io/fs"
	"os"
	"os/exec"
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

// TestNoLargeFiles checks that nobody has committed a built program or a database.
func TestNoLargeFiles(t *testing.T) {
	const most = 5 << 20 // bytes
	root := filepath.Join("..", "..")
	if _, err := os.Stat(filepath.Join(root, ".git")); err != nil {
		return // an archive of the source has what was tracked, and what was built there since
	}
	list := exec.Command("git", "ls-files", "-z")
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		t.Fatalf("list the tracked files: %v", err)
	}
	names := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
	if len(names) < 100 {
		t.Fatalf("%d files are tracked: this test looks at the wrong place", len(names))
	}
	for _, name := range names {
		info, err := os.Lstat(filepath.Join(root, name))
		if err == nil && info.Size() > most {
			t.Errorf("%s has %d bytes, more than %d", name, info.Size(), most)
		}
	}
}
