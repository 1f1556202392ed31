package endpoint

import (
	"net/url"
	"strings"
)

// leastSecret is the least length of a part of a URL that counts as a secret, in bytes: shorter ones, such as v2, are names.
const leastSecret = 8

// Secrets are texts that must not show, such as a key or parts of a URL.
type Secrets []string

// SecretsOf returns what may be secret in a URL: the password, and the parts of the path and values of the query of 8 bytes or
// more, also as they are escaped there.
func SecretsOf(u *url.URL) (all Secrets) {
	if password, ok := u.User.Password(); ok && password != "" {
		all = append(all, password)
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

func (e *hiddenError) Error() string { return e.text }

func (e *hiddenError) Unwrap() error { return e.err }
