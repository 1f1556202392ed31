package source

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Kinds has the kinds of providers that a program knows, by name. It does not change.
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

// read returns the names of the kinds whose sources a process reads under a lease.
func (k Kinds) read() []string {
	return slices.DeleteFunc(k.Names(), func(name string) bool { return k.pushed(name) })
}

// pushed reports whether providers of a kind send to the service.
func (k Kinds) pushed(name string) bool {
	_, pushed := k[name].(PushKind)
	return pushed
}

var nameRule = regexp.MustCompile(`^[a-z0-9-]{1,64}$`)

// validName reports whether a source may have a name: 1 to 64 of a-z, 0-9 and -.
func validName(name string) bool { return nameRule.MatchString(name) }

// Check returns a definition with its settings completed. Errors are *smartmoney.Error that name
// the field: name, kind, or that of a setting.
func (k Kinds) Check(d Definition) (Definition, error) {
	if !validName(d.Name) {
		return d, smartmoney.BadInput("name", "name must be 1 to 64 characters of a-z, 0-9 and -, got %s", smartmoney.Shown(d.Name))
	}
	kind, known := k[d.Kind]
	if !known {
		return d, smartmoney.BadInput("kind", "kind must be one of %s, got %s", strings.Join(k.Names(), ", "), smartmoney.Shown(d.Kind))
	}
	if len(d.Settings) > MaxSettings {
		return d, smartmoney.BadInput("settings", "settings must be at most %d bytes, got %d", MaxSettings, len(d.Settings))
	}
	settings, err := kind.Check(d.Settings)
	if err != nil {
		return d, err
	}
	if _, err := maxSilence(settings); err != nil {
		return d, err
	}
	d.Settings = settings
	d.Beside, err = beside(kind, d)
	return d, err
}

// beside returns Definition.Beside of a checked definition.
func beside(kind Kind, d Definition) (func(Definition) error, error) {
	sole, ok := kind.(SoleKind)
	if !ok {
		return nil, nil //nolint:nilnil // nil allows all
	}
	mine, err := sole.Sole(d.Settings)
	if err != nil {
		return nil, err
	}
	return func(other Definition) error {
		if other.Kind != d.Kind {
			return nil
		}
		// One whose settings this version does not understand is not read.
		if theirs, err := sole.Sole(other.Settings); err != nil || theirs != mine {
			return nil //nolint:nilerr // see above
		}
		return smartmoney.BadInput("name", "the source %s reads %s already, and %s must not do so beside it: change the settings of the first, or remove it",
			smartmoney.Shown(other.Name), mine, smartmoney.Shown(d.Name))
	}, nil
}

// maxSilence returns the setting max_silence; 0 means never.
func maxSilence(settings json.RawMessage) (time.Duration, error) {
	var common struct {
		MaxSilence string `json:"max_silence"`
	}
	if err := json.Unmarshal(settings, &common); err != nil {
		return 0, smartmoney.BadInput("max_silence", `max_silence must be a duration such as "10m"`)
	}
	if common.MaxSilence == "" {
		return 0, nil
	}
	d, err := time.ParseDuration(common.MaxSilence)
	if err != nil || d < 0 {
		return 0, smartmoney.BadInput("max_silence", `max_silence must be a duration such as "10m", or "0s" for never, got %s`, smartmoney.Shown(common.MaxSilence))
	}
	return d, nil
}

// TryKind is a Kind that can ask its provider for less than what a reader asks it first. evm.Kind
// is one, which imports this package.
type TryKind interface {
	Kind
	// Try returns nil if the provider of a source with checked settings answers, and answers what
	// the source needs.
	Try(ctx context.Context, spec Spec) error
}

// Try connects to the provider of a source with checked settings, as a reader does at the first
// start, until it answers, and stores nothing. It returns an error without secrets if the provider
// refuses the source or does not answer before ctx ends. pushed is true for a source whose provider
// sends to the service, of which nothing can be tried.
func (k Kinds) Try(ctx context.Context, d *Definition, spec Spec) (pushed bool, err error) {
	if k.pushed(d.Kind) {
		return true, nil
	}
	spec.Name, spec.Settings, spec.Log = d.Name, d.Settings, slog.New(slog.DiscardHandler)
	err = try(ctx, k[d.Kind], spec)
	if err == nil {
		return false, nil
	}
	return false, errors.New(ErrorText(err))
}

func try(ctx context.Context, kind Kind, spec Spec) error {
	if kind == nil {
		return errors.New("this version of the service does not know the kind")
	}
	if one, ok := kind.(TryKind); ok {
		return one.Try(ctx, spec)
	}
	reader, err := kind.New(spec)
	if err != nil {
		return err
	}
	reading, cancel := context.WithCancel(ctx)
	defer cancel()
	out := &trial{answered: make(chan struct{}, 1), end: cancel}
	err = reader.Run(reading, out)
	select {
	case <-out.answered:
		return nil
	default:
	}
	if err == nil {
		err = errors.New("no answer")
	}
	return err
}

// trial is an Output that stores nothing and ends the reader once its provider has answered.
type trial struct {
	answered chan struct{}
	end      context.CancelFunc
}

var _ Output = (*trial)(nil)

// Position returns nil, as before the first batch.
func (*trial) Position() json.RawMessage { return nil }

// Append counts a batch with content as an answer. One without has the position to start from,
// which may be a reader's own.
func (t *trial) Append(_ context.Context, b *Batch) error {
	if len(b.Events)+len(b.Rejects)+len(b.Skipped) == 0 {
		return nil
	}
	t.Report(Progress{})
	return ErrLeaseLost
}

// Report notes that the provider has answered.
func (t *trial) Report(Progress) {
	select {
	case t.answered <- struct{}{}:
	default:
	}
	t.end()
}
