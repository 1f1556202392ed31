package importer

import (
	"crypto/sha256"
	"math/big"
	"testing"
)

// decode58 returns the 32 bytes of an address of Solana.
func decode58(t *testing.T, address string) []byte {
	t.Helper()
	n := new(big.Int)
	for _, c := range address {
		digit := -1
		for i, b := range base58 {
			if b == c {
				digit = i
			}
		}
		if digit < 0 {
			t.Fatalf("%s is no base58", address)
		}
		n.Add(n.Mul(n, big.NewInt(58)), big.NewInt(int64(digit)))
	}
	return n.FillBytes(make([]byte, 32))
}

// TestAuthorities derives each authority from its program and seed, as Solana derives the addresses
// of programs: the first hash, with a number from 255 down, that is off the curve.
func TestAuthorities(t *testing.T) {
	derived := 0
	for _, from := range []struct{ address, program, seed string }{
		{"5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1", "675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8", "amm authority"},
		{"GpMZbSM2GgvTKHJirzeGfMFoaZ8UR2X7F4v8vHTvxFbL", "CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C", "vault_and_lp_mint_auth_seed"},
		{"WLHv2UAZm6z4KyaaELi5pjdbJh6RESMva1Rnn8pJVVh", "LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj", "vault_auth_seed"},
		{"HLnpSz9h2S4hiLQ43rnSD9XkcUThA7B8hQMKmDaiTLcC", "cpamdpZCGKUy5JxQXB4dcpGPiikHawvSWAd6mEn1sGG", "pool_authority"},
		{"FhVo3mqL8PW5pH5U2CN4XE33DokiyZnUwuGpH2hmHLuM", "dbcij3LWUppWqq96dh6gJWwBifmcGfLSB5D4DuSMaqN", "pool_authority"},
	} {
		if !authorities[from.address] {
			t.Errorf("%s is not in the list", from.address)
		}
		want, found := [32]byte(decode58(t, from.address)), false
		for bump := 255; bump >= 0 && !found; bump-- {
			sum := sha256.New()
			sum.Write([]byte(from.seed))
			sum.Write([]byte{byte(bump)})
			sum.Write(decode58(t, from.program))
			sum.Write([]byte("ProgramDerivedAddress"))
			found = [32]byte(sum.Sum(nil)) == want
		}
		if !found {
			t.Errorf("%s does not follow from %s and %q", from.address, from.program, from.seed)
		}
		derived++
	}
	if seen := 2; len(authorities) != derived+seen {
		t.Errorf("%d authorities, of which %d are derived and %d were seen", len(authorities), derived, seen)
	}
}

func TestOnCurve(t *testing.T) {
	for address := range authorities {
		if onCurve(address) {
			t.Errorf("the authority %s is on the curve", address)
		}
	}
	for _, address := range []string{ // who signed recorded transactions
		"FCHTRYx6npkQCogtpZtEFLJeevAFGbDHhJyvqvT6F4kX", "Habp5bncMSsBC3vkChyebepym5dcTNRYeg2LVG464E96", "fLiPgg2yTvmgfhiPkKriAHkDmmXGP6CdeFX9UF5o7Zc",
	} {
		if !onCurve(address) {
			t.Errorf("the wallet %s is off the curve", address)
		}
	}
	for _, text := range []string{"0OIl", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"} {
		if onCurve(text) {
			t.Errorf("%q is on the curve", text)
		}
	}
}
