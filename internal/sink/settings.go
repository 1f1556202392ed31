package sink

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"

	"smartmoney/internal/smartmoney"
)

// Bounds of what is stored of sinks.
const (
	MaxSinks    = 64       // sinks of a settings file
	MaxSettings = 16 << 10 // bytes of a sink's settings
)

// Where a sink begins with what is in the database before it.
const (
	FromEarliest = "earliest" // with everything that is kept
	FromNow      = "now"      // with what comes
)

// Streams returns every stream.
func Streams() []Stream { return []Stream{Notifications, Decisions, Trades} }

// Index returns the stream's place in Streams, which is stored and never changes. It panics for an unknown stream.
func (s Stream) Index() int {
	i := slices.Index(Streams(), s)
	if i < 0 {
		panic("BUG: unknown stream " + string(s))
	}
	return i
}

// Definition is a sink as its operator defines it. It holds no secret but Settings.
type Definition struct {
	Name     string          // [a-z0-9-]{1,64}, unique
	Kind     string          // of the broker
	Streams  []Stream        // in the order of Streams, at least one
	From     string          // FromEarliest or FromNow; a customer who is added later is published from the beginning
	Settings json.RawMessage // the kind's own, as Kind.Check returned them; may hold secrets, and is not stored
}

// Kinds has the kinds of brokers that a program knows, by name. It does not change.
type Kinds map[string]Kind

// NewKinds returns kinds by their names.
func NewKinds(kinds ...Kind) Kinds {
	k := Kinds{}
	for _, kind := range kinds {
		k[kind.Name()] = kind
	}
	return k
}

// Names returns the names of the kinds in order.
func (k Kinds) Names() []string { return slices.Sorted(maps.Keys(k)) }

var nameRule = regexp.MustCompile(`^[a-z0-9-]{1,64}$`)

// Check reads the settings of a sink, a JSON object with the fields streams and from beside those of its kind. Errors
// are *smartmoney.Error that name the field: name, kind, streams, from, or that of the kind.
func (k Kinds) Check(name, kind string, settings json.RawMessage) (Definition, error) {
	d := Definition{Name: name, Kind: kind}
	if !nameRule.MatchString(name) {
		return d, smartmoney.BadInput("name", "name must be 1 to 64 characters of a-z, 0-9 and -, got %s", smartmoney.Shown(name))
	}
	known, ok := k[kind]
	if !ok {
		return d, smartmoney.BadInput("kind", "kind must be one of %s, got %s", strings.Join(k.Names(), ", "), smartmoney.Shown(kind))
	}
	if len(settings) > MaxSettings {
		return d, smartmoney.BadInput("settings", "settings must be at most %d bytes, got %d", MaxSettings, len(settings))
	}
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(settings, &fields); err != nil {
		return d, smartmoney.BadInput("settings", "the settings must be a JSON object")
	}
	if err := d.takeCommon(fields); err != nil {
		return d, err
	}
	own, err := json.Marshal(fields)
	if err != nil {
		return d, smartmoney.BadInput("settings", "the settings must be a JSON object")
	}
	d.Settings, err = known.Check(own)
	return d, err
}

// takeCommon takes the fields that all sinks have out of a sink's settings.
func (d *Definition) takeCommon(fields map[string]json.RawMessage) error {
	d.From = FromEarliest
	if raw, ok := fields["from"]; ok {
		err := json.Unmarshal(raw, &d.From)
		if err != nil || d.From != FromEarliest && d.From != FromNow {
			return smartmoney.BadInput("from", "from must be %s or %s, got %s", FromEarliest, FromNow, smartmoney.Shown(string(raw)))
		}
	}
	d.Streams = []Stream{Notifications}
	if raw, ok := fields["streams"]; ok {
		streams, err := readStreams(raw)
		if err != nil {
			return err
		}
		d.Streams = streams
	}
	delete(fields, "from")
	delete(fields, "streams")
	return nil
}

// readStreams reads a JSON array of streams, or a text with commas between them.
func readStreams(raw json.RawMessage) ([]Stream, error) {
	var named []string
	var text string
	if json.Unmarshal(raw, &text) == nil {
		for part := range strings.SplitSeq(text, ",") {
			named = append(named, strings.TrimSpace(part))
		}
	} else if err := json.Unmarshal(raw, &named); err != nil {
		return nil, badStreams(raw)
	}
	var streams []Stream
	for _, s := range Streams() {
		if slices.Contains(named, string(s)) {
			streams = append(streams, s)
		}
	}
	if len(named) == 0 || len(streams) != len(named) { // unknown or repeated
		return nil, badStreams(raw)
	}
	return streams, nil
}

func badStreams(raw json.RawMessage) error {
	return smartmoney.BadInput("streams", "streams must be some of notifications, decisions and trades, each once, got %s", smartmoney.Shown(string(raw)))
}
