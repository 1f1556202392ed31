package nats

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// Access are the settings with which sources and sinks reach a cluster.
type Access struct {
	broker.Encryption
	Servers  broker.List `json:"servers"` // nats://host:4222 or tls://host:4222, 1 to 64 of one cluster
	User     string      `json:"user,omitempty"`
	Password string      `json:"password,omitempty"` // a secret
	Token    string      `json:"token,omitempty"`    // a secret
	Creds    string      `json:"creds,omitempty"`    // path of a credentials file with a JWT and an nkey seed
}

const (
	maxNames  = 64
	maxSecret = 4096 // bytes of user, password and token

	connectTimeout = 5 * time.Second
	pingInterval   = 5 * time.Second // two pings without a response end the connection
)

// ValidateAccess returns an error for the first setting that is wrong.
func (a *Access) ValidateAccess() error {
	if len(a.Servers) < 1 || len(a.Servers) > maxNames {
		return smartmoney.BadInput("servers", "servers must be 1 to %d URLs like nats://host:4222, got %d", maxNames, len(a.Servers))
	}
	for _, server := range a.Servers {
		u, err := url.Parse(server)
		if err != nil || !slices.Contains([]string{"nats", "tls"}, u.Scheme) || u.Host == "" || u.Path != "" || u.User != nil {
			// The value may have a password.
			return smartmoney.BadInput("servers", "servers must be URLs like nats://host:4222 or tls://host:4222, without user and path")
		}
	}
	if err := a.ValidateEncryption(); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	return a.validateSecrets()
}

func (a *Access) validateSecrets() error {
	if (a.User == "") != (a.Password == "") {
		return smartmoney.BadInput("user", "user and password must be set together")
	}
	ways := 0
	for _, value := range []string{a.User, a.Token, a.Creds} {
		if value != "" {
			ways++
		}
		if len(value) > maxSecret || len(a.Password) > maxSecret {
			return smartmoney.BadInput("user", "user, password, token and creds must be at most %d bytes", maxSecret)
		}
	}
	if ways > 1 {
		return smartmoney.BadInput("user", "only one of user, token and creds may be set")
	}
	return nil
}

// Connect connects to one of the servers, within ctx. The connection ends with its first failure: it does not
// reconnect. It reads the files of certificates and secrets. A *source.RefusedError says that the server refuses the
// user.
func (a *Access) Connect(ctx context.Context, more ...nats.Option) (*nats.Conn, error) {
	options, err := a.options()
	if err != nil {
		return nil, err
	}
	d := &dialer{ctx: ctx}
	options = append(options, nats.SetCustomDialer(d))
	servers := strings.Join(a.Servers, ",")
	c, err := nats.Connect(servers, append(options, more...)...)
	d.release()
	if err != nil {
		return nil, Refusal(fmt.Errorf("connect to %s: %w", servers, err))
	}
	return c, nil
}

// dialer dials until ctx ends, and closes what it dialled when ctx ends before release: a server that accepts connections
// and says nothing would hold up the end of the source.
type dialer struct {
	ctx    context.Context //nolint:containedctx // nats.CustomDialer has none
	guards []func() bool
}

// Dial implements nats.CustomDialer. It is called by one goroutine until release, since connections end with their
// first failure.
func (d *dialer) Dial(network, address string) (net.Conn, error) {
	plain := net.Dialer{Timeout: connectTimeout}
	conn, err := plain.DialContext(d.ctx, network, address)
	if err != nil {
		return nil, err //nolint:wrapcheck // for nats.Connect
	}
	d.guards = append(d.guards, context.AfterFunc(d.ctx, func() { _ = conn.Close() }))
	return conn, nil
}

// release lets connections last longer than ctx.
func (d *dialer) release() {
	for _, guard := range d.guards {
		guard()
	}
}

func (a *Access) options() ([]nats.Option, error) {
	options := []nats.Option{
		nats.Name("smartmoney"), nats.NoReconnect(), nats.Timeout(connectTimeout),
		nats.PingInterval(pingInterval), nats.MaxPingsOutstanding(2),
	}
	certificates, err := a.Certificates()
	if err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	if certificates != nil {
		options = append(options, nats.Secure(certificates))
	}
	password, err := source.Secret("password", a.Password)
	if err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	token, err := source.Secret("token", a.Token)
	if err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	switch {
	case a.User != "":
		options = append(options, nats.UserInfo(a.User, password))
	case token != "":
		options = append(options, nats.Token(token))
	case a.Creds != "":
		options = append(options, nats.UserCredentials(a.Creds))
	}
	return options, nil
}

// Refusal returns a *source.RefusedError if err says that the server refuses the user, else err.
func Refusal(err error) error {
	for _, refused := range []error{nats.ErrAuthorization, nats.ErrAuthExpired, nats.ErrAuthRevoked, nats.ErrAccountAuthExpired, nats.ErrPermissionViolation} {
		if errors.Is(err, refused) {
			return &source.RefusedError{Reason: err.Error()}
		}
	}
	return err
}
