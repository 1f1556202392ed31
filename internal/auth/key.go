package auth

import (
	"crypto/sha256"
	"fmt"
	"hash/crc32"
	"io"
	"math/big"
	"strings"
)

// A key is the prefix, 160 random bits in base62 and the CRC-32 (IEEE) of both in
// base62, each with leading zeros to its full width.
const (
	prefix      = "sms-"
	secretBytes = 20
	secretWidth = 27 // 62^27 > 2^160
	sumWidth    = 6  // 62^6 > 2^32
	bodyWidth   = len(prefix) + secretWidth

	// KeyLength is the number of characters of a key.
	KeyLength = bodyWidth + sumWidth
	// HintLength is the number of a key's first characters that are not secret.
	HintLength = len(prefix) + 4

	alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
)

// Generate returns a key made of 160 bits from random, which must be cryptographically secure.
func Generate(random io.Reader) (string, error) {
	var secret [secretBytes]byte
	if _, err := io.ReadFull(random, secret[:]); err != nil {
		return "", fmt.Errorf("read randomness for a key: %w", err)
	}
	digits := new(big.Int).SetBytes(secret[:]).Text(62) // in the order of alphabet
	body := prefix + strings.Repeat("0", secretWidth-len(digits)) + digits
	sum := checksum(body)
	return body + string(sum[:]), nil
}

// Check returns an UNAUTHENTICATED error if a key is malformed or its checksum is wrong. It
// does not check whether the key exists. The error does not repeat the key.
func Check(key string) error {
	if len(key) != KeyLength || !strings.HasPrefix(key, prefix) || !isBase62(key[len(prefix):]) {
		return unauthenticated("malformed key: a key is %s and %d letters and digits", prefix, KeyLength-len(prefix))
	}
	if sum := checksum(key[:bodyWidth]); string(sum[:]) != key[bodyWidth:] {
		return unauthenticated("malformed key: its checksum is wrong, check that it was copied exactly")
	}
	return nil
}

// Hash returns the stored form of a key: the SHA-256 of all its characters.
func Hash(key string) [sha256.Size]byte { return sha256.Sum256([]byte(key)) }

// Hint returns the part of a key that may be shown to recognise it: its first HintLength
// characters.
func Hint(key string) string { return key[:min(HintLength, len(key))] }

func isBase62(s string) bool {
	for i := range len(s) {
		c := s[i]
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return false
		}
	}
	return true
}

func checksum(body string) [sumWidth]byte {
	var sum [sumWidth]byte
	rest := crc32.ChecksumIEEE([]byte(body))
	for i := sumWidth - 1; i >= 0; i-- {
		sum[i] = alphabet[rest%62]
		rest /= 62
	}
	return sum
}
