package recovery_test

import (
	"os"
	"testing"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) {
	if os.Getenv(killVariable) != "" {
		restoreAndDie()
	}
	goleak.VerifyTestMain(m)
}
