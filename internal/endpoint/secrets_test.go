package endpoint_test

import (
	"errors"
	"net/url"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
)

func TestSecretsOf(t *testing.T) {
	u, err := url.Parse("wss://u:pass@h.example/v2/0123456789abcdef/eth?apikey=fedcba98%2F&v=2")
	if err != nil {
		t.Fatal(err)
	}
	cause := errors.New("key fedcba98/ of /v2/0123456789abcdef/eth?apikey=fedcba98%2F&v=2, user u:pass")
	hidden := endpoint.SecretsOf(u).HideIn(cause)
	if want := "key … of /v2/…/eth?apikey=…&v=2, user u:…"; hidden.Error() != want || !errors.Is(hidden, cause) {
		t.Errorf("%q, want %q that wraps the cause", hidden, want)
	}
	if harmless := errors.New("connection refused"); endpoint.SecretsOf(u).HideIn(harmless) != harmless { //nolint:errorlint // the same one
		t.Error("an error without secrets was wrapped")
	}
}
