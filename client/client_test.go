package client_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/smartmoneyhq/smartmoney/client"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestQuery(t *testing.T) {
	t.Parallel()
	s := serve(t)
	var got struct{ Wallets struct{ TotalCount int } }
	if err := s.client(nil).Query(t.Context(), `query($chain: Chain!) { wallets(chain: $chain) { totalCount } }`, map[string]any{"chain": client.ChainBase}, &got); err != nil || got.Wallets.TotalCount == 0 {
		t.Errorf("%+v %v, want wallets", got, err)
	}
	for name, test := range map[string]struct {
		key, query string
		want       client.Code
		field      string
	}{
		"an argument":   {s.CustomerKey, `{ wallets(first: 201) { totalCount } }`, client.BadUserInput, "first"},
		"the document":  {s.CustomerKey, `{ wallet`, client.BadUserInput, "query"},
		"no key":        {"sms-none", `{ wallets { totalCount } }`, client.Unauthenticated, ""},
		"another scope": {s.IngestKey, `{ signals { totalCount } }`, client.Forbidden, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := s.client(func(o *client.Options) { o.Key = test.key }).Query(t.Context(), test.query, nil, nil)
			if e, ok := errors.AsType[*client.Error](err); !ok || e.Code != test.want || e.Field != test.field || e.Temporary() {
				t.Errorf("%v, want %s of %q", err, test.want, test.field)
			}
		})
	}
}

// What a proxy answers in the service's place has a code, too.
func TestProxyAnswers(t *testing.T) {
	t.Parallel()
	for status, want := range map[int]client.Code{
		http.StatusBadGateway: client.Unavailable, http.StatusTooManyRequests: client.RateLimited, http.StatusNotFound: client.BadUserInput,
		http.StatusOK: client.Unavailable,
	} {
		t.Run(http.StatusText(status), func(t *testing.T) {
			t.Parallel()
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Retry-After", "7")
				w.WriteHeader(status)
				fmt.Fprint(w, "<html>")
			}))
			t.Cleanup(server.Close)
			c := client.New(client.Options{URL: server.URL, HTTP: server.Client()})
			err := c.Query(t.Context(), "{ chains { chain } }", nil, nil)
			if e, ok := errors.AsType[*client.Error](err); !ok || e.Code != want || e.RetryAfter != 7*time.Second {
				t.Errorf("%v, want %s in 7 s", err, want)
			}
		})
	}
}

// The client knows the service's codes.
func TestCodes(t *testing.T) {
	t.Parallel()
	for want, code := range map[smartmoney.Code]client.Code{
		smartmoney.CodeUnauthenticated: client.Unauthenticated, smartmoney.CodeForbidden: client.Forbidden, smartmoney.CodeNotFound: client.NotFound,
		smartmoney.CodeBadInput: client.BadUserInput, smartmoney.CodeTooComplex: client.TooComplex, smartmoney.CodeRateLimited: client.RateLimited,
		smartmoney.CodeUnavailable: client.Unavailable, smartmoney.CodeInternal: client.Internal,
	} {
		if string(want) != string(code) {
			t.Errorf("%s is called %s", want, code)
		}
	}
}

func TestVerifyWebhook(t *testing.T) {
	t.Parallel()
	const secret, other = "whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0", "whsec_b3RoZXItb3RoZXItb3RoZXItb3RoZXI="
	body := `{"type": "signal.retracted", "signal_id": "sig_1", "sequence": 121, "reason": "Trades were taken back."}`
	for name, test := range map[string]struct {
		body, secret string
		at           time.Time
		want         client.Code // none: it is right
	}{
		"right":            {body, secret, time.Now(), ""},
		"another secret":   {body, other, time.Now(), client.Unauthenticated},
		"old":              {body, secret, time.Now().Add(-6 * time.Minute), client.Unauthenticated},
		"another body":     {body + " ", secret, time.Now(), client.Unauthenticated},
		"no message":       {"[]", secret, time.Now(), client.BadUserInput},
		"no secret":        {body, "", time.Now(), client.BadUserInput},
		"malformed secret": {body, "whsec_?", time.Now(), client.BadUserInput},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			signed := test.body
			if name == "another body" {
				signed = body
			}
			m, err := client.VerifyWebhook(header(t, secret, "msg_1", test.at, signed), []byte(test.body), test.secret)
			if test.want != "" {
				if e, ok := errors.AsType[*client.Error](err); !ok || e.Code != test.want {
					t.Errorf("%v, want %s", err, test.want)
				}
				return
			}
			if err != nil || m.ID != "msg_1" || !m.Retracts() || m.SignalID != "sig_1" || m.Sequence != 121 || string(m.Body) != body {
				t.Errorf("%+v %v", m, err)
			}
		})
	}
	if _, err := client.VerifyWebhook(http.Header{}, []byte(body), secret); err == nil {
		t.Error("a request without a signature is taken")
	}
}

// header returns the header of a message that is signed.
func header(t *testing.T, secret, id string, at time.Time, body string) http.Header {
	t.Helper()
	hook, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		t.Fatal(err)
	}
	signature, err := hook.Sign(id, at, []byte(body))
	if err != nil {
		t.Fatal(err)
	}
	return http.Header{"Webhook-Id": {id}, "Webhook-Timestamp": {fmt.Sprint(at.Unix())}, "Webhook-Signature": {signature}}
}

func TestStores(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "cursor")
	for name, store := range map[string]client.Store{"memory": &client.Memory{}, "file": client.File(path)} {
		for _, want := range []string{"", "first", "second"} {
			if want != "" {
				if err := store.Save(t.Context(), want); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
			}
			if got, err := store.Load(t.Context()); err != nil || got != want {
				t.Errorf("%s: %q %v, want %q", name, got, err, want)
			}
		}
	}
	left, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(left) != 1 {
		t.Errorf("%v %v, want one file", left, err)
	}
	if _, err := client.File(t.TempDir()).Load(context.Background()); err == nil {
		t.Error("a directory is taken for a file without a cursor")
	}
}
