package e2e

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// site is an installation with its own database, data directory and home.
type site struct {
	t        testing.TB
	dir      string
	database string
	service  string // what serves; empty: the program under test
}

func onSQLite(t testing.TB) *site {
	t.Helper()
	return &site{t: t, dir: t.TempDir(), database: testkit.MigratedSQLiteURL(t)}
}

// file writes a file into the site's directory, such as smartmoney.yaml, which every command reads,
// and returns its path.
func (s *site) file(name, text string) (path string) {
	s.t.Helper()
	path = filepath.Join(s.dir, name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		s.t.Fatal(err)
	}
	return path
}

// command prepares a command line of the binary, without the settings of the test's environment.
func (s *site) command(args ...string) *exec.Cmd {
	program := binary
	if s.service != "" && slices.Contains(args, "serve") {
		program = s.service
	}
	cmd := exec.Command(program, args...)
	cmd.Dir = s.dir
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "SMARTMONEY_") && !strings.HasPrefix(v, "XDG_") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env,
		"HOME="+s.dir,
		"GORACE=atexit_sleep_ms=20",   // a second by default, at the end of every command
		"SMARTMONEY_METRICS_ADDR=off", // many processes run at a time
		"SMARTMONEY_DATABASE_URL="+s.database,
		"SMARTMONEY_DATA_DIR="+filepath.Join(s.dir, "data"),
	)
	return cmd
}

// result is the result of a command.
type result struct {
	status         int
	stdout, stderr string
}

// run executes a command line to its end.
func (s *site) run(args ...string) result {
	s.t.Helper()
	return s.finish(s.command(args...))
}

func (s *site) finish(cmd *exec.Cmd) result {
	s.t.Helper()
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		s.t.Fatalf("run %v: %v", cmd.Args, err)
	}
	sound(s.t, stderr.String())
	return result{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}

// must runs a command that has to succeed and returns its output without the last line end.
func (s *site) must(args ...string) string {
	s.t.Helper()
	got := s.run(args...)
	if got.status != 0 {
		s.t.Fatalf("%v: status %d\n%s", args, got.status, got.stderr)
	}
	return strings.TrimSuffix(got.stdout, "\n")
}

// key creates a customer with one key of the scope and returns the key.
func (s *site) key(scope string, flags ...string) string {
	s.t.Helper()
	customer := s.must("customer", "create", "Customer of "+scope)
	return s.must(append([]string{"key", "create", "--customer", customer, "--scope", scope}, flags...)...)
}

// customer creates a customer with the id and returns a key.
func (s *site) customer(id string) string {
	s.t.Helper()
	s.must("customer", "create", "Customer "+id, "--id", id)
	return s.must("key", "create", "--customer", id)
}

// sound fails the test if a process crashed or had a data race.
func sound(t testing.TB, stderr string) {
	t.Helper()
	// A goroutine dump that a test requests may name runtime/panic.go and runtime.(*_panic) without
	// a panic: a function with a defer ends there.
	stderr = strings.NewReplacer("runtime/panic.go", "", "runtime.(*_panic)", "").Replace(stderr)
	for _, sign := range []string{"panic", "DATA RACE", "fatal error:"} {
		if at := strings.Index(stderr, sign); at >= 0 {
			t.Errorf("%q in the output of the process:\n%s", sign, around(stderr, at, 4000))
			return
		}
	}
}

// around returns the part of a text near an offset.
func around(text string, at, reach int) string {
	return text[max(0, at-reach):min(len(text), at+reach)]
}
