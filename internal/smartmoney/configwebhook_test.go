package smartmoney_test

import (
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestWebhookURL(t *testing.T) {
	const wrong = `webhook_url must be "" or an absolute https URL with a host`
	const plain = "webhook_url must begin with https://"
	const blank = "webhook_url must hold no space and no control character"
	long := "https://a.example/" + strings.Repeat("x", 2048-len("https://a.example/"))
	for url, want := range map[string]string{
		"":                                "",
		"https://a.example":               "",
		"HTTPS://a.example/hook?key=1&b":  "",
		"https://a.example:8443/":         "",
		"https://10.0.0.1/":               "",
		"https://[2001:db8::1]:443/":      "",
		"https://bücher.example/":         "",
		"http://localhost/":               "",
		"http://LocalHost:8080/":          "",
		"http://127.0.0.1:1/":             "",
		"http://127.255.255.254/":         "",
		"http://[::1]/":                   "",
		long:                              "",
		long + "x":                        "webhook_url must have at most 2048 bytes, got 2049",
		"http://a.example/":               plain,
		"http://128.0.0.1/":               plain,
		"http://126.255.255.255/":         plain,
		"http://0.0.0.0/":                 plain,
		"http://[::2]/":                   plain,
		"http://[::1%25eth0]/":            plain,
		"http://127.1/":                   plain,
		"http://localhost.a.example/":     plain,
		"http://localhost./":              plain,
		"http://127.0.0.1.a.example/":     plain,
		"a.example/hook":                  wrong,
		"//a.example/hook":                wrong,
		"/hook":                           wrong,
		"https:a.example":                 wrong,
		"https:///hook":                   wrong,
		"https://:443/":                   wrong,
		"https://a.example:/":             wrong,
		"https://a.example:0/":            wrong,
		"https://a.example:65536/":        wrong,
		"https://a.example:http/":         wrong,
		"https://a.example/%zz":           wrong,
		"ftp://a.example/":                wrong,
		"javascript:alert(1)":             wrong,
		"https://me:secret@a.example/":    "webhook_url must not hold a user or password",
		"https://@a.example/":             "webhook_url must not hold a user or password",
		"https://a.example/#part":         "webhook_url must not have a fragment (#…), which is never sent",
		"https://a.example/#":             "webhook_url must not have a fragment (#…), which is never sent",
		" https://a.example/":             blank,
		"https://a.example/ ":             blank,
		"https://a.example/a b":           blank,
		"https://a.example/\r\nX: y":      blank,
		"https://a.example/\u200b":        blank,
		"https://a.example/\xff":          blank,
		"https://me:secret@a.example:x y": blank,
	} {
		u := smartmoney.ConfigUpdate{WebhookURL: &url}
		got := ""
		if err := u.Check(); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%.60q:\ngot  %q\nwant %q", url, got, want)
		}
	}
}
