package helius

import (
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const (
	anyPool     = "any" // of price_pools
	maxAccounts = 100   // of a list in the settings
)

// defaultPools returns the pools of SOL and a stablecoin that tell the price of SOL unless the
// settings list others. Each owns the vaults of itself only. All but the first were seen with these
// vaults in recorded transactions.
func defaultPools() source.List {
	return source.List{
		"Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE", // Orca, SOL and USDC
		"8sLbNZoA1cfnvMJLPfp98ZLAnFSYCFApfJKMbiXNLwxj", // Raydium, SOL and USDC
		"3nMFwZXwY1s1M5s8vYAHqd4wGs4iSxXE4LRoUMMYqEgF", // Raydium, SOL and USDT
		"FwewVm8u6tFPGewAyHmWAqad9hmF7mvqxK4mJ7iNqqGC", // Orca, SOL and USDT
		"4YVLUZGEhsjfsWuxRbo6h18vL297HYRHTrLVE8bwpyCW", // Meteora, SOL and USDC
	}
}

// checkAccounts checks a list of accounts of Solana; other is one more value that may stand in it,
// alone.
func checkAccounts(setting string, accounts []string, other string) error {
	if len(accounts) > maxAccounts {
		return smartmoney.BadInput(setting, "%s must have at most %d accounts, got %d", setting, maxAccounts, len(accounts))
	}
	for _, account := range accounts {
		if account == other && other != "" && len(accounts) == 1 {
			continue
		}
		if _, ok := smartmoney.NormalAddress(smartmoney.Solana, account); !ok {
			return smartmoney.BadInput(setting, "%s must be accounts of Solana, got %s", setting, smartmoney.Shown(account))
		}
	}
	return nil
}

// poolsOf returns the pools of the setting price_pools as importers take them, nil for any.
func poolsOf(pools []string) map[string]bool {
	if slices.Contains(pools, anyPool) {
		return nil
	}
	return setOf(pools)
}

func setOf(accounts []string) map[string]bool {
	set := make(map[string]bool, len(accounts))
	for _, account := range accounts {
		set[account] = true
	}
	return set
}
