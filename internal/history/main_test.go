package history_test

import (
	"testing"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// TestMain makes few checks of each property: each works on a real database.
func TestMain(m *testing.M) {
	scale.Checks(20)
	goleak.VerifyTestMain(m)
}
