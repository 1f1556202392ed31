package importer

// EntryPoints returns the EntryPoints of ERC-4337, v0.6 to v0.9, through which accounts trade: the
// sender of such a transaction is who bundled the operations of others. They have the same
// addresses on all chains: releases of eth-infinitism/account-abstraction.
func EntryPoints() []string {
	return []string{
		"0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789",
		"0x0000000071727de22e5e9d8baf0edac6f37da032",
		"0x4337084d9e255ff0702461cf8895ce9e3b5ff108",
		"0x433709009b8330fda32311df1c2afa402ed8d009",
	}
}

// CoWSettlements returns the contracts to which solvers of CoW Protocol send what settles the
// orders of others.
func CoWSettlements() []string {
	return []string{
		"0x9008d19f58aabd9ed0d60971565aa8510560ab41", // GPv2Settlement: networks.json of cowprotocol/contracts
	}
}

// UniswapXReactors returns the contracts to which fillers of UniswapX send what fills the orders of
// others: docs.uniswap.org, "UniswapX, Deployments".
func UniswapXReactors() []string {
	return []string{
		"0x6000da47483062a0d734ba3dc7576ce6a0b645c4", // ExclusiveDutchOrderReactor on Ethereum
		"0x00000011f84b9aa48e5f8aa8b9897600006289be", // V2DutchOrderReactor on Ethereum
		"0x000000001ec5656dcdb24d90dfa42742738de729", // PriorityOrderReactor on Base
	}
}

// sentForOthers returns the contracts the sender of whose transactions trades for others.
func sentForOthers() map[string]bool {
	all := map[string]bool{}
	for _, known := range [][]string{EntryPoints(), CoWSettlements(), UniswapXReactors()} {
		for _, address := range known {
			all[address] = true
		}
	}
	return all
}
