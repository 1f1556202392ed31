package server

import "net/http"

// Handler returns the server's handler, for tests without a network.
func (s *Server) Handler() http.Handler { return s.http.Handler }
