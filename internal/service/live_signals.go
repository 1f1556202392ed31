package service

import (
	"context"
	"errors"

	"smartmoney/internal/smartmoney"
)

// SignalSource gives the entries of a customer's log.
type SignalSource struct {
	Source
	events chan *SignalEvent
}

// Events is where the execution takes the events from.
func (s *SignalSource) Events() <-chan *SignalEvent { return s.events }

// LiveSignals opens the log of the customer who asks.
func (s *Service) LiveSignals(_ context.Context, _ LiveSignalsQuery) (*SignalSource, error) {
	return nil, errors.New("to come")
}

// LeaderboardSource gives a leaderboard as it changes.
type LeaderboardSource struct {
	Source
	events chan *WalletPage
}

// Events is where the execution takes the events from.
func (s *LeaderboardSource) Events() <-chan *WalletPage { return s.events }

// LiveLeaderboard opens the first page of a leaderboard.
func (s *Service) LiveLeaderboard(_ context.Context, _ smartmoney.Chain, _ smartmoney.RankBy, _ int) (*LeaderboardSource, error) {
	return nil, errors.New("to come")
}
