package source

import (
	"net/url"
	"os"
	"regexp"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// maxSecret bounds the file of a secret, in bytes.
const maxSecret = 64 << 10

// Secret returns the value of a setting that may be a secret: the content of a file for "file:PATH"
// without the white space around it, an environment variable's value for "env:NAME", else the
// setting itself. Its errors name the field, and never the value.
func Secret(field, setting string) (string, error) {
	if path, ok := strings.CutPrefix(setting, "file:"); ok {
		return secretFile(field, path)
	}
	if name, ok := strings.CutPrefix(setting, "env:"); ok {
		value := strings.TrimSpace(os.Getenv(name))
		if value == "" {
			return "", smartmoney.BadInput(field, "%s names the environment variable %s, which is empty", field, smartmoney.Shown(name))
		}
		return value, nil
	}
	return setting, nil
}

func secretFile(field, path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", smartmoney.BadInput(field, "%s names the file %s, which cannot be read", field, smartmoney.Shown(path))
	}
	if info.Size() > maxSecret || !info.Mode().IsRegular() {
		return "", smartmoney.BadInput(field, "%s names the file %s, which must be a regular file of at most %d bytes", field, smartmoney.Shown(path), maxSecret)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return "", smartmoney.BadInput(field, "%s names the file %s, which cannot be read", field, smartmoney.Shown(path))
	}
	value := strings.TrimSpace(string(text))
	if value == "" {
		return "", smartmoney.BadInput(field, "%s names the file %s, which is empty", field, smartmoney.Shown(path))
	}
	return value, nil
}

var addresses = regexp.MustCompile(`[A-Za-z][A-Za-z0-9+.-]*://[^\s"'<>]+`)

// HideSecrets returns a text, such as an error, with every URL cut to scheme and host: providers
// put keys into paths, queries and user names.
func HideSecrets(text string) string {
	return addresses.ReplaceAllStringFunc(text, func(found string) string {
		whole := strings.TrimRight(found, ":,.;)")
		address, err := url.Parse(whole)
		if err != nil || address.Host == "" {
			return "…"
		}
		short := address.Scheme + "://" + address.Host
		if short != whole {
			short += "/…"
		}
		return short + found[len(whole):]
	})
}

// ErrorText returns the text of an error as it may be stored and shown: without secrets, of at most
// 1024 bytes.
func ErrorText(err error) string { return clean(HideSecrets(err.Error()), maxError) }
