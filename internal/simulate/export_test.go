package simulate

// Waiting returns of how many customers simulations run or wait.
func (s *Simulator) Waiting() int { return s.turns.Customers() }
