package server_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestLoggedPaths checks that no path in the log holds a key or another secret, and that paths of
// handlers are whole otherwise.
func TestLoggedPaths(t *testing.T) {
	t.Parallel()
	key, err := auth.Generate(strings.NewReader(strings.Repeat("random", 10)))
	if err != nil {
		t.Fatal(err)
	}
	wallet := "0x" + strings.Repeat("ab", 20)
	for path, want := range map[string]string{
		"/" + key:                            "/" + auth.Hint(key) + "…",
		"/live/" + key + "/":                 "/live/" + auth.Hint(key) + "…/",
		"/%2573" + key[1:]:                   "/…", // %73 is an s
		"/" + key[4:]:                        "/…",
		"//" + key:                           "//" + auth.Hint(key) + "…",
		"/whsec_abcdefgh":                    "/whsec_…",
		"/eyJhbGciOi.eyJzdWIi.c2ln":          "/eyJ…",
		"/wp-login.php":                      "/wp-login.php",
		"/v3/alpha/wallets/" + wallet:        "/v3/alpha/wallets/" + wallet,
		"/v3/alpha/" + key:                   "/v3/alpha/" + auth.Hint(key) + "…",
		"/v3/alpha/sms-provider/":            "/v3/alpha/sms-prov…/",
		"/graphql":                           "/graphql",
		"/" + strings.Repeat("/x", 90) + key: "/" + strings.Repeat("/x", 90) + auth.Hint(key) + "…",
	} {
		f := start(t, func(o *server.Options) { o.Handlers = server.Handlers{REST: echo("rest"), GraphQL: echo("graphql")} })
		f.do(t, http.MethodGet, path, nil)
		testkit.Eventually(t, "the request is logged", func() bool { return strings.Contains(f.log.String(), `"msg":"request"`) })
		var line struct{ Path string }
		if err := json.Unmarshal([]byte(f.log.String()), &line); err != nil {
			t.Fatalf("%v in %s", err, f.log.String())
		}
		if line.Path != want {
			t.Errorf("%s is logged as %s, want %s", path, line.Path, want)
		}
	}
}
