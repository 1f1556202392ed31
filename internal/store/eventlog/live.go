package eventlog

import (
	"context"
	"errors"

	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
)

var errLater = errors.New("not there yet")

// TradesAt calls f for the trades at rising sequence numbers, live or not. f gets what is valid
// until it returns; its error ends the call and is returned. A number that holds no trade is an
// error.
func (db *Log) TradesAt(ctx context.Context, chain smartmoney.Chain, seqs []int64, f func(seq int64, t *smartmoney.Trade) error) error {
	return errLater
}

// TradesOf calls f for every trade of some wallets that is live as of a log position, in the order
// of the log. newest holds the sequence numbers of the wallets' newest trades (Wallet.LastSeq),
// which may have been taken back; 0 is a wallet without trades. Its memory is 8 bytes per trade of
// the wallets, live or not. f gets what is valid until it returns; its error ends the call and is
// returned.
func (db *Log) TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error {
	return errLater
}

// PricesOf returns the prices of tokens by the events that are live as of a log position, in the
// order of tokens. It reads the events back to the newest live one that was the price when it came.
func (db *Log) PricesOf(ctx context.Context, chain smartmoney.Chain, tokens []eventlog.TokenAt, upTo int64) ([]eventlog.TokenPrice, error) {
	return nil, errLater
}
