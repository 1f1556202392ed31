package arch_test

import (
	"encoding/json"
	"testing"
)

// TestBenchUsesTheVersionsOfTheService compares the requirements of both modules: with
// other versions the benches would measure another service than the one that ships.
func TestBenchUsesTheVersionsOfTheService(t *testing.T) {
	service, bench := requirements(t, "."), requirements(t, "bench")
	for path, version := range bench {
		if want, both := service[path]; both && version != want {
			t.Errorf("bench/go.mod requires %s %s, go.mod %s", path, version, want)
		}
	}
	for _, competitor := range []string{"github.com/centrifugal/centrifuge", "github.com/redis/rueidis"} {
		if _, found := service[competitor]; found {
			t.Errorf("go.mod requires %s, which only the benches use", competitor)
		}
	}
}

// requirements returns the versions in a module's go.mod by module path.
func requirements(t *testing.T, dir string) map[string]string {
	t.Helper()
	var file struct {
		Require []struct{ Path, Version string }
	}
	if err := json.Unmarshal(goOutput(t, dir, "mod", "edit", "-json"), &file); err != nil {
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
