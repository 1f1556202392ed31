package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
)

// childPrefix begins the first argument of a child: a process of this same program.
// Clients run in processes of their own, so that their memory and garbage collection are
// not the service's.
const childPrefix = "child:"

// The children.
const (
	childIngest = childPrefix + "ingest" // ingestJob to ingestResult
	childLoad   = childPrefix + "load"   // loadJob to loadResult
	childLive   = childPrefix + "live"   // liveJob to liveResult

	childHostile = childPrefix + "hostile" // hostileJob to hostileResult
	childTenant  = childPrefix + "tenant"  // hostileJob to tenantResult
	childBeside  = childPrefix + "beside"  // hostileJob to besideResult

	// a companion: a server, and the sender of signals
	childFixture       = childPrefix + "fixture"
	childLoadGenerator = childPrefix + "load-generator" // a companion: subscribers
	childBroker        = childPrefix + "broker"         // a companion: a broker that sources read
)

func runChild(kind string) error {
	switch kind {
	case childIngest:
		return serveChild(sendBodies)
	case childLive:
		return serveChild(runLive)
	case childHostile:
		return serveChild(runHostile)
	case childTenant:
		return serveChild(runTenant)
	case childBeside:
		return serveChild(runBeside)
	case childLoad:
		return serveChild(askQuestions)
	case childFixture:
		return runFixture()
	case childLoadGenerator:
		return runLoadGenerator()
	case childBroker:
		return runBroker()
	default:
		return fmt.Errorf("unknown child %q", kind)
	}
}

// serveChild reads a job from stdin, runs it and writes the result to stdout.
func serveChild[J, R any](do func(context.Context, *J) (*R, error)) error {
	var job J
	if err := json.NewDecoder(os.Stdin).Decode(&job); err != nil {
		return fmt.Errorf("read the job: %w", err)
	}
	result, err := do(context.Background(), &job)
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(result)
}

// callChild runs a job in a process of its own, which ends with ctx.
func callChild[R any](ctx context.Context, kind string, job any) (*R, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	in, err := json.Marshal(job)
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, program, kind)
	cmd.Stdin, cmd.Stderr = bytes.NewReader(in), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", kind, err)
	}
	result := new(R)
	if err := json.Unmarshal(out, result); err != nil {
		return nil, fmt.Errorf("%s: result %q: %w", kind, out, err)
	}
	return result, nil
}
