package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

// runIngest runs the ingest command by itself.
func runIngest(t *testing.T, stdin string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	var out, log bytes.Buffer
	cmd := newIngestCmd()
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	cmd.SetArgs(append([]string{"--state-dir", t.TempDir()}, args...))
	cmd.SetIn(strings.NewReader(stdin))
	cmd.SetOut(&out)
	cmd.SetErr(&log)
	err = cmd.ExecuteContext(t.Context())
	return out.String(), log.String(), err
}

// ingestService accepts every line and reports it as processed at once.
func ingestService(t *testing.T) (url string, body *bytes.Buffer) {
	t.Helper()
	body = &bytes.Buffer{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.Header.Get("Authorization") != "Bearer sms-key":
			http.Error(w, `{"message":"no key"}`, http.StatusUnauthorized)
		case r.Method == http.MethodGet:
			fmt.Fprintf(w, `{"chains":{"ethereum":{"durable":9,"processed":9}}}`)
		default:
			n, err := io.Copy(body, r.Body)
			if err != nil || n == 0 {
				t.Errorf("body of %d bytes, error %v", n, err)
			}
			fmt.Fprintf(w, `{"accepted":%d,"duplicates":0,"rejected":[],"cursor":{"ethereum":9}}`, bytes.Count(body.Bytes(), []byte("\n")))
		}
	}))
	t.Cleanup(server.Close)
	return server.URL, body
}

const duneJournal = "block_time,token_a_symbol,token_b_symbol,token_a_amount,token_b_amount,project,category,usd_amount,trader_a\n" +
	"2023-03-01T10:00:01+00:00,ALFA,WETH,10,1,Uni,DEX,1500,\\x4444444444444444444444444444444444444444\n" +
	"2023-03-01T10:00:02+00:00,USDC,WETH,1500,1,Uni,DEX,1500,\\x4444444444444444444444444444444444444444\n"

func TestIngestCommand(t *testing.T) {
	t.Parallel()
	url, body := ingestService(t)
	file := filepath.Join(t.TempDir(), "tape.csv")
	if err := os.WriteFile(file, []byte(duneJournal), 0o600); err != nil {
		t.Fatal(err)
	}
	out, _, err := runIngest(t, "", "--url", url, "--key", "sms-key", "--format", "dune-dex-trades", "--wait", file)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"2 read, 1 accepted, 0 duplicates, 1 skipped, 0 rejected", "skipped 1: both sides are quote tokens", "\nprocessed\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if !strings.Contains(body.String(), `"symbol":"ALFA"`) {
		t.Errorf("body %s", body)
	}
}

func TestIngestStdinAsJSON(t *testing.T) {
	t.Parallel()
	url, _ := ingestService(t)
	out, _, err := runIngest(t, duneJournal, "--url", url, "--key", "sms-key", "--format", "dune-dex-trades", "--json", "-")
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Files []struct {
			File           string
			Read, Accepted int
			SkippedBy      map[string]int `json:"skipped_by"`
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil || len(got.Files) != 1 {
		t.Fatalf("%q: %v", out, err)
	}
	if f := got.Files[0]; f.File != "-" || f.Read != 2 || f.Accepted != 1 || len(f.SkippedBy) != 1 {
		t.Errorf("%+v", f)
	}
}

func TestIngestUsage(t *testing.T) {
	t.Parallel()
	for name, args := range map[string][]string{
		"format":       {"--format", "xml", "f"},
		"url":          {"--url", "ftp://x", "f"},
		"batch":        {"--batch", "-1", "f"},
		"chain":        {"--chain", "bsc", "f"},
		"quote":        {"--quote", "base=zz", "f"},
		"native-price": {"--native-price", "solana", "f"},
	} {
		_, _, err := runIngest(t, "", args...)
		var usage config.UsageError
		if !errors.As(err, &usage) {
			t.Errorf("%s: error %v is not a usage error", name, err)
		}
	}
	for name, args := range map[string][]string{
		"no such file": {"--format", "events", filepath.Join(t.TempDir(), "none")},
		"no key":       {"--format", "dune-dex-trades", "-"},
	} {
		url, _ := ingestService(t)
		_, _, err := runIngest(t, duneJournal, append([]string{"--url", url}, args...)...)
		var usage config.UsageError
		if err == nil || errors.As(err, &usage) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}
