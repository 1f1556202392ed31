package main

import (
	"bytes"
	"strings"
	"testing"
)

// The exit status and what goes where are part of the interface.
func TestExitStatus(t *testing.T) {
	for name, test := range map[string]struct {
		args   string
		env    map[string]string
		status int
		stdout string // a part of it; "" means that nothing may be there
		stderr string // a part of it
	}{
		"version":            {args: "version", status: 0, stdout: "smartmoney "},
		"help":               {args: "serve --help", status: 0, stdout: "--behind-proxy"},
		"no command":         {status: 2, stderr: `"smartmoney" needs a command`},
		"unknown command":    {args: "sreve", status: 2, stderr: `unknown command "sreve"`},
		"unknown flag":       {args: "serve --adr x", status: 2, stderr: "unknown flag: --adr"},
		"unknown argument":   {args: "version now", status: 2, stderr: `unknown command "now"`},
		"unknown subcommand": {args: "customer destroy", status: 2, stderr: `unknown command "destroy"`},
		"value of the wrong kind": {
			args: "serve --top-wallets many", status: 2, stderr: `invalid argument "many"`,
		},
		"value out of its bounds": {
			args: "serve --top-wallets 0", status: 2, stderr: "top-wallets: must be between 1 and 100000, got 0",
		},
		"plain HTTP beyond loopback": {
			args: "serve --addr 0.0.0.0:0", status: 2, stderr: "--behind-proxy",
		},
		"environment of a setting": {
			args: "serve", env: map[string]string{"SMARTMONEY_ADDR": "nonsense"}, status: 2, stderr: "addr: must be host:port",
		},
		"environment of a command's own flag": {
			args: "migrate", env: map[string]string{"SMARTMONEY_DRY_RUN": "secret"}, status: 2, stderr: "SMARTMONEY_DRY_RUN: not a valid value",
		},
		"migrations that may not be applied": {
			args: "serve --migrate=false --addr 127.0.0.1:0", status: 1, stderr: "run 'smartmoney migrate'",
		},
		"what fails while working": {
			args: "serve --tls-cert none.pem --tls-key none.pem", status: 1, stderr: "none.pem",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			for k, v := range test.env {
				t.Setenv(k, v)
			}
			var stdout, stderr bytes.Buffer
			status := run(t.Context(), strings.Fields(test.args), strings.NewReader(""), &stdout, &stderr)
			if status != test.status {
				t.Errorf("status %d, want %d", status, test.status)
			}
			check(t, "stdout", stdout.String(), test.stdout)
			check(t, "stderr", stderr.String(), test.stderr)
			if strings.Contains(stderr.String(), "secret") {
				t.Errorf("stderr repeats the environment: %s", &stderr)
			}
		})
	}
}

func check(t *testing.T, stream, got, want string) {
	t.Helper()
	if want == "" && got != "" && stream == "stdout" {
		t.Errorf("%s has %q, want nothing", stream, got)
	}
	if !strings.Contains(got, want) {
		t.Errorf("%s has %q, want %q in it", stream, got, want)
	}
}
