package rank

// Shared returns how many chunks of the snapshot have no columns of their own, because most of their wallets are cold.
func (s *Snapshot) Shared() (n int) {
	for _, c := range s.chunks {
		if c.base != nil && c.base.cold != nil {
			n++
		}
	}
	return n
}
