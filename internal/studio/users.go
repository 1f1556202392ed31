package studio

import (
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// userOf returns the user of a request: the one that it names, or, if it names none, the wallet of
// the caller's token. A token that names a wallet is refused any other user as FORBIDDEN: it must
// neither read nor count impressions on behalf of somebody else. The wallet may have the name of a
// chain before it, as feed.NormalWallet takes it.
func userOf(who auth.Principal, asked string) (string, error) {
	switch {
	case who.Wallet == "":
		return asked, nil
	case asked == "":
		return who.Wallet, nil
	}
	user := feed.NormalWallet(asked)
	if user == who.Wallet {
		return user, nil
	}
	chain, address, _ := strings.Cut(user, ":")
	if on := smartmoney.Chain(chain); on.Valid() {
		if normal, ok := smartmoney.NormalAddress(on, address); ok && normal == who.Wallet {
			return user, nil
		}
	}
	return "", smartmoney.Errorf(smartmoney.CodeForbidden, "this token is for the wallet %s: ask for that one, got %s", who.Wallet, smartmoney.Shown(asked))
}
