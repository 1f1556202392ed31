package graph

import (
	"mime"
	"strconv"
	"strings"
)

// mediaType is a form of a GraphQL answer over HTTP.
type mediaType int

const (
	// mediaResponse is application/graphql-response+json: the status tells whether
	// the operation ran.
	mediaResponse mediaType = iota + 1
	// mediaJSON is application/json: a well-formed request is answered with 200.
	mediaJSON
)

const (
	typeResponse = "application/graphql-response+json"
	typeJSON     = "application/json"
	typeEvents   = "text/event-stream"
)

// contentType is the Content-Type of an answer.
func (m mediaType) contentType() string {
	if m == mediaResponse {
		return typeResponse + "; charset=utf-8"
	}
	return typeJSON + "; charset=utf-8"
}

// events tells for what a request accepts server-sent events.
type events int

const (
	eventsNever events = iota
	// eventsForSubscriptions: the other forms are accepted as gladly, or more so. Only a
	// subscription, which has no other form, is answered by events.
	eventsForSubscriptions
	// eventsAlways: events are preferred, so queries and mutations are answered by them, too.
	eventsAlways
)

// wishes is what a request's Accept headers say.
type wishes struct {
	media  mediaType // of what is not answered by events
	events events
	ok     bool // something is accepted that can be given
}

// negotiate picks the form of the answer from the Accept headers. Without a preference it
// is application/json. Events must be asked for by name.
func negotiate(accept []string) wishes {
	if len(accept) == 1 {
		switch accept[0] {
		case typeResponse:
			return wishes{media: mediaResponse, ok: true}
		case "", typeJSON, "*/*":
			return wishes{media: mediaJSON, ok: true}
		case typeEvents:
			return wishes{media: mediaJSON, events: eventsAlways, ok: true}
		}
	}
	if len(accept) == 0 {
		return wishes{media: mediaJSON, ok: true}
	}
	var wantResponse, wantJSON, wantEvents quality
	for part := range strings.SplitSeq(strings.Join(accept, ","), ",") {
		kind, q := acceptPart(part)
		switch kind {
		case typeResponse:
			wantResponse.raise(q, 3)
		case typeJSON:
			wantJSON.raise(q, 3)
		case typeEvents:
			wantEvents.raise(q, 3)
		case "application/*":
			wantResponse.raise(q, 2)
			wantJSON.raise(q, 2)
		case "*/*":
			wantResponse.raise(q, 1)
			wantJSON.raise(q, 1)
		}
	}
	w := wishes{media: mediaJSON, ok: wantResponse.q > 0 || wantJSON.q > 0 || wantEvents.q > 0}
	if wantResponse.q > wantJSON.q || wantResponse.q > 0 && wantResponse.q == wantJSON.q && wantResponse.exact == 3 {
		w.media = mediaResponse
	}
	switch {
	case wantEvents.q <= 0:
	case wantEvents.q > max(wantResponse.q, wantJSON.q):
		w.events = eventsAlways
	default:
		w.events = eventsForSubscriptions
	}
	return w
}

// quality is how much a type is wanted, as the most exact range says.
type quality struct {
	q     float64
	exact int
}

func (w *quality) raise(q float64, exact int) {
	if exact > w.exact {
		w.q, w.exact = q, exact
	}
}

// acceptPart reads one media range with its weight; what cannot be read is no range.
func acceptPart(part string) (kind string, q float64) {
	kind, params, err := mime.ParseMediaType(strings.TrimSpace(part))
	if err != nil {
		return "", 0
	}
	if charset, ok := params["charset"]; ok && !strings.EqualFold(charset, "utf-8") {
		return "", 0
	}
	q = 1
	if text, ok := params["q"]; ok {
		if q, err = strconv.ParseFloat(text, 64); err != nil || q < 0 || q > 1 {
			return "", 0
		}
	}
	return kind, q
}

// jsonBody reports whether a Content-Type says JSON in UTF-8.
func jsonBody(contentType string) bool {
	if contentType == typeJSON {
		return true
	}
	kind, params, err := mime.ParseMediaType(contentType)
	if err != nil || kind != typeJSON {
		return false
	}
	charset, ok := params["charset"]
	return !ok || strings.EqualFold(charset, "utf-8")
}
