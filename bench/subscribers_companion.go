package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// companion is a child that executes several orders, one after the other, and keeps its
// connections open in between.
type companion struct {
	kind string
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *json.Decoder
}

// order is a line that a companion reads from stdin. It answers each with an outcome on
// stdout.
type order struct {
	Verb string
	Job  any
}

type outcome struct {
	Result json.RawMessage
	Err    string
}

// verbs are the functions of a companion by name.
type verbs map[string]func(context.Context, json.RawMessage) (any, error)

// verb adapts a function on a job to verbs.
func verb[J, R any](do func(context.Context, *J) (R, error)) func(context.Context, json.RawMessage) (any, error) {
	return func(ctx context.Context, raw json.RawMessage) (any, error) {
		job := new(J)
		if err := json.Unmarshal(raw, job); err != nil {
			return nil, fmt.Errorf("read the job: %w", err)
		}
		return do(ctx, job)
	}
}

// nothing is an empty job or result.
type nothing struct{}

// startCompanion starts a companion. It stops when ctx ends, or by end.
func startCompanion(ctx context.Context, kind string) (*companion, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	c := &companion{kind: kind, cmd: exec.CommandContext(ctx, program, kind)}
	c.cmd.Stderr = os.Stderr
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	c.out = json.NewDecoder(out)
	return c, c.cmd.Start()
}

// execute sends an order to a companion and returns the result.
func execute[R any](c *companion, verb string, job any) (*R, error) {
	if err := json.NewEncoder(c.in).Encode(order{verb, job}); err != nil {
		return nil, fmt.Errorf("%s: tell to %s: %w", c.kind, verb, err)
	}
	var o outcome
	if err := c.out.Decode(&o); err != nil {
		return nil, fmt.Errorf("%s: %s: no answer: %w", c.kind, verb, err)
	}
	if o.Err != "" {
		return nil, fmt.Errorf("%s: %s: %s", c.kind, verb, o.Err)
	}
	result := new(R)
	if err := json.Unmarshal(o.Result, result); err != nil {
		return nil, fmt.Errorf("%s: %s: result %q: %w", c.kind, verb, o.Result, err)
	}
	return result, nil
}

// end stops the companion and waits for it.
func (c *companion) end() error {
	if err := errors.Join(c.in.Close(), c.cmd.Wait()); err != nil {
		return fmt.Errorf("%s: %w", c.kind, err)
	}
	return nil
}

// serveCompanion executes orders until stdin ends.
func serveCompanion(able verbs) error {
	in, out := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var o struct {
			Verb string
			Job  json.RawMessage
		}
		if err := in.Decode(&o); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return fmt.Errorf("read an order: %w", err)
		}
		if err := out.Encode(able.do(context.Background(), o.Verb, o.Job)); err != nil {
			return fmt.Errorf("answer %s: %w", o.Verb, err)
		}
	}
}

func (v verbs) do(ctx context.Context, name string, job json.RawMessage) outcome {
	do, known := v[name]
	if !known {
		return outcome{Err: "unknown verb"}
	}
	result, err := do(ctx, job)
	if err != nil {
		return outcome{Err: err.Error()}
	}
	text, err := json.Marshal(result)
	if err != nil {
		return outcome{Err: err.Error()}
	}
	return outcome{Result: text}
}
