package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

// TestBillOfMaterials checks that the bill of materials that a release has of its binary is JSON
// and names every module in the binary, with its version and checksum, the standard library, and
// every npm package in the pages.
func TestBillOfMaterials(t *testing.T) {
	t.Parallel()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	modules, err := exec.CommandContext(t.Context(), "go", "version", "-m", program).Output()
	if err != nil {
		t.Fatal(err)
	}
	licences, err := filepath.Glob("../../web/*/assets/licences.txt")
	if err != nil {
		t.Fatal(err)
	}
	awk := exec.CommandContext(t.Context(), "awk", append([]string{
		"-f", "../../scripts/sbom.awk", "-v", "name=smartmoney-v1.2.3-linux-amd64", "-v", "version=v1.2.3", "-",
	}, licences...)...)
	awk.Stdin = strings.NewReader(string(modules))
	text, err := awk.Output()
	if err != nil {
		t.Fatal(err)
	}
	var bill struct {
		BOMFormat string
		Metadata  struct {
			Component struct{ Name, Version string }
		}
		// A component's property is its checksum in go.sum.
		Components []struct {
			Name, Version, PURL string
			Properties          []struct{ Name, Value string }
		}
	}
	if err := json.Unmarshal(text, &bill); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	if c := bill.Metadata.Component; bill.BOMFormat != "CycloneDX" || c.Name != "smartmoney" || c.Version != "v1.2.3" {
		t.Errorf("%s of %+v", bill.BOMFormat, c)
	}
	found := map[string]string{} // checksums by module@version
	var npm []string             // purls
	for _, c := range bill.Components {
		if strings.HasPrefix(c.PURL, "pkg:npm/") {
			npm = append(npm, c.PURL)
			continue
		}
		sum := ""
		if len(c.Properties) == 1 && c.Properties[0].Name == "go:sum" {
			sum = c.Properties[0].Value
		}
		found[strings.TrimPrefix(c.PURL, "pkg:golang/")] = sum
	}
	info, ok := debug.ReadBuildInfo()
	if !ok || len(info.Deps) == 0 {
		t.Fatal("the test knows nothing of its build")
	}
	for _, m := range info.Deps {
		if m.Replace != nil {
			t.Errorf("%s is replaced, which the bill of materials does not show", m.Path)
		}
		if sum, ok := found[m.Path+"@"+m.Version]; !ok || sum != m.Sum {
			t.Errorf("%s %s has the checksum %q, want %q", m.Path, m.Version, sum, m.Sum)
		}
	}
	std := "std@" + strings.TrimPrefix(info.GoVersion, "go")
	if _, ok := found[std]; !ok || len(found) != len(info.Deps)+1 {
		t.Errorf("%d components, want %d modules and %s", len(found), len(info.Deps), std)
	}
	wantPackages(t, npm)
}

// wantPackages checks that packages, by purl, are those of the lock files of web/, and that what
// each page is built on is among them.
func wantPackages(t *testing.T, purls []string) {
	t.Helper()
	locks, err := filepath.Glob("../../web/*/package-lock.json")
	if err != nil || len(locks) != 3 {
		t.Fatal(locks, err)
	}
	locked := map[string]bool{} // by purl
	var direct []string         // what package.json names for the page
	for _, path := range locks {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var lock struct {
			Packages map[string]struct {
				Version      string
				Dev          bool
				Dependencies map[string]string
			}
		}
		if err := json.Unmarshal(text, &lock); err != nil {
			t.Fatal(err)
		}
		purl := func(name, version string) string {
			return "pkg:npm/" + strings.Replace(name, "@", "%40", 1) + "@" + version
		}
		for at, p := range lock.Packages {
			if i := strings.LastIndex(at, "node_modules/"); i >= 0 && !p.Dev {
				locked[purl(at[i+len("node_modules/"):], p.Version)] = true
			}
		}
		for name, version := range lock.Packages[""].Dependencies {
			if name != "esbuild" { // it makes the bundle
				direct = append(direct, purl(name, version))
			}
		}
	}
	for i, p := range purls {
		if !locked[p] || slices.Contains(purls[:i], p) {
			t.Errorf("%s is in no lock file, or twice in the bill of materials", p)
		}
	}
	for _, p := range direct {
		if !slices.Contains(purls, p) {
			t.Errorf("the bill of materials lacks %s", p)
		}
	}
	if len(direct) < 10 {
		t.Errorf("the pages are built on %v", direct)
	}
}

// TestBillOfMaterialsIsWhole checks that no bill of materials is made without the packages of the
// pages.
func TestBillOfMaterialsIsWhole(t *testing.T) {
	t.Parallel()
	awk := exec.CommandContext(t.Context(), "awk", "-f", "../../scripts/sbom.awk", "-v", "name=a", "-v", "version=v1.2.3", "-")
	awk.Stdin = strings.NewReader("smartmoney: go1.26.0\n\tdep\texample.com/a\tv1.0.0\th1:x=\n")
	if out, err := awk.CombinedOutput(); err == nil || !strings.Contains(string(out), "2 Go modules and 0 npm packages") {
		t.Errorf("made without packages: %v, %s", err, out)
	}
}

// TestReleaseHasWhatReadmeLinks checks that a release's archive has every file that its README
// links to.
func TestReleaseHasWhatReadmeLinks(t *testing.T) {
	t.Parallel()
	script, err := os.ReadFile("../../scripts/release.sh")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`(?m)^ *git archive HEAD (.*) \|`).FindSubmatch(script)
	if line == nil {
		t.Fatal("scripts/release.sh copies nothing with git archive")
	}
	packed, links := strings.Fields(string(line[1])), 0
	for _, link := range regexp.MustCompile(`\]\(([^)#:]+)[)#]`).FindAllSubmatch(readme, -1) {
		links++
		if top, _, _ := strings.Cut(string(link[1]), "/"); !slices.Contains(packed, top) && !slices.Contains(packed, string(link[1])) {
			t.Errorf("README.md links to %s, which is not among %q", link[1], packed)
		}
	}
	if links < 10 {
		t.Errorf("README.md has %d links", links)
	}
}
