package app

import (
	"os"
	"regexp"
	"runtime/debug"
	"testing"
)

// TestReleaseVersion checks that a release has the version that scripts/release.sh links in,
// whatever the go command makes of the tag, and that other builds have the module's.
func TestReleaseVersion(t *testing.T) {
	t.Parallel()
	script, err := os.ReadFile("../../scripts/release.sh")
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?m)^ .* go build .*-ldflags="[^"]*-X github\.com/smartmoneyhq/smartmoney/internal/app\.release=\$version"`).Match(script) {
		t.Error("scripts/release.sh does not link the version into the release of internal/app")
	}
	built := debug.BuildInfo{Main: debug.Module{Version: "v0.0.0-20261126191558-bf5c45ea0000"}, Settings: []debug.BuildSetting{
		{Key: "vcs.revision", Value: "bf5c45ea00000000000000000000000000000000"}, {Key: "vcs.modified", Value: "true"},
	}}
	for _, c := range []struct {
		release string
		info    *debug.BuildInfo
		want    string
	}{
		{"v2.0.0", &built, "v2.0.0 (bf5c45ea0000 modified)"},
		{"", &built, "v0.0.0-20261126191558-bf5c45ea0000 (bf5c45ea0000 modified)"},
		{"v2.0.0", nil, "v2.0.0"},
		{"", &debug.BuildInfo{}, "(devel)"},
		{"", nil, "(devel)"},
	} {
		if got := describeBuild(c.release, c.info); got != c.want {
			t.Errorf("release %q: %s, want %s", c.release, got, c.want)
		}
	}
}
