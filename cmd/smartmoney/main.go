// Command smartmoney serves ranked wallets of four chains, ingests the trades
// that rank them, and manages customers and keys.
package main

import "github.com/smartmoneyhq/smartmoney/internal/cli"

func main() { cli.Main() }
