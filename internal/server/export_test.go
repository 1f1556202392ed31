package server

import "net/http"

// Handler is what the server serves, for tests without a network.
func (s *Server) Handler() http.Handler { return s.http.Handler }
