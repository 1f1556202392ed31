package smartmoney

import (
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// checkWebhookURL is CheckWebhookURL for webhook_url, which may also be "".
func checkWebhookURL(text string) (Problem, bool) {
	if text == "" {
		return Problem{}, true
	}
	return CheckWebhookURL("webhook_url", text)
}

// CheckWebhookURL rejects URLs that cannot be the address of a receiver; the problem is one of the
// field. The sender checks before each delivery what the host resolves to, since that can change.
func CheckWebhookURL(field, text string) (Problem, bool) {
	refuse := func(format string, args ...any) (Problem, bool) {
		return Problemf(field, format, args...), false
	}
	if len(text) > MaxWebhookURL {
		return refuse("must have at most %d bytes, got %d", MaxWebhookURL, len(text))
	}
	if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }) {
		return refuse("must hold no space and no control character")
	}
	u, err := url.Parse(text)
	// The parser's error repeats the whole text, which may contain a password.
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Hostname() == "" || !validPort(u) {
		if field == "webhook_url" {
			return refuse(`must be "" or an absolute https URL with a host`)
		}
		return refuse("must be an absolute https URL with a host")
	}
	if u.User != nil {
		return refuse("must not hold a user or password")
	}
	if u.Fragment != "" || strings.Contains(text, "#") {
		return refuse("must not have a fragment (#…), which is never sent")
	}
	if u.Scheme == "http" && !loopback(u.Hostname()) {
		return refuse("must begin with https://")
	}
	return Problem{}, true
}

// validPort rejects a port out of range and a colon without a port.
func validPort(u *url.URL) bool {
	if u.Port() == "" {
		return !strings.HasSuffix(u.Host, ":")
	}
	port, err := strconv.ParseUint(u.Port(), 10, 16)
	return err == nil && port > 0
}

// loopback reports whether the name always means this machine.
func loopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Zone() == "" && ip.IsLoopback()
}
