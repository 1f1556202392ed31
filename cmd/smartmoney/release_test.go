package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"runtime/debug"
	"strings"
	"testing"
)

// TestBillOfMaterials checks that the bill of materials that a release has of its binary is JSON and names every module in the
// binary, with its version and checksum, and the standard library.
func TestBillOfMaterials(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	modules, err := exec.CommandContext(t.Context(), "go", "version", "-m", program).Output()
	if err != nil {
		t.Fatal(err)
	}
	awk := exec.CommandContext(t.Context(), "awk", "-f", "../../scripts/sbom.awk", "-v", "name=smartmoney-v1.2.3-linux-amd64", "-v", "version=v1.2.3")
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
	for _, c := range bill.Components {
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
}
