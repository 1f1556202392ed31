package app

import (
	"fmt"
	"runtime/debug"
)

// release is the version of a release, which scripts/release.sh links in; "" for other builds, and
// nothing changes it.
var release string

// moduleVersion returns the version of the release, of other builds the module's; "" if neither is
// known.
func moduleVersion(release string, info *debug.BuildInfo) string {
	if release != "" || info == nil {
		return release
	}
	return info.Main.Version
}

// BuildVersion returns the version of this binary, with the commit if the build recorded one.
func BuildVersion() string {
	info, _ := debug.ReadBuildInfo()
	return describeBuild(release, info)
}

// describeBuild returns the version of a build, with the commit if info, which may be nil, has one.
func describeBuild(release string, info *debug.BuildInfo) string {
	version, commit, dirty := moduleVersion(release, info), "", ""
	if version == "" {
		return "(devel)"
	}
	if info == nil {
		return version
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			commit = s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			dirty = " modified"
		}
	}
	if commit == "" {
		return version
	}
	return fmt.Sprintf("%s (%.12s%s)", version, commit, dirty)
}
