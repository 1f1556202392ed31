package cli

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

var settingNames = regexp.MustCompile(`SMARTMONEY_([A-Z0-9_]+)`)

// TestDeployment checks that every variable that deploy/ names is one of a flag, that its YAML is
// well formed, and that the commands in it exist.
func TestDeployment(t *testing.T) {
	t.Parallel()
	known := variables(newRootCmd())
	named := 0
	files, err := filepath.Glob(filepath.Join("..", "..", "deploy", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			continue // a directory
		}
		for _, found := range settingNames.FindAllStringSubmatch(string(text), -1) {
			named++
			if !slices.Contains(known, found[1]) {
				t.Errorf("%s names %s, which no flag has", path, found[0])
			}
		}
		if filepath.Ext(path) == ".yaml" {
			wellFormed(t, path, string(text))
		}
	}
	if len(files) < 6 || named < 10 {
		t.Fatalf("%d files name %d variables: this test looks at the wrong place", len(files), named)
	}
}

// wellFormed parses every document of a file and the flags of the containers in it.
func wellFormed(t *testing.T, path, text string) {
	t.Helper()
	for document := range strings.SplitSeq(text, "\n---\n") {
		var content any
		if err := yaml.Unmarshal([]byte(document), &content); err != nil {
			t.Errorf("%s: %v", path, err)
		}
		eachLine(content, func(line []string) {
			cmd, rest, err := newRootCmd().Find(line)
			if err != nil {
				t.Errorf("%s: smartmoney %v: %v", path, line, err)
			} else if err := cmd.ParseFlags(rest); err != nil {
				t.Errorf("%s: smartmoney %v: %v", path, line, err)
			}
		})
	}
}

// eachLine calls check with the arguments of every container whose image is smartmoney.
func eachLine(content any, check func([]string)) {
	switch content := content.(type) {
	case []any:
		for _, element := range content {
			eachLine(element, check)
		}
	case map[string]any:
		if content["image"] == "smartmoney" {
			for _, key := range []string{"args", "command"} {
				if words, ok := content[key].([]any); ok {
					line := make([]string, len(words))
					for i, word := range words {
						line[i], _ = word.(string)
					}
					check(line)
				}
			}
		}
		for _, element := range content {
			eachLine(element, check)
		}
	}
}

// TestDeployedRoles checks that the files for a fleet run every role that does a part of the work.
func TestDeployedRoles(t *testing.T) {
	t.Parallel()
	for file, form := range map[string]string{"compose.yaml": `(?m)^\s+SMARTMONEY_ROLE: (\w+)$`, "kubernetes.yaml": `args: \[serve, --role, (\w+)\]`} {
		text, err := os.ReadFile(filepath.Join("..", "..", "deploy", file))
		if err != nil {
			t.Fatal(err)
		}
		var roles []string
		for _, found := range regexp.MustCompile(form).FindAllStringSubmatch(string(text), -1) {
			roles = append(roles, found[1])
		}
		for _, role := range []config.Role{config.RoleAPI, config.RoleEngine, config.RoleSources} {
			if !slices.Contains(roles, string(role)) {
				t.Errorf("%s runs the roles %v, without %s", file, roles, role)
			}
		}
	}
}

// TestImage checks the settings of the image: its service can be reached at the port that it
// exposes, HEALTHCHECK asks there, and without a certificate or a proxy it does not start.
func TestImage(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "..", "deploy", "Dockerfile"))
	if err != nil {
		t.Fatal(err)
	}
	var environ []string
	for _, line := range regexp.MustCompile(`(?m)^ENV (.+)$`).FindAllStringSubmatch(string(text), -1) {
		environ = append(environ, strings.Fields(line[1])...)
	}
	settings := func(more ...string) (config.Config, error) {
		cmd, _, err := newRootCmd().Find([]string{"serve"})
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.ParseFlags(nil); err != nil {
			t.Fatal(err)
		}
		return config.Load(cmd.Flags(), slices.Concat(environ, more))
	}
	if _, err := settings(); err == nil || !strings.Contains(err.Error(), "--behind-proxy") {
		t.Errorf("without a certificate or a proxy: %v", err)
	}
	cfg, err := settings("SMARTMONEY_BEHIND_PROXY=true")
	if err != nil {
		t.Fatal(err)
	}
	exposed := regexp.MustCompile(`(?m)^EXPOSE (\d+)$`).FindStringSubmatch(string(text))
	if len(exposed) < 2 || cfg.Addr != "0.0.0.0:"+exposed[1] {
		t.Fatalf("the service listens on %s, the image exposes %v", cfg.Addr, exposed)
	}
	if asked, err := localURL(&cfg); err != nil || asked != "http://localhost:"+exposed[1] || !strings.Contains(string(text), `CMD ["/usr/local/bin/smartmoney", "healthcheck"]`) {
		t.Errorf("HEALTHCHECK asks %s, %v", asked, err)
	}
}

// composed is a container of compose.yaml.
type composed struct {
	Image       string
	Command     []string
	Environment map[string]string
	Volumes     []string
}

// composeServices returns the containers of compose.yaml by name.
func composeServices(t *testing.T) map[string]composed {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "deploy", "compose.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var compose struct{ Services map[string]composed }
	if err := yaml.Unmarshal(text, &compose); err != nil {
		t.Fatalf("compose.yaml: %v", err)
	}
	return compose.Services
}

// serving returns the names of the containers of compose.yaml that run serve, sorted.
func serving(t *testing.T) (names []string) {
	t.Helper()
	for name, s := range composeServices(t) {
		if s.Image == "smartmoney" && len(s.Command) == 0 {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	if len(names) < 5 {
		t.Fatalf("compose.yaml serves in %v", names)
	}
	return names
}

// TestComposeConnections checks that the database of compose.yaml takes the connections of every
// process and of a command beside them, by the rule of docs/operations.md.
func TestComposeConnections(t *testing.T) {
	t.Parallel()
	const (
		beside   = 8 // connections of a process beyond db-max-open
		reserved = 3 // PostgreSQL's superuser_reserved_connections
	)
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "operations.md"))
	if err != nil {
		t.Fatal(err)
	}
	each := config.Default().DBMaxOpen + beside
	if rule := fmt.Sprintf("for each process, `db-max-open` (%d) and eight more", each-beside); !strings.Contains(string(text), rule) {
		t.Errorf("docs/operations.md does not say %q", rule)
	}
	taken := 100 // PostgreSQL's default
	for _, word := range composeServices(t)["postgres"].Command {
		if n, ok := strings.CutPrefix(word, "max_connections="); ok {
			if taken, err = strconv.Atoi(n); err != nil {
				t.Fatal(err)
			}
		}
	}
	if need := (len(serving(t))+1)*each + reserved; taken < need {
		t.Errorf("PostgreSQL takes %d connections, %d processes and a command need %d", taken, len(serving(t)), need)
	}
}

// TestPrometheusJob checks that Prometheus scrapes every process of compose.yaml, as the job that
// the alert rules name.
func TestPrometheusJob(t *testing.T) {
	t.Parallel()
	var prometheus struct {
		Jobs []struct {
			Name   string                       `yaml:"job_name"`
			Static []struct{ Targets []string } `yaml:"static_configs"`
		} `yaml:"scrape_configs"`
	}
	text, err := os.ReadFile(filepath.Join("..", "..", "deploy", "prometheus.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(text, &prometheus); err != nil || len(prometheus.Jobs) != 1 {
		t.Fatalf("prometheus.yaml: %v, %d jobs", err, len(prometheus.Jobs))
	}
	var targets []string
	for _, s := range prometheus.Jobs[0].Static {
		targets = append(targets, s.Targets...)
	}
	slices.Sort(targets)
	var want []string
	for _, name := range serving(t) {
		_, port, _ := strings.Cut(composeServices(t)[name].Environment["SMARTMONEY_METRICS_ADDR"], ":")
		want = append(want, name+":"+port)
	}
	if !slices.Equal(targets, want) {
		t.Errorf("Prometheus scrapes %v, compose.yaml serves metrics at %v", targets, want)
	}
	rules, err := os.ReadFile(filepath.Join("..", "..", "deploy", "alerts.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`job="([^"]*)"`).FindAllStringSubmatch(string(rules), -1)
	for _, found := range named {
		if found[1] != prometheus.Jobs[0].Name {
			t.Errorf("alerts.yaml names the job %q, prometheus.yaml %q", found[1], prometheus.Jobs[0].Name)
		}
	}
	if len(named) == 0 {
		t.Error("alerts.yaml names no job")
	}
}

// TestComposeMounts checks that what compose.yaml mounts exists, and that Prometheus finds the
// alert rules where they are mounted, and Grafana the dashboard.
func TestComposeMounts(t *testing.T) {
	t.Parallel()
	deploy := filepath.Join("..", "..", "deploy")
	var compose struct {
		Services map[string]struct{ Volumes []string }
	}
	var prometheus struct {
		Rules []string `yaml:"rule_files"`
	}
	var dashboards struct {
		Providers []struct{ Options struct{ Path string } }
	}
	for name, into := range map[string]any{
		"compose.yaml": &compose, "prometheus.yaml": &prometheus, "grafana/provisioning/dashboards/smartmoney.yaml": &dashboards,
	} {
		text, err := os.ReadFile(filepath.Join(deploy, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		if err := yaml.Unmarshal(text, into); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	mounted := map[string]string{} // by service and path in the container
	for service, s := range compose.Services {
		for _, v := range s.Volumes {
			from, to, _ := strings.Cut(v, ":")
			if !strings.HasPrefix(from, "./") {
				continue
			}
			if _, err := os.Stat(filepath.Join(deploy, filepath.FromSlash(from))); err != nil {
				t.Errorf("%s mounts what is not there: %v", service, err)
			}
			mounted[service+" "+strings.TrimSuffix(to, ":ro")] = from
		}
	}
	if len(prometheus.Rules) != 1 || mounted["prometheus "+prometheus.Rules[0]] != "./alerts.yaml" {
		t.Errorf("the rules %v are not mounted: %v", prometheus.Rules, mounted)
	}
	if len(dashboards.Providers) != 1 || mounted["grafana "+dashboards.Providers[0].Options.Path] != "./grafana" || mounted["grafana /etc/grafana/provisioning"] == "" {
		t.Errorf("the dashboard of %+v is not mounted: %v", dashboards.Providers, mounted)
	}
}

// TestSmartmoneyctl checks what smartmoneyctl asks of systemd: the command and its arguments as
// they are, with the unit's environment and certificate. None of the arguments is in the
// description, which is logged.
func TestSmartmoneyctl(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for name, script := range map[string]string{
		"systemctl": `case "$*" in
*Environment*) echo 'SMARTMONEY_DATA_DIR=/var/lib/smartmoney "SMARTMONEY_TLS_CERT=/run/credentials/smartmoney.service/cert.pem"' ;;
*Capabilities*) echo cap_net_bind_service ;;
cat*) printf '[Service]\n#LoadCredential=old:/old\nLoadCredential=cert.pem:/etc/smartmoney/my cert.pem\nLoadCredential=key.pem:/etc/smartmoney/key.pem\n' ;;
esac`,
		"systemd-run": `printf '%s\n' "$@"; exit 3`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+script+"\n"), 0o700); err != nil { //nolint:gosec // a program
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), "sh", filepath.Join("..", "..", "deploy", "smartmoneyctl"), "customer", "create", "My 'desk'", "--id", "*")
	cmd.Env = []string{"PATH=" + dir + string(filepath.ListSeparator) + os.Getenv("PATH")}
	out, err := cmd.Output()
	if exit, ok := errors.AsType[*exec.ExitError](err); !ok || exit.ExitCode() != 3 {
		t.Errorf("ended with %v, want the status of the command", err)
	}
	options, command, _ := strings.Cut(string(out), "\n--\n")
	if want := "/usr/local/bin/smartmoney\ncustomer\ncreate\nMy 'desk'\n--id\n*\n"; command != want {
		t.Errorf("runs %q, want %q", command, want)
	}
	own := regexp.MustCompile(`(?m)^--unit=(smartmoney-command-\d+)$`).FindStringSubmatch(options)
	if own == nil {
		t.Fatalf("no unit's name in %q", options)
	}
	for _, want := range []string{
		`--property=Environment=SMARTMONEY_DATA_DIR=/var/lib/smartmoney "SMARTMONEY_TLS_CERT=/run/credentials/` + own[1] + `.service/cert.pem"`,
		"--property=EnvironmentFile=-/etc/smartmoney/environment", "--property=AmbientCapabilities=cap_net_bind_service",
		"--property=LoadCredential=cert.pem:/etc/smartmoney/my cert.pem", "--property=LoadCredential=key.pem:/etc/smartmoney/key.pem",
		"--property=DynamicUser=yes", "--property=User=smartmoney", "--property=StateDirectory=smartmoney", "--description=smartmoney customer",
	} {
		if !slices.Contains(strings.Split(options, "\n"), want) {
			t.Errorf("systemd is not asked for %q in %q", want, options)
		}
	}
}
