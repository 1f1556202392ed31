package event

import (
	"crypto/sha256"
	"encoding/binary"

	"smartmoney/internal/smartmoney"
)

// IDKey is the key under which a trade id is unique in its chain for ever: the
// first 16 bytes of SHA-256 over the chain's index and the id. Nobody can make two
// ids of one key. It is stored and must not change.
func IDKey(chain smartmoney.Chain, id string) (key [16]byte) {
	sum := chainHash(chain, id)
	copy(key[:], sum[:])
	return key
}

// WalletKey is a stable 64-bit hash of a wallet, the first 8 bytes of SHA-256 as
// in IDKey. Two wallets may share one: whoever looks up by it compares the wallet.
func WalletKey(chain smartmoney.Chain, wallet string) int64 {
	sum := chainHash(chain, wallet)
	return int64(binary.BigEndian.Uint64(sum[:8]))
}

func chainHash(chain smartmoney.Chain, text string) [sha256.Size]byte {
	var space [256]byte
	return sha256.Sum256(append(append(space[:0], byte(chain.Index())), text...))
}
