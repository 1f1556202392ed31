package server

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// certificateEvery is how often the files of the certificate are looked at, at most.
const certificateEvery = time.Second

// certificate is the key pair that is served. It is read again when its files change, so that a
// renewal needs no restart. It is safe for concurrent use.
type certificate struct {
	cert, key string // PEM files
	log       *slog.Logger

	mu     sync.Mutex // guards the fields below
	pair   *tls.Certificate
	files  [2]fileState // of pair, or of files that could not be used
	looked time.Time
}

// fileState tells apart the versions of a file.
type fileState struct {
	changed time.Time
	size    int64
}

// newCertificate returns the certificate of two files, nil without any.
func newCertificate(cert, key string, log *slog.Logger) (*certificate, error) {
	if cert == "" && key == "" {
		return nil, nil
	}
	c := &certificate{cert: cert, key: key, log: log, looked: time.Now()}
	var err error
	if c.files, err = c.state(); err != nil {
		return nil, err
	}
	c.pair, err = c.read()
	return c, err
}

// config returns the settings of TLS with the certificate, nil for a nil one.
func (c *certificate) config() *tls.Config {
	if c == nil {
		return nil
	}
	return &tls.Config{GetCertificate: c.get, MinVersion: tls.VersionTLS12, CipherSuites: []uint16{
		// of TLS 1.2 with authenticated encryption, without those with CBC, which the standard library still offers
		tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, tls.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
		tls.TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, tls.TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
		tls.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, tls.TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
	}}
}

// expires returns when the certificate of the next handshake ends.
func (c *certificate) expires() time.Time { return c.current().Leaf.NotAfter }

func (c *certificate) read() (*tls.Certificate, error) {
	pair, err := tls.LoadX509KeyPair(c.cert, c.key)
	if err != nil {
		return nil, fmt.Errorf("load the certificate %s: %w", c.cert, err)
	}
	return &pair, nil
}

func (c *certificate) state() (files [2]fileState, err error) {
	for i, path := range []string{c.cert, c.key} {
		info, err := os.Stat(path)
		if err != nil {
			return files, fmt.Errorf("load the certificate %s: %w", c.cert, err)
		}
		files[i] = fileState{info.ModTime(), info.Size()}
	}
	return files, nil
}

// get returns the certificate for a handshake.
func (c *certificate) get(*tls.ClientHelloInfo) (*tls.Certificate, error) { return c.current(), nil }

// current returns the certificate, read again if its files changed. If new files cannot be used,
// for instance because only one of them is replaced yet, it logs that once and returns the pair
// before.
func (c *certificate) current() *tls.Certificate {
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.looked) < certificateEvery {
		return c.pair
	}
	c.looked = time.Now()
	files, err := c.state()
	if err == nil && files == c.files {
		return c.pair
	}
	c.files = files
	var pair *tls.Certificate
	if err == nil {
		pair, err = c.read()
	}
	if err != nil {
		c.log.Error("failed to read the changed TLS certificate, serving the one before", "error", err)
		return c.pair
	}
	c.pair = pair
	c.log.Info("TLS certificate read again", "file", c.cert)
	return c.pair
}
