package e2e

import (
	"errors"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestScripts runs the scripts of testdata/script on the program, each with its own directory and
// database; with SMARTMONEY_TEST_FULL on the program with the race detector.
func TestScripts(t *testing.T) {
	t.Parallel()
	programs := programsOf(t)
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("PATH", programs+string(filepath.ListSeparator)+env.Getenv("PATH"))
			env.Setenv("HOME", filepath.Join(env.WorkDir, "home"))
			env.Setenv("SMARTMONEY_DATA_DIR", filepath.Join(env.WorkDir, "data"))
			// the default is a second at the end of every command
			env.Setenv("GORACE", "atexit_sleep_ms=20")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status":  scriptStatus,
			"keep":    scriptKeep,
			"serving": scriptServing,
		},
	})
}

// programsOf returns a directory that has the program as smartmoney.
func programsOf(t *testing.T) string {
	t.Helper()
	path := binary
	if inFull() {
		var err error
		if path, err = watched(); err != nil {
			t.Fatal(err)
		}
	}
	dir := t.TempDir()
	if err := os.Symlink(path, filepath.Join(dir, "smartmoney")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// scriptStatus is `status N COMMAND ARG…`: it runs a command and checks its exit
// status.
func scriptStatus(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N COMMAND ARG…")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	err = ts.Exec(args[1], args[2:]...)
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
	if stderr := ts.ReadFile("stderr"); strings.Contains(stderr, "panic:") || strings.Contains(stderr, "DATA RACE") {
		ts.Fatalf("the command crashed or raced")
	}
}

// scriptKeep is `keep VARIABLE COMMAND ARG…`: it sets a variable to the one line printed by
// a command.
func scriptKeep(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: keep VARIABLE COMMAND ARG…")
	}
	ts.Check(ts.Exec(args[1], args[2:]...))
	line, rest, _ := strings.Cut(ts.ReadFile("stdout"), "\n")
	if line == "" || rest != "" {
		ts.Fatalf("stdout is %q, want one line", ts.ReadFile("stdout"))
	}
	ts.Setenv(args[0], line)
}

// urlInLog matches the URL in a service's log.
var urlInLog = regexp.MustCompile(`msg=serving url=(\S+)`)

// scriptServing is `serving FILE VARIABLE`: it waits until the log in a file contains the
// service's URL and the service is ready, and sets the variable to the URL.
func scriptServing(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: serving FILE VARIABLE")
	}
	var log []byte
	for began := time.Now(); time.Since(began) < time.Minute; time.Sleep(10 * time.Millisecond) {
		log, _ = os.ReadFile(ts.MkAbs(args[0])) // it may not exist yet
		if found := urlInLog.FindSubmatch(log); found != nil {
			url := string(found[1])
			resp, err := http.Get(url + "/readyz")
			if err == nil && resp.Body.Close() == nil && resp.StatusCode == http.StatusOK {
				ts.Setenv(args[1], url)
				return
			}
		}
	}
	ts.Fatalf("not serving and ready after a minute: %s", log)
}
