package replay

// Remembers returns how many customers the ledger remembers, and in how many bytes.
func (l *DecisionLedger) Remembers() (customers, size int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.known), l.size
}
