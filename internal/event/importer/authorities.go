package importer

import "math/big"

// authorities are accounts of Solana that own the vaults of many pools or lend their accounts to
// traders, and never are the trader. Each but Invariant's and Jupiter's is the address that its
// program derives from a seed, checked by TestAuthorities.
var authorities = map[string]bool{
	// Raydium AMM v4: program 675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8, seed "amm authority"
	"5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1": true,
	// Raydium CPMM: CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C, "vault_and_lp_mint_auth_seed"
	"GpMZbSM2GgvTKHJirzeGfMFoaZ8UR2X7F4v8vHTvxFbL": true,
	// Raydium LaunchLab: LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj, "vault_auth_seed"
	"WLHv2UAZm6z4KyaaELi5pjdbJh6RESMva1Rnn8pJVVh": true,
	// Meteora DAMM v2: cpamdpZCGKUy5JxQXB4dcpGPiikHawvSWAd6mEn1sGG, "pool_authority"
	"HLnpSz9h2S4hiLQ43rnSD9XkcUThA7B8hQMKmDaiTLcC": true,
	// Meteora DBC: dbcij3LWUppWqq96dh6gJWwBifmcGfLSB5D4DuSMaqN, "pool_authority"
	"FhVo3mqL8PW5pH5U2CN4XE33DokiyZnUwuGpH2hmHLuM": true,
	// Invariant: owns the vaults of several pools of recorded transactions
	"J4uBbeoWpZE8fH58PM1Fp9n9K6f1aThyeVCyRdJbaXqt": true,
	// Jupiter: passes tokens on in recorded transactions
	"HFqp6ErWHY6Uzhj8rFyjYuDya2mXUpYEk8VW75K9PSiY": true,
}

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

// onCurve reports whether an address of Solana is a point of the curve ed25519, as every address
// with a key is. Addresses that programs derive are not.
func onCurve(address string) bool {
	n := new(big.Int)
	for _, c := range []byte(address) {
		digit := -1
		for i := range len(base58) {
			if base58[i] == c {
				digit = i
			}
		}
		if digit < 0 {
			return false
		}
		n.Add(n.Mul(n, big.NewInt(int64(len(base58)))), big.NewInt(int64(digit)))
	}
	const size = 32
	if n.BitLen() > 8*size {
		return false
	}
	var key [size]byte
	n.FillBytes(key[:])
	key[size-1] &= 0x7f // the sign of x; the number is little-endian
	for i := range size / 2 {
		key[i], key[size-1-i] = key[size-1-i], key[i]
	}
	return hasX(new(big.Int).SetBytes(key[:]))
}

// hasX reports whether the curve -x² + y² = 1 + d·x²·y² of ed25519 has a point with an y.
func hasX(y *big.Int) bool {
	one := big.NewInt(1)
	p := new(big.Int).Sub(new(big.Int).Lsh(one, 255), big.NewInt(19))
	if y.Cmp(p) >= 0 {
		return false
	}
	d := new(big.Int).ModInverse(big.NewInt(121666), p)
	d.Mod(d.Mul(d, big.NewInt(-121665)), p)
	square := new(big.Int).Mul(y, y)
	over := new(big.Int).Sub(square, one)
	under := new(big.Int).Add(new(big.Int).Mul(d, square), one)
	under.ModInverse(under.Mod(under, p), p)
	x2 := over.Mod(over.Mul(over, under), p)
	return big.Jacobi(x2, p) >= 0
}
