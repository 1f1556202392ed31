package broker

import (
	"crypto/tls"
	"crypto/x509"
	"os"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Encryption are the settings of TLS connections to a broker.
type Encryption struct {
	TLS     Bool   `json:"tls,omitempty"` // on if one of the next is set, too
	TLSCA   string `json:"tls_ca,omitempty"`
	TLSCert string `json:"tls_cert,omitempty"` // of the client, PEM; with tls_key
	TLSKey  string `json:"tls_key,omitempty"`
}

func (e *Encryption) on() bool { return bool(e.TLS) || e.TLSCA != "" || e.TLSCert != "" }

// ValidateEncryption returns an error for the first setting that is wrong. It reads no file.
func (e *Encryption) ValidateEncryption() error {
	if (e.TLSCert == "") != (e.TLSKey == "") {
		return smartmoney.BadInput("tls_key", "tls_cert and tls_key must be set together")
	}
	return nil
}

// Certificates returns the settings of TLS connections, nil for plain ones. It reads the files.
func (e *Encryption) Certificates() (*tls.Config, error) {
	if !e.on() {
		return nil, nil //nolint:nilnil // nil is the value for plain connections
	}
	c := &tls.Config{MinVersion: tls.VersionTLS12}
	if e.TLSCA != "" {
		text, err := os.ReadFile(e.TLSCA)
		if err != nil {
			return nil, smartmoney.BadInput("tls_ca", "tls_ca names the file %s, which cannot be read", smartmoney.Shown(e.TLSCA))
		}
		c.RootCAs = x509.NewCertPool()
		if !c.RootCAs.AppendCertsFromPEM(text) {
			return nil, smartmoney.BadInput("tls_ca", "tls_ca names the file %s, which has no certificate in PEM", smartmoney.Shown(e.TLSCA))
		}
	}
	if e.TLSCert != "" {
		own, err := tls.LoadX509KeyPair(e.TLSCert, e.TLSKey)
		if err != nil {
			return nil, smartmoney.BadInput("tls_cert", "tls_cert and tls_key name files that are not a certificate and its key: %s", err)
		}
		c.Certificates = []tls.Certificate{own}
	}
	return c, nil
}
