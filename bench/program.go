package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// build builds the service's program and returns its path.
func build(ctx context.Context, s *settings) (program string, err error) {
	program = filepath.Join(s.dir, "smartmoney")
	if _, err := os.Stat(program); err == nil {
		return program, nil
	}
	say("building the service")
	// Build it in its own module: in this one its dependencies could have other versions.
	root, err := exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Dir}}", "github.com/smartmoneyhq/smartmoney").Output()
	if err != nil {
		return "", fmt.Errorf("find the module of the service: %w", err)
	}
	cmd := exec.CommandContext(ctx, "go", "build", "-o", program, "./cmd/smartmoney")
	cmd.Dir = strings.TrimSpace(string(root))
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build the service: %w: %s", err, out)
	}
	return program, nil
}

// process is the service as its users run it: `smartmoney serve` on a port of its own.
type process struct {
	cmd   *exec.Cmd
	url   string
	ended chan error
	tail  bytes.Buffer // end of its output; read it only after ended
}

// serve starts the program on a database and waits until it is ready.
func serve(ctx context.Context, program, database string, args ...string) (*process, error) {
	p := &process{ended: make(chan error, 1)}
	p.cmd = exec.Command(program, append([]string{"serve", "--addr", "127.0.0.1:0", "--database-url", database}, args...)...)
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "SMARTMONEY_") {
			p.cmd.Env = append(p.cmd.Env, v)
		}
	}
	p.cmd.Dir = filepath.Dir(program) // a directory without a settings file
	said, err := p.cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	address := make(chan string, 1)
	go func() {
		lines := bufio.NewScanner(said)
		for lines.Scan() {
			if _, rest, found := strings.Cut(lines.Text(), " url=http://"); found && len(address) == 0 {
				address <- "http://" + strings.Fields(rest)[0]
			}
			if p.tail.Len() > 1<<16 {
				p.tail.Reset()
			}
			p.tail.WriteString(lines.Text() + "\n")
		}
		p.ended <- p.cmd.Wait()
	}()
	select {
	case p.url = <-address:
		return p, p.awaitReady(ctx)
	case err := <-p.ended:
		return nil, fmt.Errorf("the service ended: %w: %s", err, p.tail.Bytes())
	case <-ctx.Done():
		return nil, errors.Join(ctx.Err(), p.stop())
	}
}

func (p *process) awaitReady(ctx context.Context) error {
	for deadline := time.Now().Add(time.Minute); ; {
		_, err := ask(ctx, "GET", p.url+"/readyz", "", "")
		if err == nil {
			return nil
		}
		if time.Now().After(deadline) || ctx.Err() != nil {
			return errors.Join(fmt.Errorf("the service is not ready: %w", err), p.stop())
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// stop stops the service as an operator does, and kills it after 30 s.
func (p *process) stop() error {
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	select {
	case err := <-p.ended:
		if err != nil {
			return fmt.Errorf("the service ended: %w: %s", err, p.tail.Bytes())
		}
		return nil
	case <-time.After(30 * time.Second):
		return errors.Join(errors.New("the service did not end within 30 s"), p.cmd.Process.Kill())
	}
}

// onProgram builds the program, runs it on an empty PostgreSQL database, and calls do with
// the server, the process and the database. It stops and removes them before it returns.
func onProgram(ctx context.Context, s *settings, do func(*server, *process, *stores) error) (err error) {
	program, err := build(ctx, s)
	if err != nil {
		return err
	}
	server, err := newServer(s)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	url, err := server.create(ctx)
	if err != nil {
		return err
	}
	p, err := serve(ctx, program, url)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, p.stop()) }()
	db, err := open(ctx, url)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.DB.Close()) }()
	return do(server, p, db)
}
