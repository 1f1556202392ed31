package main

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"

	_ "github.com/lib/pq" // the "postgres" driver

	"smartmoney/internal/store"
)

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
func (s *server) url(ctx context.Context, d store.Dialect) (string, error) {
	if d == store.Postgres {
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

// Close drops the databases, also after an interrupt.
func (s *server) Close() error {
	var errs []error
	for _, name := range s.made {
		_, err := s.conn.ExecContext(context.Background(), "DROP DATABASE IF EXISTS "+name+" WITH (FORCE)")
		errs = append(errs, err)
	}
	return errors.Join(append(errs, s.conn.Close())...)
}
