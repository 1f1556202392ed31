package graph

import (
	"mime"
	"strconv"
	"strings"
)

// mediaType is a media type of GraphQL responses.
type mediaType int

const (
	// mediaResponse is application/graphql-response+json: the status shows whether the
	// operation ran.
	mediaResponse mediaType = iota + 1
	// mediaJSON is application/json: the response to a well-formed request is 200.
	mediaJSON
)

const (
	typeResponse = "application/graphql-response+json"
	typeJSON     = "application/json"
	typeEvents   = "text/event-stream"
)

func (m mediaType) contentType() string {
	if m == mediaResponse {
		return typeResponse + "; charset=utf-8"
	}
	return typeJSON + "; charset=utf-8"
}

// events is the set of operations for which a request accepts server-sent events.
type events int

const (
	eventsNever events = iota
	// eventsForSubscriptions: other media types have the same or a higher quality. Only
	// subscriptions, which have no other media type, are sent as events.
	eventsForSubscriptions
	// eventsAlways: events are preferred, for queries and mutations, too.
	eventsAlways
)

// acceptance is the result of negotiating a request's Accept headers.
type acceptance struct {
	media  mediaType // of responses other than events
	events events
	ok     bool // at least one supported media type is accepted
}

// negotiate selects the media type of the response from the Accept headers. Without a
// preference it is application/json. Events must be accepted by name.
func negotiate(accept []string) acceptance {
	all := strings.Join(accept, ",")
	switch all {
	case typeResponse:
		return acceptance{media: mediaResponse, ok: true}
	case "", typeJSON, "*/*":
		return acceptance{media: mediaJSON, ok: true}
	case typeEvents:
		return acceptance{media: mediaJSON, events: eventsAlways, ok: true}
	}
	var wantResponse, wantJSON, wantEvents quality
	for part := range strings.SplitSeq(all, ",") {
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
	w := acceptance{media: mediaJSON, ok: wantResponse.q > 0 || wantJSON.q > 0 || wantEvents.q > 0}
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

// quality is the quality value of a media type, from the most specific range.
type quality struct {
	q     float64
	exact int
}

func (qu *quality) raise(q float64, exact int) {
	if exact > qu.exact {
		qu.q, qu.exact = q, exact
	}
}

// acceptPart reads one media range with its quality. An invalid one returns "".
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

// jsonBody reports whether a Content-Type is JSON in UTF-8.
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
