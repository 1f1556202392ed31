package httpapi

import (
	"net/http"
	"regexp"
	"strings"
)

const (
	// maxLoggedPath bounds a path in the log, in bytes.
	maxLoggedPath = 200
	// maxUnknownSegment bounds a segment of a path that no handler has, in bytes: a longer one may
	// be a secret in the wrong place.
	maxUnknownSegment = 24
	hidden            = "…"
)

// secretLike matches what looks like a key (after its hint, which may be shown), a webhook's secret
// or a token.
var secretLike = regexp.MustCompile(`(sms-[0-9A-Za-z]{4}|whsec_|eyJ)[0-9A-Za-z_.=+-]+`)

// LoggedPath returns the path of an answered request for logs and traces, without what may be a
// secret: a client that takes a key for a part of the address must not put it there.
func LoggedPath(r *http.Request) string { return SafePath(r.URL.Path, r.Pattern) }

// SafePath is LoggedPath of a path that a pattern matched; "": none is known.
func SafePath(path, pattern string) string {
	path = secretLike.ReplaceAllString(path[:min(len(path), maxLoggedPath)], "${1}"+hidden)
	if pattern != "" && pattern != "/" { // set by the muxes; / is what nobody else handles
		return path
	}
	segments := strings.Split(path, "/")
	for i, s := range segments {
		if len(s) > maxUnknownSegment {
			segments[i] = hidden
		}
	}
	return strings.Join(segments, "/")
}
