package app

import (
	"context"
	"errors"
	"fmt"
	"testing"
)

// With --ready-sources a process is not ready while a source is unhealthy.
func TestSourcesCheck(t *testing.T) {
	t.Parallel()
	down := errors.New("down")
	for want, unhealthy := range map[string]func(context.Context) (map[string]string, error){
		"<nil>": func(context.Context) (map[string]string, error) { return map[string]string{}, nil },
		"down":  func(context.Context) (map[string]string, error) { return nil, down },
		"unhealthy: base, sol": func(context.Context) (map[string]string, error) {
			return map[string]string{"sol": "x", "base": "y"}, nil
		},
	} {
		if err := sourcesCheck(unhealthy).Probe(t.Context()); fmt.Sprint(err) != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}
