package ledger

// walletList has wallets by number, in chunks that never move but for the first one: a list that grows by copying would
// stop the engine for a moment, have room for a quarter more than it holds, and twice its memory meanwhile.
type walletList struct {
	chunks [][]Wallet
	len    int
}

const walletChunk = 1024 // wallets of a chunk

// at returns wallet i, which must be in the list. It is valid until the next add.
func (l *walletList) at(i uint32) *Wallet { return &l.chunks[i/walletChunk][i%walletChunk] }

// add adds a wallet at the end.
func (l *walletList) add(w Wallet) {
	if l.len%walletChunk == 0 {
		var chunk []Wallet // a ledger may have a few wallets only
		if l.len > 0 {
			chunk = make([]Wallet, 0, walletChunk)
		}
		l.chunks = append(l.chunks, chunk)
	}
	last := &l.chunks[len(l.chunks)-1]
	*last = append(*last, w)
	l.len++
}
