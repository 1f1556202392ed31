package importer

import (
	"encoding/json"
	"io"
)

const namePolymarketActivity = "polymarket-activity"

// polymarketActivity reads /activity of Polymarket's Data API. Records of type TRADE
// become trades with the same ids as in /trades. The others (REDEEM, REWARD, SPLIT, MERGE,
// CONVERSION, …) are skipped because they name no outcome token; polymarket-gamma has the
// resolutions.
type polymarketActivity struct{ settings Settings }

var _ Adapter = polymarketActivity{}

// Name implements Adapter.
func (polymarketActivity) Name() string { return namePolymarketActivity }

// Convert implements Adapter.
func (p polymarketActivity) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	f := newFills(p.settings, emit)
	add := func(line int, one *fill) error {
		if one.Type != "TRADE" {
			return f.out.skip(line, activityReason(string(one.Type)), string(one.TransactionHash))
		}
		return f.add(line, one)
	}
	bad := func(line int, reason string) error { return f.out.skip(line, reason, "") }
	if c := firstByte(in); c == '[' || c == '{' {
		err = eachJSON(in, func(line int, raw []byte) error {
			var one fill
			if err := json.Unmarshal(raw, &one); err != nil {
				return bad(line, skipMalformed)
			}
			return add(line, &one)
		}, bad)
	} else {
		needed := []string{"type", "proxyWallet", "side", "asset", "size", "price", "timestamp", "transactionHash"}
		err = eachCSV(in, namePolymarketActivity, needed, func(line int, t *table) error { return add(line, fillOf(t)) }, bad)
	}
	if err != nil {
		return err
	}
	return f.out.close()
}

// activityReason returns the reason to skip an activity. It names known kinds only, so
// that the number of different reasons is bounded.
func activityReason(kind string) string {
	switch kind {
	case "REDEEM", "REWARD", "SPLIT", "MERGE", "CONVERSION", "MAKER_REBATE", "YIELD":
		return "activity " + kind + " is not a trade"
	}
	return "activity is not a trade"
}
