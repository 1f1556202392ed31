package source_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// silent is a kind whose provider never answers.
type silent struct{ *provider }

func (silent) New(source.Spec) (source.Reader, error) { return silentReader{}, nil }

type silentReader struct{}

func (silentReader) Run(ctx context.Context, out source.Output) error {
	// the position to start from is the reader's own
	if err := out.Append(ctx, &source.Batch{Position: json.RawMessage("0")}); err != nil {
		return err
	}
	<-ctx.Done()
	return nil
}

// A trial ends with the provider's first answer, be it messages or that there is none, and else
// with the error, or with the time.
func TestTry(t *testing.T) {
	try := func(kind source.Kind) (pushed bool, err error) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		return source.NewKinds(kind).Try(ctx, &source.Definition{Name: "x", Kind: kind.Name()}, source.Spec{})
	}
	refused := newProvider()
	refused.fault = func() error { return errors.New("refused at https://node.example/secret-key") }
	for name, kind := range map[string]source.Kind{"empty": newProvider(), "messages": newProvider(trades(1, 20)...)} {
		if pushed, err := try(kind); pushed || err != nil {
			t.Errorf("%s: %v, %v", name, pushed, err)
		}
	}
	if _, err := try(refused); err == nil || !strings.HasPrefix(err.Error(), "refused at") || strings.Contains(err.Error(), "secret-key") {
		t.Errorf("refused: %v", err)
	}
	if pushed, err := try(hook{}); !pushed || err != nil {
		t.Errorf("pushed: %v, %v", pushed, err)
	}
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		_, err := source.NewKinds(silent{newProvider()}).Try(ctx, &source.Definition{Kind: "list"}, source.Spec{})
		if err == nil || err.Error() != "no answer" {
			t.Errorf("silent: %v", err)
		}
	})
	if _, err := source.NewKinds().Try(t.Context(), &source.Definition{Kind: "gone"}, source.Spec{}); err == nil {
		t.Error("an unknown kind is tried")
	}
}
