package simulate

// Waiting returns of how many customers simulations run or wait.
func (s *Simulator) Waiting() int {
	s.turns.mu.Lock()
	defer s.turns.mu.Unlock()
	return len(s.turns.lines)
}
