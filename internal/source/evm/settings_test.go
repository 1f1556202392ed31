package evm

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestSettings(t *testing.T) {
	t.Parallel()
	for settings, want := range map[string]string{
		`{}`:                                                   "chain must be",
		`{"chain":"solana","rpc":["http://x"]}`:                "chain must be base or ethereum",
		`{"chain":"base"}`:                                     "rpc must have 1 to 16",
		`{"chain":"base","rpc":"ftp://secret"}`:                "rpc must have URLs",
		`{"chain":"base","rpc":"http://x","color":1}`:          "color",
		`{"chain":"base","rpc":"http://x","keep_blocks":0}`:    "keep_blocks must be between 1 and 512, got 0",
		`{"chain":"base","rpc":"http://x","poll":"1ms"}`:       "poll must be between 10ms and 10m0s, got 1ms",
		`{"chain":"base","rpc":"http://x","from":"soon"}`:      "from must be latest",
		`{"chain":"base","rpc":"http://x","from":-1}`:          "from",
		`{"chain":"base","rpc":"http://x","factories":"v9:x"}`: "factories must have",
		`{"chain":"base","rpc":"http://x","quotes":"x"}`:       "quotes must have",
		`{"chain":"base","rpc":"http://x","price_pools":"x"}`:  "price_pools must have",
		`{"chain":"base","rpc":"http://x","native_price":-1}`:  "native_price must be",
		`{"chain":"base","rpc":"http://x","entry_points":"x"}`: "entry_points must have addresses, got",
		`{"chain":"base","rpc":"http://x","settlements":"0x"}`: "settlements must have entries KIND:0x…",
	} {
		_, err := Kind{}.Check(json.RawMessage(settings))
		var shown *smartmoney.Error
		if !errors.As(err, &shown) || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "secret") {
			t.Errorf("Check(%s): %v, want %q", settings, err, want)
		}
	}
	for _, settings := range []string{
		`{"chain":"base","rpc":"wss://x/key"}`, `{"chain":"ethereum","rpc":["env:RPC","file:/key"],"from":12}`,
		`{"chain":"base","rpc":"http://x, http://y","from":"24h","factories":"any","price_pools":"` + manager.String() + "/" + hash{1}.String() + `"}`,
	} {
		checked, err := Kind{}.Check(json.RawMessage(settings))
		if err != nil {
			t.Fatalf("Check(%s): %v", settings, err)
		}
		if again, err := (Kind{}).Check(checked); err != nil || string(again) != string(checked) {
			t.Errorf("Check of its own result %s: %s, %v", checked, again, err)
		}
	}
}

// TestPresets checks that presets are well-formed and apply to their own chain only.
func TestPresets(t *testing.T) {
	t.Parallel()
	for _, chain := range []smartmoney.Chain{smartmoney.Base, smartmoney.Ethereum} {
		for id, want := range map[string]bool{"": true, `,"chain_id":1337`: false} {
			s, err := parse(json.RawMessage(fmt.Sprintf(`{"chain":%q,"rpc":"http://x"%s}`, chain, id)))
			if err != nil {
				t.Fatal(err)
			}
			trusted, err := s.trusted()
			if err != nil || len(trusted.factories) > 4 != want || len(trusted.prices) > 3 != want {
				t.Errorf("%s%s: %+v, %v", chain, id, trusted, err)
			}
		}
	}
}
