package endpoint

import (
	"net/url"
	"slices"
	"strings"
)

// leastSecret is the least length of a part of a URL that counts as a secret, in bytes: shorter
// ones, such as v2, are names.
const leastSecret = 8

// Secrets are texts that must not show, such as a key or parts of a URL.
type Secrets []string

// SecretsOf returns what may be secret in a URL: the password, a user name of 8 bytes or more, and
// the parts of the path and values of the query of 8 bytes or more, also as they are escaped there.
func SecretsOf(u *url.URL) (all Secrets) {
	if password, ok := u.User.Password(); ok && password != "" {
		all = append(all, password)
	}
	if name := u.User.Username(); len(name) >= leastSecret {
		all = append(all, name)
	}
	parts := append(strings.Split(u.Path, "/"), strings.Split(u.EscapedPath(), "/")...)
	for pair := range strings.SplitSeq(u.RawQuery, "&") {
		_, escaped, _ := strings.Cut(pair, "=")
		parts = append(parts, escaped)
		if value, err := url.QueryUnescape(escaped); err == nil {
			parts = append(parts, value)
		}
	}
	for _, part := range parts {
		if len(part) >= leastSecret {
			all = append(all, part)
		}
	}
	return all
}

// words are parts of paths that are no secrets, of 8 bytes or more.
var words = []string{"embeddings", "completions", ".well-known", "jwks.json", "openid-configuration", "protocol", "openid-connect"}

// hiddenPart stands for a part of a path that is not shown, hiddenUser for a user name or password,
// as url.URL.Redacted has it.
const (
	hiddenPart = "…"
	hiddenUser = "xxxxx"
)

// Shown returns an http or https URL for the operator's eyes, and whether it leaves out something
// that may be secret: the password, the query and the fragment always; the user name unless a
// password follows and it is shorter than 8 bytes; parts of the path of 8 bytes or more that are no
// usual words.
func Shown(u *url.URL) (text string, redacted bool) {
	text = u.Scheme + "://" + u.Host
	if u.User != nil {
		password, _ := u.User.Password()
		name := u.User.Username()
		if redacted = name+password != ""; name != "" && (password == "" || len(name) >= leastSecret) {
			name = hiddenUser
		}
		if password != "" {
			name += ":" + hiddenUser
		}
		text = u.Scheme + "://" + name + "@" + u.Host
	}
	for i, part := range strings.Split(u.EscapedPath(), "/") {
		if i > 0 {
			text += "/"
		}
		if len(part) >= leastSecret && !slices.Contains(words, part) {
			part, redacted = hiddenPart, true
		}
		text += part
	}
	return text, redacted || u.RawQuery != "" || u.Fragment != ""
}

// Hide returns a text, such as an answer that repeats the URL that was asked, without the secrets.
func (s Secrets) Hide(text string) string {
	for _, secret := range s {
		text = strings.ReplaceAll(text, secret, "…")
	}
	return text
}

// HideIn returns an error whose text has none of the secrets, and that wraps err.
func (s Secrets) HideIn(err error) error {
	text := err.Error()
	if hidden := s.Hide(text); hidden != text {
		return &hiddenError{text: hidden, err: err}
	}
	return err
}

// hiddenError is an error with another text.
type hiddenError struct {
	text string
	err  error
}

func (h *hiddenError) Error() string { return h.text }

func (h *hiddenError) Unwrap() error { return h.err }
