package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// The exit status and the contents of stdout and stderr are part of the interface.
func TestExitStatus(t *testing.T) {
	for name, test := range map[string]struct {
		args   string
		env    map[string]string
		status int
		stdout string // expected excerpt; "" means empty
		stderr string // expected excerpt
		silent bool   // stderr must be empty
	}{
		"version":            {args: "version", status: 0, stdout: "smartmoney "},
		"help":               {args: "serve --help", status: 0, stdout: "--behind-proxy"},
		"no command":         {status: 0, stdout: "Usage:"},
		"--version":          {args: "--version", status: 0, stdout: "smartmoney "},
		"help of nothing":    {args: "nonsense --help", status: 2, stderr: `unknown command "nonsense"`},
		"help of a typo":     {args: "help serv", status: 2, stderr: `unknown command "serv" for "smartmoney"; did you mean serve?`},
		"group alone":        {args: "key", status: 2, stderr: "smartmoney key needs a command: create, list, revoke"},
		"no required flag":   {args: "key create", status: 2, stderr: "key create needs --customer"},
		"no argument":        {args: "customer create", status: 2, stderr: "customer create needs the customer's NAME"},
		"empty id":           {args: "customer create Desk --id=", status: 1, stderr: "id must be 1 to 64 of the characters"},
		"arguments":          {args: "customer create My desk", status: 2, stderr: "quote text that contains spaces"},
		"no file":            {args: "ingest", status: 2, stderr: "ingest needs at least one FILE"},
		"flag without value": {args: "serve --addr", status: 2, stderr: "--addr needs a value"},
		"mistyped variable": {
			args: "version", env: map[string]string{"SMARTMONEY_ADR": "secret"}, status: 0, stdout: "smartmoney ",
			stderr: "SMARTMONEY_ADR is not a setting and is ignored; did you mean SMARTMONEY_ADDR?",
		},
		"variables of Kubernetes": {
			args: "version", env: map[string]string{"SMARTMONEY_SERVICE_HOST": "10.0.0.1", "SMARTMONEY_PORT_80_TCP": "x"}, status: 0, stdout: "smartmoney ",
			silent: true,
		},
		"no database":        {args: "key list", status: 1, stderr: "there is no database at smartmoney-data/smartmoney.db"},
		"unknown command":    {args: "sreve", status: 2, stderr: `unknown command "sreve" for "smartmoney"; did you mean serve?`},
		"unknown flag":       {args: "serve --adr x", status: 2, stderr: "smartmoney serve has no flag --adr; did you mean --addr?"},
		"unknown argument":   {args: "version now", status: 2, stderr: `smartmoney version takes no arguments, got "now"`},
		"unknown subcommand": {args: "customer destroy", status: 2, stderr: `unknown command "destroy"`},
		"value of the wrong kind": {
			args: "serve --top-wallets many", status: 2, stderr: `--top-wallets must be a whole number, got "many"`,
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
			args: "migrate", env: map[string]string{"SMARTMONEY_DRY_RUN": "secret"}, status: 2, stderr: "SMARTMONEY_DRY_RUN: must be true or false",
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
			for _, variable := range os.Environ() {
				// used by tests, not settings
				if name, _, _ := strings.Cut(variable, "="); strings.HasPrefix(name, "SMARTMONEY_TEST_") {
					t.Setenv(name, "")
					os.Unsetenv(name)
				}
			}
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
			if test.silent && stderr.Len() > 0 {
				t.Errorf("stderr has %q, want nothing", &stderr)
			}
			if strings.Contains(stderr.String(), "secret") {
				t.Errorf("stderr contains an environment value: %s", &stderr)
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
