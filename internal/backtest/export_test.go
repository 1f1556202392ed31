package backtest

// Remembers returns how many customers the ledger remembers, and in how many bytes.
func (l *Ledger) Remembers() (customers, size int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.known), l.size
}

// Waiting returns of how many customers simulations run or wait.
func (s *Simulator) Waiting() int {
	s.turns.mu.Lock()
	defer s.turns.mu.Unlock()
	return len(s.turns.lines)
}
