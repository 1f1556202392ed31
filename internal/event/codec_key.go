package event

import (
	"crypto/sha256"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// IDKey returns the key that makes a trade id unique in its chain for ever: the first
// 16 bytes of SHA-256 over the chain's index and the id. Finding two ids with the same
// key is infeasible. The key is stored and must not change.
func IDKey(chain smartmoney.Chain, id string) (key [16]byte) {
	var space [256]byte
	sum := sha256.Sum256(append(append(space[:0], byte(chain.Index())), id...))
	copy(key[:], sum[:])
	return key
}
