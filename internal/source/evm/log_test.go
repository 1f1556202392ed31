package evm

import (
	"encoding/json"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
)

// TestSignatures compares what is computed with what is well known.
func TestSignatures(t *testing.T) {
	t.Parallel()
	for got, want := range map[string]string{
		topicV2.String():               "0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822",
		topicV3.String():               "0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67",
		topicPancake.String():          "0x19b47279256b2a23a1665c810c8d55a1758940ee09377d4f8d26497a3577dc83",
		topicSolidly.String():          "0xb3e2773606abfd36b5bd91394b3a54d1398336c65005baf7bf7a05efeffaf75b",
		topicV4.String():               "0x40e9cecb9f5f1f1c5b9c97dec2917b7ee92e57ba5563708daca94dd84ad7112f",
		topicFill.String():             "0x78ad7ec0e9f89e74012afa58738b6b661c024cb0fd185ee2f616c0a28924bd66",
		topicOrderCoW.String():         "0xa07a543ab8a018198e99ca0184c93fe9050a79400a0a723441f84de1d972cc17",
		topicOrder1inc.String():        "0xfec331350fce78ba658e082a71da20ac9f8d798a99b3c79681c8440cbfe77e07",
		topicTransfer.String():         "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
		topicUserOperation.String():    "0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f",
		topicBeforeUserOps.String():    "0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972",
		topicBurnV2.String():           "0xdccd412f0b1252819cb1fd330b93224ca42612892bb3f4f789976e6d81936496",
		topicBurnSolidly.String():      "0x5d624aa9c148153ab3446c1b154f660ee7701e549fe9b62dab7171b1c80e6fa2",
		topicBurnV3.String():           "0x0c396cd989a39f4459b5fa1aed6a9a8dcdbc45908acfd67e028cd568da98982c",
		topicModifyV4.String():         "0xf208f4912782fd25c7f114ca3723a2d5dd6f3bcc3ac8db5af63baa85f711d5ec",
		topicInit.String():             "0xdd466e674ea557f56295e2d0218a125ea4b4f0f6f3307b95f85e6110838d6438",
		data(callDecimals[:]).String(): "0x313ce567",
		data(callGetPool[:]).String():  "0x1698ee82",
		data(callGetPair[:]).String():  "0xe6a43905",
	} {
		if got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

func TestDecodeSwap(t *testing.T) {
	t.Parallel()
	negative := func(n int64) *big.Int { return big.NewInt(-n) }
	huge := new(big.Int).Sub(two256, big.NewInt(1))
	four := func(w ...word) data {
		var d data
		for _, one := range w {
			d = append(d, one[:]...)
		}
		return d
	}
	all := word{}
	for i := range all {
		all[i] = 0xff
	}
	tests := []struct {
		name string
		log  chainLog
		a, b *big.Int
		skip string
	}{
		{"v2", swapV2(pricePool, topicV2, 5, -7, 0, 0), big.NewInt(5), negative(7), ""},
		{"v2 that returns some", chainLog{Topics: []hash{topicV2, {}, {}}, Data: four(argument(10), argument(1), argument(4), argument(9))}, big.NewInt(6), negative(8), ""},
		{"v2 of everything", chainLog{Topics: []hash{topicV2, {}, {}}, Data: four(all, word{}, word{}, argument(1))}, huge, negative(1), ""},
		{"v2 that takes both", chainLog{Topics: []hash{topicV2, {}, {}}, Data: four(argument(1), argument(1), word{}, word{})}, nil, nil, skipDirection},
		{"v2 of one side", chainLog{Topics: []hash{topicV2, {}, {}}, Data: four(argument(1), word{}, word{}, word{})}, nil, nil, skipDirection},
		{"v3", swapV3(tokenPool, -5, 7, 0, 0), negative(5), big.NewInt(7), ""},
		{"PancakeSwap v3", chainLog{Topics: []hash{topicPancake, {}, {}}, Data: four(argument(-5), argument(7), word{}, word{}, word{}, word{}, word{})}, negative(5), big.NewInt(7), ""},
		{"v4", chainLog{Topics: []hash{topicV4, {}, {}}, Data: four(argument(-5), argument(7), word{}, word{}, word{}, word{})}, big.NewInt(5), negative(7), ""},
		{"too short", chainLog{Topics: []hash{topicV3, {}, {}}, Data: make(data, 159)}, nil, nil, skipLog},
		{"too few topics", chainLog{Topics: []hash{topicV3}, Data: make(data, 320)}, nil, nil, skipLog},
		{"another topic", chainLog{Topics: []hash{{9}, {}, {}}, Data: make(data, 320)}, nil, nil, skipLog},
	}
	for _, tt := range tests {
		s, skip := decodeSwap(&tt.log)
		if skip != tt.skip || skip == "" && (s.amount0.Cmp(tt.a) != 0 || s.amount1.Cmp(tt.b) != 0) {
			t.Errorf("%s: %v %q, want %v %v %q", tt.name, s, skip, tt.a, tt.b, tt.skip)
		}
	}
}

// A token's symbol loses what changes the direction of text.
func TestSymbolsKeepTheirDirection(t *testing.T) {
	for given, want := range map[string]string{"US\u202eDC\u2069": "USDC", "\u061c": "", "שקל": "שקל"} {
		if got := cleanSymbol(given); got != want {
			t.Errorf("%q is %q, want %q", given, got, want)
		}
	}
}

// FuzzLogs decodes what strangers' contracts emit and return.
func FuzzLogs(f *testing.F) {
	f.Add([]byte{2}, []byte("data"))
	f.Add([]byte{5, 0, 0, 0}, make([]byte, 320))
	f.Fuzz(func(t *testing.T, heads, d []byte) {
		l := chainLog{Data: d}
		for i, h := range heads {
			one := hash{h}
			if i == 0 {
				one = topics()[int(h)%len(topics())]
			}
			l.Topics = append(l.Topics, one)
		}
		if s, skip := decodeSwap(&l); skip == "" {
			for _, decimals := range []int{0, 18, maxDecimals} {
				if a := importer.Whole(s.amount0, decimals); math.IsNaN(a) || math.IsInf(a, 0) {
					t.Errorf("amount %v", a)
				}
			}
			if s.amount0.Sign()*s.amount1.Sign() != -1 {
				t.Errorf("amounts %v and %v", s.amount0, s.amount1)
			}
		}
		if p, ok := decodeInitialize(&l); ok && (len(p.Token0) != 42 || len(p.Token1) != 42) {
			t.Errorf("pool %+v", p)
		}
		if s := text(d); len([]rune(s)) > maxSymbol || strings.ContainsAny(s, "\x00\n") {
			t.Errorf("symbol %q", s)
		}
		_, _ = poolOfKey(v4Pool(address{}, hash{}), d)
		if len(l.Topics) > 0 {
			(&converter{settlements: map[address]string{{}: kindCoW}}).settledFor([]chainLog{l})
			removedFrom([]chainLog{l})
			decodeUserOperation(&l)
		}
	})
}

// FuzzAnswers reads what nodes answer.
func FuzzAnswers(f *testing.F) {
	f.Add([]byte(`[{"id":1,"result":"0x1"},{"id":2,"error":{"code":3,"message":"no"}}]`))
	f.Add([]byte(`{"error":{"code":-32005,"message":"rate limit"}}`))
	f.Fuzz(func(t *testing.T, response []byte) {
		for n := 1; n <= 2; n++ {
			calls := make([]*call, n)
			for i := range calls {
				calls[i] = &call{method: "m", out: &block{}}
			}
			if answers, err := readAnswers(response, n, nil); err == nil {
				_ = assign(calls, answers, 1)
			}
		}
		var logs []chainLog
		if json.Unmarshal(response, &logs) == nil {
			_ = (&block{}).setLogs(logs)
		}
		_, _ = readPosition(response)
	})
}
