package main

import (
	"errors"
	"os"
	"runtime/pprof"
)

// profile starts a CPU profile of this process, in which the service runs, if -cpuprofile is
// set. stop ends it and prints how to view it.
func (s *settings) profile(name string) (stop func() error, err error) {
	if s.profiles == "" {
		return func() error { return nil }, nil
	}
	path := s.profilePath(name)
	f, err := os.Create(path)
	if err != nil {
		return nil, err
	}
	if err := pprof.StartCPUProfile(f); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return func() error {
		pprof.StopCPUProfile()
		say("look at it: go tool pprof -top -cum %s", path)
		return f.Close()
	}, nil
}
