package arch_test

import (
	"encoding/json"
	"testing"
)

// TestModulesUseTheVersionsOfTheService compares the requirements of the other modules that run the
// service's code: with other versions they would measure and test another service than the one that
// ships.
func TestModulesUseTheVersionsOfTheService(t *testing.T) {
	service := requirements(t, ".")
	for _, module := range []string{"bench", "test/chain"} {
		for path, version := range requirements(t, module) {
			if want, both := service[path]; both && version != want {
				t.Errorf("%s/go.mod requires %s %s, go.mod %s", module, path, version, want)
			}
		}
	}
	for _, other := range []string{"github.com/centrifugal/centrifuge", "github.com/redis/rueidis", "github.com/ethereum/go-ethereum", "github.com/Shopify/toxiproxy/v2"} {
		if _, found := service[other]; found {
			t.Errorf("go.mod requires %s, which only benches and tests use", other)
		}
	}
}

// requirements returns the versions in a module's go.mod by module path.
func requirements(t *testing.T, dir string) map[string]string {
	t.Helper()
	var file struct {
		Require []struct{ Path, Version string }
	}
	out, err := goOutput(dir, "mod", "edit", "-json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out, &file); err != nil {
		t.Fatal(err)
	}
	versions := map[string]string{}
	for _, r := range file.Require {
		versions[r.Path] = r.Version
	}
	if len(versions) == 0 {
		t.Fatalf("go.mod in %s requires nothing", dir)
	}
	return versions
}
