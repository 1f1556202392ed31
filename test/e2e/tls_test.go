package e2e

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// certificate writes a certificate for 127.0.0.1 and its key. It returns their paths and a
// pool that trusts the certificate.
func (s *site) certificate() (cert, key string, trusted *x509.CertPool) {
	s.t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		s.t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
	}
	public, err := x509.CreateCertificate(rand.Reader, template, template, &private.PublicKey, private)
	if err != nil {
		s.t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		s.t.Fatal(err)
	}
	trusted = x509.NewCertPool()
	parsed, err := x509.ParseCertificate(public)
	if err != nil {
		s.t.Fatal(err)
	}
	trusted.AddCert(parsed)
	return s.pem("cert.pem", "CERTIFICATE", public), s.pem("key.pem", "PRIVATE KEY", secret), trusted
}

func (s *site) pem(name, kind string, der []byte) string {
	s.t.Helper()
	path := filepath.Join(s.dir, name)
	if err := os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600); err != nil {
		s.t.Fatal(err)
	}
	return path
}

// TestTLS checks that a service with a certificate serves TLS only, on any address.
func TestTLS(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	cert, key, trusted := s.certificate()
	p := s.serve("--addr", "0.0.0.0:0", "--tls-cert", cert, "--tls-key", key)
	_, port, found := strings.Cut(strings.TrimPrefix(p.url, "https://"), "]:")
	if !found {
		_, port, found = strings.Cut(strings.TrimPrefix(p.url, "https://"), ":")
	}
	if !found || !strings.HasPrefix(p.url, "https://") {
		t.Fatalf("serves at %s, want https", p.url)
	}
	c := newClient(t, "https://127.0.0.1:"+port, s.key("customer"))
	c.http.Transport = &http.Transport{TLSClientConfig: &tls.Config{RootCAs: trusted, MinVersion: tls.VersionTLS12}}
	t.Cleanup(c.http.CloseIdleConnections)
	c.get("/v3/alpha/leaderboard")
	c.query(smallQuery, nil)

	old := &tls.Config{RootCAs: trusted, MinVersion: tls.VersionTLS10, MaxVersion: tls.VersionTLS11}
	if conn, err := tls.Dial("tcp", "127.0.0.1:"+port, old); err == nil {
		_ = conn.Close() // the test fails
		t.Error("TLS 1.1 is accepted")
	}
	plain := newStranger(t, "http://127.0.0.1:"+port, c.key)
	if got, err := plain.try(http.MethodGet, "/v3/alpha/leaderboard", nil); err == nil && got.status != http.StatusBadRequest {
		t.Errorf("plain HTTP on the TLS address: %d %s", got.status, got.body)
	}
	c.http.CloseIdleConnections()
	p.stop()
}

func TestBadCertificate(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	cert, _, _ := s.certificate()
	for name, test := range map[string]struct {
		flags  []string
		status int
	}{
		"without its key":  {[]string{"--tls-cert", cert}, 2},
		"that is no key":   {[]string{"--tls-cert", cert, "--tls-key", cert}, 1},
		"that is not here": {[]string{"--tls-cert", cert, "--tls-key", cert + ".none"}, 1},
	} {
		p := s.launch(test.flags...)
		if status := p.wait(); status != test.status {
			t.Errorf("%s: status %d, want %d\n%s", name, status, test.status, p.output())
		}
	}
}
