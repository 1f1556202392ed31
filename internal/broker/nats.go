package broker

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// natsAccess are the settings with which sources and publishers reach a cluster.
type natsAccess struct {
	encryption
	Servers  source.List `json:"servers"` // nats://host:4222 or tls://host:4222, 1 to 64 of one cluster
	User     string      `json:"user,omitempty"`
	Password string      `json:"password,omitempty"` // a secret
	Token    string      `json:"token,omitempty"`    // a secret
	Creds    string      `json:"creds,omitempty"`    // path of a credentials file with a JWT and an nkey seed
}

const (
	natsSecret     = 4096 // bytes of user, password, token and creds, at most
	connectTimeout = 5 * time.Second
	pingInterval   = 5 * time.Second // two pings without a response end the connection
)

func (n *natsAccess) check() error {
	if len(n.Servers) < 1 || len(n.Servers) > maxNames {
		return smartmoney.BadInput("servers", "servers must be 1 to %d URLs like nats://host:4222, got %d", maxNames, len(n.Servers))
	}
	for _, server := range n.Servers {
		u, err := url.Parse(server)
		if err != nil || !slices.Contains([]string{"nats", "tls"}, u.Scheme) || u.Host == "" || u.Path != "" || u.User != nil {
			// The value may have a password.
			return smartmoney.BadInput("servers", "servers must be URLs like nats://host:4222 or tls://host:4222, without user and path")
		}
	}
	if err := n.encryption.check(); err != nil {
		return err
	}
	if (n.User == "") != (n.Password == "") {
		return smartmoney.BadInput("user", "user and password must be set together")
	}
	ways := 0
	for _, value := range []string{n.User, n.Token, n.Creds} {
		if value != "" {
			ways++
		}
		if len(value) > natsSecret || len(n.Password) > natsSecret {
			return smartmoney.BadInput("user", "user, password, token and creds must be at most %d bytes", natsSecret)
		}
	}
	if ways > 1 {
		return smartmoney.BadInput("user", "only one of user, token and creds may be set")
	}
	return nil
}

// connect connects to one of the servers, within ctx. failed gets the first failure of the
// connection, which ends it: it does not reconnect. It reads the files of certificates and secrets.
func (n *natsAccess) connect(ctx context.Context, failed func(error)) (*nats.Conn, error) {
	d := &dialer{ctx: ctx}
	options := []nats.Option{
		nats.Name("smartmoney"), nats.NoReconnect(), nats.Timeout(connectTimeout),
		nats.PingInterval(pingInterval), nats.MaxPingsOutstanding(2), nats.SetCustomDialer(d),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { failed(err) }),
		nats.ClosedHandler(func(*nats.Conn) { failed(nats.ErrConnectionClosed) }),
	}
	certificates, err := n.config()
	if err != nil {
		return nil, err
	}
	if certificates != nil {
		options = append(options, nats.Secure(certificates))
	}
	password, err := source.Secret("password", n.Password)
	if err != nil {
		return nil, err
	}
	token, err := source.Secret("token", n.Token)
	if err != nil {
		return nil, err
	}
	switch {
	case n.User != "":
		options = append(options, nats.UserInfo(n.User, password))
	case token != "":
		options = append(options, nats.Token(token))
	case n.Creds != "":
		options = append(options, nats.UserCredentials(n.Creds))
	}
	servers := strings.Join(n.Servers, ",")
	c, err := nats.Connect(servers, options...)
	d.release()
	if err != nil {
		return nil, natsError(fmt.Errorf("connect to %s: %w", servers, err))
	}
	return c, nil
}

// dialer dials until ctx ends, and closes what it dialled when ctx ends before release: a server
// that accepts connections and says nothing would hold up the end of the source.
type dialer struct {
	ctx    context.Context // nats.CustomDialer has none
	guards []func() bool
}

// Dial implements nats.CustomDialer. It is called by one goroutine until release, since connections
// end with their first failure.
func (d *dialer) Dial(network, address string) (net.Conn, error) {
	conn, err := (&net.Dialer{Timeout: connectTimeout}).DialContext(d.ctx, network, address)
	if err != nil {
		return nil, err
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

// natsError returns a *source.RefusedError if err says that the server refuses the user, else err.
func natsError(err error) error {
	return refusal(err, nats.ErrAuthorization, nats.ErrAuthExpired, nats.ErrAuthRevoked, nats.ErrAccountAuthExpired, nats.ErrPermissionViolation)
}

// natsSink are the settings of a Publisher.
type natsSink struct {
	natsAccess
	Subject string `json:"subject"` // that subjects begin with, "smartmoney" by default; a stream must have "SUBJECT.>"
}

const maxSubject = 128 // bytes

var subjectPrefix = regexp.MustCompile(`^[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*$`)

func (n *natsSink) check() error {
	if n.Subject == "" {
		n.Subject = "smartmoney"
	}
	if err := n.natsAccess.check(); err != nil {
		return err
	}
	if len(n.Subject) > maxSubject || !subjectPrefix.MatchString(n.Subject) {
		return smartmoney.BadInput("subject", "subject must be at most %d letters, digits, '_' and '-', with '.' between tokens, got %s", maxSubject, smartmoney.Shown(n.Subject))
	}
	return nil
}

// of returns the subject of a key: "smartmoney.notifications.desk". The key is one token: what
// would end it or be a wildcard is written as %2E.
func (n *natsSink) of(key string) string {
	var b strings.Builder
	b.WriteString(n.Subject + ".notifications.")
	for _, c := range []byte(key) {
		if c == '_' || c == '-' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

func (n *natsSink) connect(ctx context.Context) (link, error) {
	l := &natsLink{settings: n}
	l.alive, l.end = context.WithCancelCause(context.Background())
	var err error
	if l.server, err = n.natsAccess.connect(ctx, l.end); err != nil {
		l.end(nil)
		return nil, err
	}
	if l.js, err = jetstream.New(l.server); err != nil {
		l.close()
		return nil, fmt.Errorf("open JetStream: %w", err)
	}
	return l, nil
}

// natsLink publishes to the subjects of a JetStream stream, which drops what is repeated within its
// window.
type natsLink struct {
	settings *natsSink
	server   *nats.Conn
	js       jetstream.JetStream
	alive    context.Context         // ends with the connection
	end      context.CancelCauseFunc // of alive
}

func (n *natsLink) publish(ctx context.Context, m *Message) error {
	publishing, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer context.AfterFunc(n.alive, func() { cancel(context.Cause(n.alive)) })()
	out := nats.NewMsg(n.settings.of(m.Key))
	out.Data = m.Body
	for _, h := range m.Headers {
		out.Header[h.Name] = []string{h.Value}
	}
	out.Header.Set(nats.MsgIdHdr, m.ID)
	_, err := n.js.PublishMsg(publishing, out)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, nats.ErrMaxPayload), errors.Is(err, jetstream.ErrStreamMessageExceedsMaximum):
		return &TooLongError{fmt.Sprintf("message %s has %d bytes, more than the server's max_payload, which is %d, or than the stream's max_msg_size",
			m.ID, len(m.Body), n.server.MaxPayload())}
	case errors.Is(err, jetstream.ErrNoStreamResponse):
		err = fmt.Errorf("publish to %s: no stream has this subject; make one with the subject %s.>: %w", out.Subject, n.settings.Subject, err)
	default:
		err = fmt.Errorf("publish message %s to %s: %w", m.ID, out.Subject, err)
	}
	if cause := context.Cause(publishing); cause != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w: %w", err, cause)
	}
	return natsError(fmt.Errorf("servers %s: %w", strings.Join(n.settings.Servers, ","), err))
}

func (n *natsLink) close() {
	n.server.Close()
	n.end(nil)
}
