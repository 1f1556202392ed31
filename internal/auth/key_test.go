package auth_test

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestGenerate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		desc   string
		random []byte
		want   string
	}{
		{"zeros", make([]byte, 20), "sms-000000000000000000000000000" + "3jc4dF"},
		{"ones", bytes.Repeat([]byte{0xff}, 20), "sms-AwGeptL1TMEBFSqZfp4BXWGY80v" + "3GoMaF"},
		{"one", append(make([]byte, 19), 1), "sms-000000000000000000000000001" + "3AfqqZ"},
	} {
		t.Run(c.desc, func(t *testing.T) {
			key, err := auth.Generate(bytes.NewReader(c.random))
			if err != nil {
				t.Fatal(err)
			}
			if key != c.want {
				t.Errorf("key = %s, want %s", key, c.want)
			}
			if err := auth.Check(key); err != nil {
				t.Errorf("Check rejects a generated key: %v", err)
			}
		})
	}
}

func TestGenerateForm(t *testing.T) {
	t.Parallel()
	form := regexp.MustCompile(`^sms-[0-9A-Za-z]{33}$`)
	seen := map[string]bool{}
	for range 1000 {
		key, err := auth.Generate(rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		if !form.MatchString(key) || len(key) != auth.KeyLength || seen[key] {
			t.Fatalf("key %q is malformed or repeated", key)
		}
		seen[key] = true
		if hint := auth.Hint(key); hint != key[:8] {
			t.Errorf("hint = %q", hint)
		}
		if auth.Hash(key) != sha256.Sum256([]byte(key)) {
			t.Error("the hash is not the SHA-256 of the whole key")
		}
	}
}

func TestGenerateWithoutRandomness(t *testing.T) {
	t.Parallel()
	broken := errors.New("no entropy")
	if key, err := auth.Generate(iotest.ErrReader(broken)); !errors.Is(err, broken) || key != "" {
		t.Errorf("key = %q, err = %v", key, err)
	}
	if _, err := auth.Generate(bytes.NewReader(make([]byte, 19))); err == nil {
		t.Error("Generate succeeded with 19 bytes")
	}
}

func TestCheckRefuses(t *testing.T) {
	t.Parallel()
	key, err := auth.Generate(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ desc, key string }{
		{"empty", ""},
		{"prefix only", "sms-"},
		{"other prefix", "sk_-" + key[4:]},
		{"upper case prefix", "SMS-" + key[4:]},
		{"short", key[:len(key)-1]},
		{"long", key + "0"},
		{"space before", " " + key[:len(key)-1]},
		{"line end", key + "\n"},
		{"other alphabet", key[:10] + "-" + key[11:]},
		{"two bytes", key[:10] + "é" + key[12:]},
		{"checksum of zeros", key[:31] + "000000"},
	} {
		t.Run(c.desc, func(t *testing.T) {
			err := auth.Check(c.key)
			if smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated {
				t.Fatalf("err = %v", err)
			}
			if len(c.key) > 8 && strings.Contains(err.Error(), c.key[4:12]) {
				t.Errorf("the message contains the key: %v", err)
			}
		})
	}
}

// Every single typing error is detected without a lookup in the database.
func TestCheckFindsMistakes(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		key, err := auth.Generate(bytes.NewReader(rapid.SliceOfN(rapid.Byte(), 20, 20).Draw(t, "random")))
		if err != nil {
			t.Fatal(err)
		}
		wrong := []byte(key)
		at := rapid.IntRange(0, len(key)-1).Draw(t, "at")
		if rapid.Bool().Draw(t, "swap") && at > 0 {
			wrong[at-1], wrong[at] = wrong[at], wrong[at-1]
		} else {
			wrong[at] = rapid.Byte().Draw(t, "other")
		}
		if string(wrong) != key && auth.Check(string(wrong)) == nil {
			t.Fatalf("Check accepts %s, mistyped from %s", wrong, key)
		}
	})
}

func FuzzCheck(f *testing.F) {
	f.Add("sms-0000000000000000000000000003jc4dF")
	f.Add("")
	f.Add("sms-")
	f.Fuzz(func(t *testing.T, key string) {
		if auth.Check(key) == nil && len(key) != auth.KeyLength {
			t.Errorf("Check accepts %q", key)
		}
		if len(auth.Hint(key)) > auth.HintLength {
			t.Errorf("hint of %q is too long", key)
		}
	})
}
