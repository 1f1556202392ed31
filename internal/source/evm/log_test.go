package evm

import "testing"

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
