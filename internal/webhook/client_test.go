package webhook_test

import (
	"context"
	"crypto/rand"
	"errors"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// TestPostIsSigned verifies received messages with the official library, with each of the
// valid secrets.
func TestPostIsSigned(t *testing.T) {
	t.Parallel()
	var secrets []string
	for range 2 {
		made, err := webhook.NewSecret(rand.Reader)
		if err != nil || !strings.HasPrefix(made, "whsec_") || len(made) != len("whsec_")+44 {
			t.Fatalf("secret %q, %v", made, err)
		}
		secrets = append(secrets, made)
	}
	body := []byte(`{"signal_id":"sig_1","sequence":3}`)
	r := newReceiver(t, func(_ http.ResponseWriter, req *http.Request) {
		got := read(t, req)
		if req.Method != http.MethodPost || string(got) != string(body) || req.URL.RequestURI() != "/in?x=1" {
			t.Errorf("%s %s with %s", req.Method, req.URL, got)
		}
		for name, want := range map[string]string{
			"Content-Type": "application/json", "User-Agent": "smartmoney/1.2.3", "Webhook-Id": "msg_1", "Idempotency-Key": "", "Accept-Encoding": "",
		} {
			if req.Header.Get(name) != want {
				t.Errorf("%s: %q, want %q", name, req.Header.Get(name), want)
			}
		}
		for i, secret := range secrets {
			known, err := standardwebhooks.NewWebhook(secret)
			if err != nil {
				t.Fatal(err)
			}
			if err := known.Verify(got, req.Header); err != nil {
				t.Errorf("secret %d: %v", i, err)
			}
			if err := known.Verify(append(got, ' '), req.Header); err == nil {
				t.Errorf("secret %d verifies a modified message", i)
			}
		}
		first, err := standardwebhooks.NewWebhook(secrets[0])
		if err != nil {
			t.Fatal(err)
		}
		mine := req.Header.Clone()
		mine.Set("Webhook-Signature", strings.Fields(mine.Get("Webhook-Signature"))[0])
		if err := first.Verify(got, mine); err != nil {
			t.Errorf("the current secret is not first: %v", err)
		}
	})
	out, err := newClient(t, trust(r)).Post(t.Context(), webhook.Message{URL: r.URL + "/in?x=1", Secrets: secrets, ID: "msg_1", Body: body})
	if err != nil || !out.Delivered() || *out.Status != http.StatusOK || r.asked.Load() != 1 {
		t.Errorf("outcome %+v, %v, %d requests", out, err, r.asked.Load())
	}
}

func TestSecretsAreAsRandomAsTheirSource(t *testing.T) {
	t.Parallel()
	if _, err := webhook.NewSecret(strings.NewReader("too short")); err == nil {
		t.Error("a secret was made of 9 bytes")
	}
	for _, secrets := range [][]string{nil, {"whsec_?"}, {secret, "whsec_?"}} {
		r := newReceiver(t, nil)
		out, err := newClient(t, trust(r)).Post(t.Context(), webhook.Message{URL: r.URL, Secrets: secrets, ID: "msg_1"})
		if err != nil || what(out) != "this service has no valid secret to sign the message with" || r.asked.Load() != 0 {
			t.Errorf("with %q: %s, %v", secrets, what(out), err)
		}
	}
}

func TestAnswers(t *testing.T) {
	t.Parallel()
	elsewhere := newReceiver(t, nil)
	for name, c := range map[string]struct {
		status int
		header http.Header
		want   string
		after  time.Duration
	}{
		"ok":                {200, nil, "", 0},
		"no content":        {204, nil, "", 0},
		"a strange success": {299, nil, "", 0},
		"moved": {301, http.Header{"Location": {elsewhere.URL}},
			"the receiver answered 301 Moved Permanently; redirects are not followed", 0},
		"see other":   {303, http.Header{"Location": {elsewhere.URL}}, "the receiver answered 303 See Other; redirects are not followed", 0},
		"keep method": {307, http.Header{"Location": {elsewhere.URL}}, "the receiver answered 307 Temporary Redirect; redirects are not followed", 0},
		"bad request": {400, nil, "the receiver answered 400 Bad Request", 0},
		"gone":        {410, nil, "the receiver answered 410 Gone", 0},
		"too many":    {429, http.Header{"Retry-After": {"120"}}, "the receiver answered 429 Too Many Requests", 2 * time.Minute},
		"too many till": {429, http.Header{"Retry-After": {noon.Add(time.Hour).Format(http.TimeFormat)}},
			"the receiver answered 429 Too Many Requests", time.Hour},
		"busy":               {503, http.Header{"Retry-After": {"9999999"}}, "the receiver answered 503 Service Unavailable", 24 * time.Hour},
		"a success asks":     {200, http.Header{"Retry-After": {"120"}}, "", 0},
		"without a name":     {599, nil, "the receiver answered 599", 0},
		"no status of HTTP":  {999, nil, "the receiver answered with the invalid status 999", 0},
		"its words are mute": {500, http.Header{"X-Why": {"<script>"}}, "the receiver answered 500 Internal Server Error", 0},
	} {
		t.Run(name, func(t *testing.T) {
			r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request) {
				for k, v := range c.header {
					w.Header()[k] = v
				}
				w.WriteHeader(c.status)
			})
			o := trust(r)
			o.Now = func() time.Time { return noon }
			out := post(t, newClient(t, o), r.URL)
			if what(out) != c.want || out.RetryAfter != c.after || !out.At.Equal(noon) {
				t.Errorf("%s, again after %v, at %v", what(out), out.RetryAfter, out.At)
			}
			if known := c.status < 600; known != (out.Status != nil) || known && *out.Status != c.status {
				t.Errorf("status %v", out.Status)
			}
			if out.Delivered() != (c.want == "") {
				t.Errorf("delivered: %v", out.Delivered())
			}
		})
	}
	if n := elsewhere.asked.Load(); n != 0 {
		t.Errorf("%d redirects followed, want 0", n)
	}
}

// hijacked returns a handler that answers with raw bytes and closes the connection.
func hijacked(t *testing.T, raw string, reset bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		read(t, r)
		conn, _, err := w.(http.Hijacker).Hijack()
		if err != nil {
			t.Errorf("hijack: %v", err)
			return
		}
		defer conn.Close()
		_, _ = conn.Write([]byte(raw))
		if tcp, ok := conn.(interface{ NetConn() net.Conn }); ok && reset {
			_ = tcp.NetConn().(*net.TCPConn).SetLinger(0)
			_ = tcp.NetConn().Close()
		}
	}
}

func TestReceiversThatMisbehave(t *testing.T) {
	t.Parallel()
	hang := func(_ http.ResponseWriter, r *http.Request) {
		read(t, r) // the server notices the end of a client only after reading the body
		<-r.Context().Done()
	}
	for name, c := range map[string]struct {
		handle http.HandlerFunc
		want   string
	}{
		"hangs":             {hang, "the receiver did not answer within 300ms"},
		"resets":            {hijacked(t, "", true), "the connection was closed before a response"},
		"closes":            {hijacked(t, "", false), "the connection was closed before a response"},
		"closes in between": {hijacked(t, "HTTP/1.1 200 OK\r\nX-A: b\r\n", false), "the connection was closed before a response"},
		"speaks nonsense":   {hijacked(t, "hello\r\n\r\n", false), "the receiver sent no valid HTTP response"},
		"talks without end": {hijacked(t, "HTTP/1.1 200 OK\r\nX-A: "+strings.Repeat("a", 1<<20)+"\r\n\r\n", false), "the receiver sent no valid HTTP response"},
		"sends a lot": {func(w http.ResponseWriter, _ *http.Request) {
			w.WriteHeader(http.StatusOK)
			for chunk := make([]byte, 1<<16); ; {
				if _, err := w.Write(chunk); err != nil {
					return
				}
			}
		}, ""},
		"never ends its answer": {func(w http.ResponseWriter, r *http.Request) {
			read(t, r)
			w.WriteHeader(http.StatusOK)
			_ = http.NewResponseController(w).Flush()
			<-r.Context().Done()
		}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			r := newReceiver(t, c.handle)
			o := trust(r)
			if name == "hangs" { // the others answer, however long they take
				o.Timeout = 300 * time.Millisecond
			}
			out := post(t, newClient(t, o), r.URL)
			if what(out) != c.want || (out.Status != nil) != (c.want == "") {
				t.Errorf("%q, status %v", what(out), out.Status)
			}
			if name == "hangs" && out.DurationMs < 300 {
				t.Errorf("duration = %d ms", out.DurationMs)
			}
		})
	}
}

func TestReceiversThatCannotBeReached(t *testing.T) {
	t.Parallel()
	closed := newReceiver(t, nil)
	closed.Close()
	plain, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	go func() {
		for {
			conn, err := plain.Accept()
			if err != nil {
				return
			}
			_, _ = conn.Write([]byte("HTTP/1.0 400 Bad Request\r\n\r\n"))
			conn.Close()
		}
	}()
	strange := newReceiver(t, nil)
	n := newNames(t, map[string][][]netip.Addr{"wrong.test": always("127.0.0.1")})
	for name, c := range map[string]struct {
		url  string
		of   *receiver
		want string
	}{
		"refuses":           {closed.URL, closed, "the host refused the connection"},
		"no TLS":            {"https://" + plain.Addr().String(), closed, "the receiver does not speak TLS"},
		"unknown authority": {strange.URL, nil, "the receiver's certificate is signed by an unknown authority"},
		"wrong name":        {strange.at("wrong.test"), strange, "the receiver's certificate is for another host"},
		"unknown name":      {"https://nowhere.test/", strange, beyond},
		"no host":           {"https:///", strange, "the address is not a URL with a host"},
		"no URL":            {"https://[/", strange, "the address is not a URL with a host"},
	} {
		t.Run(name, func(t *testing.T) {
			o := trust(c.of)
			o.Resolver = n.resolver()
			if out := post(t, newClient(t, o), c.url); what(out) != c.want || out.Status != nil {
				t.Errorf("%q", what(out))
			}
		})
	}
}

// TestKeptConnectionThatEnds closes a connection when it is used for the second time: the
// message arrives over another one.
func TestKeptConnectionThatEnds(t *testing.T) {
	t.Parallel()
	r := newReceiver(t, func(w http.ResponseWriter, req *http.Request) {
		if req.Context().Value(onConn{}).(*atomic.Int64).Add(1) == 2 {
			hijacked(t, "", false)(w, req)
		}
	})
	c := newClient(t, trust(r))
	for i := range 3 {
		if out := post(t, c, r.URL); !out.Delivered() {
			t.Fatalf("delivery %d: %s", i, what(out))
		}
	}
	if conns, asked := r.conns.Load(), r.asked.Load(); conns < 2 || asked != conns+2 {
		t.Errorf("%d requests on %d connections", asked, conns)
	}
}

func TestPostIsCut(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancelCause(t.Context())
	why := errors.New("shutting down")
	over := make(chan struct{})
	defer close(over)
	r := newReceiver(t, func(http.ResponseWriter, *http.Request) { cancel(why); <-over })
	_, err := newClient(t, trust(r)).Post(ctx, webhook.Message{URL: r.URL, Secrets: []string{secret}, ID: "msg_1"})
	if !errors.Is(err, why) {
		t.Errorf("cut: %v", err)
	}
}
