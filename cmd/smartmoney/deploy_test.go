package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"smartmoney/internal/config"
)

var settingNames = regexp.MustCompile(`SMARTMONEY_([A-Z0-9_]+)`)

// TestDeployment checks that every variable that deploy/ names is one of a flag, that its YAML is well formed,
// and that the commands in it exist.
func TestDeployment(t *testing.T) {
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
	for file, form := range map[string]string{"compose.yaml": `(?m)^\s+SMARTMONEY_ROLE: (\w+)$`, "kubernetes.yaml": `args: \[serve, --role, (\w+)\]`} {
		text, err := os.ReadFile(filepath.Join("..", "..", "deploy", file))
		if err != nil {
			t.Fatal(err)
		}
		var roles []string
		for _, found := range regexp.MustCompile(form).FindAllStringSubmatch(string(text), -1) {
			roles = append(roles, found[1])
		}
		for _, role := range []config.Role{config.RoleAPI, config.RoleEngine, config.RoleSources, config.RoleSinks} {
			if !slices.Contains(roles, string(role)) {
				t.Errorf("%s runs the roles %v, without %s", file, roles, role)
			}
		}
	}
}

// TestComposeMounts checks that what compose.yaml mounts exists, and that Prometheus finds the alert rules where they
// are mounted, and Grafana the dashboard.
func TestComposeMounts(t *testing.T) {
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
