package cli

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

// TestDoctorSaysHowToRenew checks that doctor tells certificates that the service reads again from
// copies that systemd made at its start.
func TestDoctorSaysHowToRenew(t *testing.T) {
	dir := t.TempDir()
	cfg := config.Config{TLSCert: filepath.Join(dir, "cert.pem"), TLSKey: filepath.Join(dir, "key.pem")}
	writeExpired(t, cfg.TLSCert, cfg.TLSKey)
	for credentials, want := range map[string]string{"": "reads the new files by itself", dir: "restart the service", dir + "x": "by itself"} {
		t.Setenv("CREDENTIALS_DIRECTORY", credentials)
		var out bytes.Buffer
		(&doctor{cfg: &cfg, out: &out}).certificate()
		if !strings.Contains(out.String(), "expired at") || !strings.Contains(out.String(), want) {
			t.Errorf("with credentials in %q: %q, want %q", credentials, &out, want)
		}
	}
}

// TestDoctorFindsMissingSecrets checks that doctor reads the variables and files that connections
// name as their secrets.
func TestDoctorFindsMissingSecrets(t *testing.T) {
	t.Setenv("SMARTMONEY_TEST_RPC", "https://node.example/key")
	t.Setenv("SMARTMONEY_TEST_EMPTY", " ")
	file := filepath.Join(t.TempDir(), "password")
	node := func(rpc ...any) map[string]any { return map[string]any{"kind": "evm", "chain": "base", "rpc": rpc} }
	kafka := map[string]any{"kind": "kafka", "brokers": []any{"127.0.0.1:9092"}, "topic": "t", "user": "u", "password": "file:" + file}
	for _, c := range []struct {
		cfg  config.Config
		want string
	}{
		{config.Config{Role: config.RoleAll, Sources: config.Connections{"x": node("env:SMARTMONEY_TEST_RPC")}}, ""},
		// others read sources
		{config.Config{Role: config.RoleAPI, Sources: config.Connections{"x": node("env:SMARTMONEY_TEST_EMPTY")}}, ""},
		{config.Config{Role: config.RoleSources, Sources: config.Connections{"x": node("env:SMARTMONEY_TEST_RPC", "env:SMARTMONEY_TEST_EMPTY")}}, `sources.x.rpc names the environment variable "SMARTMONEY_TEST_EMPTY", which is empty`},
		{config.Config{Role: config.RoleAPI, Sinks: config.Connections{"y": kafka}}, `sinks.y.password names the file "` + file + `", which cannot be read`},
	} {
		errs := secretErrors(&c.cfg)
		if got := fmt.Sprint(errors.Join(errs...)); c.want == "" && errs != nil || c.want != "" && got != c.want {
			t.Errorf("got %s, want %q", got, c.want)
		}
	}
}

// writeExpired writes a certificate that has expired, and its key.
func writeExpired(t *testing.T, cert, key string) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(-time.Hour)}
	public, err := x509.CreateCertificate(rand.Reader, template, template, &private.PublicKey, private)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	for path, block := range map[string]*pem.Block{cert: {Type: "CERTIFICATE", Bytes: public}, key: {Type: "PRIVATE KEY", Bytes: secret}} {
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestDoctorSaysHowToListen checks that a port that only root has is not taken for one that another
// program has.
func TestDoctorSaysHowToListen(t *testing.T) {
	t.Parallel()
	for errno, want := range map[syscall.Errno]string{syscall.EACCES: "CAP_NET_BIND_SERVICE", syscall.EADDRINUSE: "end what uses"} {
		err := fmt.Errorf("listen: %w", &net.OpError{Op: "listen", Net: "tcp", Err: os.NewSyscallError("bind", errno)})
		if got := freeAddress(err); !strings.Contains(got, want) {
			t.Errorf("%v: %q, want %q", err, got, want)
		}
	}
}
