package replay_test

import (
	"testing"

	"go.uber.org/goleak"
)

// TestMain checks that no scan leaves a goroutine behind.
func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }
