package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	_ "github.com/lib/pq" // the "postgres" driver

	wiring "github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// stores are the stores of a database.
type stores = wiring.Stores

// server creates temporary databases, and drops them at Close.
type server struct {
	admin *url.URL
	conn  *sql.DB
	made  []string
	dir   string
}

func newServer(s *settings) (*server, error) {
	admin, err := url.Parse(s.postgres)
	if err != nil {
		return nil, errors.New("-postgres is no URL")
	}
	conn, err := sql.Open("postgres", s.postgres)
	if err != nil {
		return nil, fmt.Errorf("connect to PostgreSQL: %w", err)
	}
	return &server{admin: admin, conn: conn, dir: s.dir}, nil
}

// create creates an empty PostgreSQL database and returns its URL.
func (s *server) create(ctx context.Context) (string, error) {
	name := "smbench_" + strings.ToLower(rand.Text())
	if _, err := s.conn.ExecContext(ctx, "CREATE DATABASE "+name+" TEMPLATE template0"); err != nil {
		return "", fmt.Errorf("create a database: %w", err)
	}
	s.made = append(s.made, name)
	u := *s.admin
	u.Path = "/" + name
	return u.String(), nil
}

// url returns the URL of a fresh database of a kind.
func (s *server) url(ctx context.Context, d sqldb.Dialect) (string, error) {
	if d == sqldb.Postgres {
		return s.create(ctx)
	}
	return "sqlite:" + filepath.Join(s.dir, rand.Text()+".db"), nil
}

// settle makes the server flush its dirty pages, so that one measurement does not pay for
// the one before.
func (s *server) settle(ctx context.Context) error {
	_, err := s.conn.ExecContext(ctx, "CHECKPOINT")
	return err
}

// usage has the processor time used so far by this process, in which the service runs, and by
// PostgreSQL's processes, 0 where /proc does not show these; bytes of PostgreSQL's WAL.
type usage struct {
	service, server time.Duration
	wal             int64
}

// usage returns what has been used so far.
func (s *server) usage(ctx context.Context) (u usage, err error) {
	var self syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &self); err != nil {
		return u, err
	}
	u.service = time.Duration(self.Utime.Nano() + self.Stime.Nano())
	var backend int
	err = s.conn.QueryRowContext(ctx, "SELECT pg_backend_pid(), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint").Scan(&backend, &u.wal)
	if err != nil {
		return u, err
	}
	if mine, err := readStat(backend); err == nil { // PostgreSQL runs on this machine
		u.server, err = serverTime(mine.parent)
		return u, err
	}
	return u, nil
}

// serverTime returns the processor time of PostgreSQL's processes, with those that have ended.
func serverTime(postmaster int) (sum time.Duration, err error) {
	paths, err := filepath.Glob("/proc/[0-9]*")
	if err != nil {
		return 0, err
	}
	for _, path := range paths {
		pid, _ := strconv.Atoi(filepath.Base(path))
		stat, err := readStat(pid)
		switch {
		case err != nil: // it has ended
		case pid == postmaster:
			sum += stat.own + stat.ofEnded
		case stat.parent == postmaster:
			sum += stat.own
		}
	}
	return sum, nil
}

// stat has a process's fields of /proc/PID/stat.
type stat struct {
	parent       int
	own, ofEnded time.Duration // processor time of the process, and of its children that have ended
}

// readStat reads /proc/PID/stat, whose name in brackets may contain anything.
func readStat(pid int) (p stat, err error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return p, err
	}
	fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
	const parent, own, ended = 1, 11, 13 // user and system time each
	if len(fields) <= ended+1 {
		return p, fmt.Errorf("process %d: unknown format", pid)
	}
	var ticks [4]int64
	for i := range ticks {
		if ticks[i], err = strconv.ParseInt(fields[own+i], 10, 64); err != nil {
			return p, err
		}
	}
	const tick = 10 * time.Millisecond
	p.own, p.ofEnded = time.Duration(ticks[0]+ticks[1])*tick, time.Duration(ticks[2]+ticks[3])*tick
	p.parent, err = strconv.Atoi(fields[parent])
	return p, err
}

// Close drops the databases, also after an interrupt.
func (s *server) Close() error {
	var errs []error
	for _, name := range s.made {
		_, err := s.conn.ExecContext(context.Background(), "DROP DATABASE IF EXISTS "+name+" WITH (FORCE)")
		errs = append(errs, err)
	}
	return errors.Join(append(errs, s.conn.Close())...)
}

// open opens a database without migrating it.
func open(ctx context.Context, url string) (*stores, error) {
	db, err := sqldb.Open(ctx, sqldb.Options{URL: url})
	if err != nil {
		return nil, err
	}
	return wiring.NewStores(db), nil
}
