package server_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func discard() *slog.Logger { return slog.New(slog.DiscardHandler) }

// certificate writes a self-signed key pair for 127.0.0.1, of an hour, and returns a pool that
// trusts it.
func certificate(t *testing.T) (cert, key string, pool *x509.CertPool) {
	t.Helper()
	return certificateOf(t, time.Hour)
}

// certificateOf writes a key pair as certificate does, which ends after a while.
func certificateOf(t *testing.T, lasts time.Duration) (cert, key string, pool *x509.CertPool) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber:          big.NewInt(1),
		Subject:               pkix.Name{CommonName: "smartmoney test"},
		NotBefore:             time.Now().Add(-time.Hour),
		NotAfter:              time.Now().Add(lasts),
		IPAddresses:           []net.IP{net.IPv4(127, 0, 0, 1)},
		IsCA:                  true,
		BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &private.PublicKey, private)
	if err != nil {
		t.Fatal(err)
	}
	encoded, err := x509.MarshalECPrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	cert, key = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	certPEM := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	for path, data := range map[string][]byte{
		cert: certPEM,
		key:  pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: encoded}),
	} {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	pool = x509.NewCertPool()
	pool.AppendCertsFromPEM(certPEM)
	return cert, key, pool
}

func TestTLS(t *testing.T) {
	t.Parallel()
	cert, key, pool := certificate(t)
	f := start(t, func(o *server.Options) { o.TLSCert, o.TLSKey = cert, key })
	if !strings.HasPrefix(f.URL(), "https://") {
		t.Errorf("URL = %s, want https", f.URL())
	}
	transport := f.client.Transport.(*http.Transport)
	transport.TLSClientConfig = &tls.Config{RootCAs: pool, MinVersion: tls.VersionTLS12}
	resp, body := f.do(t, "GET", "/healthz", nil)
	if resp.StatusCode != 200 {
		t.Errorf("got %d %s, want 200", resp.StatusCode, body)
	}
	if resp.Header.Get("Strict-Transport-Security") == "" {
		t.Error("no Strict-Transport-Security over TLS")
	}

	old := &tls.Config{RootCAs: pool, MinVersion: tls.VersionTLS10, MaxVersion: tls.VersionTLS11} //nolint:gosec // the version that must be rejected
	if conn, err := tls.Dial("tcp", f.Addr().String(), old); err == nil {
		conn.Close()
		t.Error("TLS 1.1 was accepted")
	}
}

// TLS 1.2 offers suites with authenticated encryption only.
func TestCipherSuites(t *testing.T) {
	t.Parallel()
	cert, key, pool := certificate(t)
	f := start(t, func(o *server.Options) { o.TLSCert, o.TLSKey = cert, key })
	for _, suite := range append(tls.CipherSuites(), tls.InsecureCipherSuites()...) {
		if !slices.Contains(suite.SupportedVersions, tls.VersionTLS12) {
			continue
		}
		conn, err := tls.Dial("tcp", f.Addr().String(), &tls.Config{
			RootCAs: pool, MaxVersion: tls.VersionTLS12, CipherSuites: []uint16{suite.ID}, //nolint:gosec // bad suites must be rejected
		})
		if err == nil {
			conn.Close()
		}
		// The certificate has an ECDSA key.
		good := strings.HasPrefix(suite.Name, "TLS_ECDHE_ECDSA_") && (strings.Contains(suite.Name, "GCM") || strings.Contains(suite.Name, "POLY1305"))
		if (err == nil) != good {
			t.Errorf("%s: error %v, want accepted = %t", suite.Name, err, good)
		}
	}
}

// TestRenewedCertificate replaces the files of a running server, first by ones that do not fit each
// other.
func TestRenewedCertificate(t *testing.T) {
	t.Parallel()
	cert, key, pool := certificate(t)
	f := start(t, func(o *server.Options) { o.TLSCert, o.TLSKey = cert, key })
	trusted := func(pool *x509.CertPool) bool {
		conn, err := tls.Dial("tcp", f.Addr().String(), &tls.Config{RootCAs: pool, MinVersion: tls.VersionTLS12})
		if err == nil {
			conn.Close()
		}
		return err == nil
	}
	if !trusted(pool) {
		t.Fatal("the first certificate is not served")
	}
	ends := func() time.Time {
		at, _ := f.CertificateExpires()
		return at
	}
	before := ends()
	if left := time.Until(before); left < 50*time.Minute || left > time.Hour {
		t.Errorf("the certificate of an hour ends in %v", left)
	}
	newCert, newKey, newPool := certificateOf(t, 2*time.Hour)
	for i, renewed := range [][2]string{{newCert, cert}, {newKey, key}} {
		if err := os.Rename(renewed[0], renewed[1]); err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			break
		}
		testkit.Eventually(t, "the new files were read", func() bool {
			if !trusted(pool) {
				t.Fatal("a certificate without its key replaced the one before")
			}
			return strings.Contains(f.log.String(), "failed to read the changed TLS certificate")
		})
	}
	testkit.EventuallyWithin(t, time.Minute, "the new certificate is served", func() bool { return trusted(newPool) })
	if after := ends(); !after.After(before) {
		t.Errorf("the new certificate ends at %v, the one before at %v", after, before)
	}
	if _, ok := start(t, nil).CertificateExpires(); ok {
		t.Error("a server of plain HTTP has a certificate")
	}
}

func TestBadCertificate(t *testing.T) {
	t.Parallel()
	cert, _, _ := certificate(t)
	_, otherKey, _ := certificate(t)
	_, err := server.New(server.Options{
		Addr: "127.0.0.1:0", TLSCert: cert, TLSKey: otherKey, Log: discard(),
	})
	if err == nil || !strings.Contains(err.Error(), cert) {
		t.Errorf("New with a key of another certificate: %v, want an error with the file", err)
	}
}
