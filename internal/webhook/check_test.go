package webhook

import "testing"

// TestCheck checks that setting an address fails if and only if connections to it fail.
func TestCheck(t *testing.T) {
	for address, most := range map[string]Allow{ // the strictest value that accepts it
		"https://desk.example/":           AllowPublic,
		"https://8.8.8.8/":                AllowPublic,
		"https://[2606:4700:4700::1111]/": AllowPublic,
		"http://127.0.0.1:9/":             AllowLoopback,
		"http://localhost:8081/":          AllowLoopback,
		"http://[::1]/":                   AllowLoopback,
		"https://localhost/":              AllowLoopback,
		"https://LOCALHOST./":             AllowLoopback,
		"https://a.localhost/":            AllowLoopback,
		"https://127.8.9.1/":              AllowLoopback,
		"https://[::1]/":                  AllowLoopback,
		"https://10.0.0.1/":               AllowAny,
		"https://192.168.1.1:8443/hook":   AllowAny,
		"https://169.254.169.254/":        AllowAny,
		"https://100.64.0.1/":             AllowAny,
		"https://0.0.0.0/":                AllowAny,
		"https://[fe80::1]/":              AllowAny,
		"https://[fd00::1]/":              AllowAny,
		"https://[64:ff9b::a00:1]/":       AllowAny,
	} {
		for _, allow := range []Allow{AllowPublic, AllowLoopback, AllowAny} {
			if err := allow.Check(address); (err == nil) != (allow >= most) {
				t.Errorf("%s with Allow %d: %v", address, allow, err)
			}
		}
	}
	// No connection to these succeeds, since no name is like this.
	for _, address := range []string{"ftp://desk.example/", "://", "https://127.1/", "https://2130706433/", "https://0x7f.1/", "https://1.2.3.4.5/", "https://a.0X/", "https://8.8.8.08/"} {
		if AllowAny.Check(address) == nil {
			t.Errorf("%s was accepted", address)
		}
	}
}
