package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// commandsBelow returns the indented lines of a README section, up to the next heading.
func commandsBelow(t *testing.T, heading string) string {
	t.Helper()
	text, err := os.ReadFile(tree(t, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "\n## "+heading+"\n")
	if !found {
		t.Fatalf("README.md has no section %q", heading)
	}
	section, _, _ = strings.Cut(section, "\n## ")
	var lines []string
	for line := range strings.Lines(section) {
		if command, is := strings.CutPrefix(line, "    "); is {
			lines = append(lines, command)
		}
	}
	return strings.Join(lines, "")
}

// TestReadme checks that README's commands for own trades work unchanged, with the files
// of examples/.
func TestReadme(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "bin"), 0o700); err != nil {
		t.Fatal(err)
	}
	for link, target := range map[string]string{"bin/smartmoney": binary, "examples": tree(t, "examples")} {
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	address := freeAddress(t)
	script := strings.ReplaceAll(commandsBelow(t, "Your own data: files"), "127.0.0.1:8082", address)
	script = strings.Replace(script, "make build\n", "", 1)
	cmd := shell(t, programTimeout, "exec 2>&1\n"+script+"\nkill %1\nwait %1")
	cmd.Dir = dir
	for _, v := range onSQLite(t).command().Env {
		if !strings.HasPrefix(v, "SMARTMONEY_") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env, "HOME="+dir)
	out, err := cmd.CombinedOutput()
	if err != nil {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // processes left in the background
		t.Fatalf("%v\n%s\n%s", err, script, out)
	}
	sound(t, string(out))
	for _, want := range []string{
		"examples/data/dune-dex-trades.csv: 36 read, 36 accepted", "examples/data/events.ndjson: 66 read, 66 accepted",
		"examples/data/polymarket-trades.json: 24 read, 27 accepted", "processed", `"wallet_address":"0x1111111111111111111111111111111111111111"`,
		"signal", `"duplicates":`,
	} {
		if !strings.Contains(string(out), want) {
			t.Errorf("%q is not in what the commands print:\n%s", want, out)
		}
	}
}
