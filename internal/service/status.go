package service

import (
	"context"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Status returns how the service does, to keys of scope operator.
func (s *Service) Status(ctx context.Context) (*status.Service, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if s.status == nil {
		return nil, notAvailable("states of the service")
	}
	now, err := s.status(ctx)
	if err != nil {
		return nil, fmt.Errorf("state of the service: %w", err)
	}
	return now, nil
}

// Settings returns the settings of the answering process, to keys of scope operator.
func (s *Service) Settings(ctx context.Context) ([]status.Setting, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if s.settings == nil {
		return nil, notAvailable("settings")
	}
	return s.settings, nil
}
