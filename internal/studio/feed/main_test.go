package feed_test

import (
	"testing"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func TestMain(m *testing.M) {
	scale.Checks(100)
	goleak.VerifyTestMain(m)
}
