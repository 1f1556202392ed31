package source_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestSecret(t *testing.T) {
	dir := t.TempDir()
	file := func(name, content string) string {
		path := filepath.Join(dir, name)
		check(t, os.WriteFile(path, []byte(content), 0o600))
		return "file:" + path
	}
	t.Setenv("SMARTMONEY_SOURCE_TEST", " from the environment\n")
	t.Setenv("SMARTMONEY_SOURCE_EMPTY", " ")
	for setting, want := range map[string]string{
		"plain": "plain", "": "", "env:SMARTMONEY_SOURCE_TEST": "from the environment", file("good", "from a file\n"): "from a file",
	} {
		if got, err := source.Secret("key", setting); err != nil || got != want {
			t.Errorf("%s: %q, %v", setting, got, err)
		}
	}
	for _, setting := range []string{
		"env:SMARTMONEY_SOURCE_EMPTY", "env:SMARTMONEY_SOURCE_GONE", "file:" + dir, "file:" + filepath.Join(dir, "gone"), file("empty", " \n"), file("long", strings.Repeat("x", 1<<17)),
	} {
		_, err := source.Secret("key", setting)
		testkit.WantError(t, err, smartmoney.CodeBadInput, "key", "")
	}
}

func TestHideSecrets(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"no address":                            "no address",
		"dial wss://h.example: refused":         "dial wss://h.example: refused",
		`Post "https://h.example/v3/KEY": EOF`:  `Post "https://h.example/…": EOF`,
		"(nats://user:KEY@h.example:4222)":      "(nats://h.example:4222/…)",
		"https://h.example?key=KEY, http://KEY": "https://h.example/…, http://KEY",
		"odd https://%zz/KEY end":               "odd … end",
	} {
		if got := source.HideSecrets(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// FuzzHideSecrets checks that what follows the host of an address is never left.
func FuzzHideSecrets(f *testing.F) {
	f.Add("https://", "/v3/", " ")
	f.Add("wss://u:", "@h/", "'")
	f.Add("a://b?", ":,", ".")
	f.Fuzz(func(t *testing.T, before, between, after string) {
		const key = "SeCrEtKeY0123456789"
		text := before + "https://user:" + key + "@host.example/" + key + between + after
		if got := source.HideSecrets(text); strings.Contains(got, key) {
			t.Errorf("%q became %q", text, got)
		}
	})
}
