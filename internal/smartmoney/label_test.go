package smartmoney_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestLabelTexts(t *testing.T) {
	t.Parallel()
	var l smartmoney.Label
	longest := strings.Repeat("é", smartmoney.MaxLabelName)
	if err := l.SetTexts(" "+longest+" ", strings.Repeat("n", smartmoney.MaxLabelNote)); err != nil || l.Name != longest || len(l.Note) != smartmoney.MaxLabelNote {
		t.Errorf("%+v, %v", l, err)
	}
	if err := l.SetTexts("", "👩‍🚀 <b>=1+1</b>"); err != nil || l.Name != "" || l.Note != "👩‍🚀 <b>=1+1</b>" {
		t.Errorf("%+v, %v", l, err)
	}
	l.Watched = true
	if err := l.SetTexts("", " "); err != nil {
		t.Errorf("of what is watched: %v", err)
	}
	l.Watched = false
	line := "name must be one line of UTF-8 without control characters"
	for _, c := range []struct{ name, note, field, message string }{
		{longest + "é", "", "name", "name must have at most 64 characters, got 65"},
		{"", strings.Repeat("é", 501), "note", "note must have at most 500 characters, got 501"},
		{"", " ", "name", "name must have 1 to 64 characters, unless there is a note or the address is watched"},
		{"a\nb", "", "name", line},
		{"a\x00b", "", "name", line},
		{"a\x1b[31m", "", "name", line},
		{"a\xff", "", "name", line},
		{"a\u202eb", "", "name", line},
		{"a\u2028b", "", "name", line},
		{"a", "b\tc", "note", strings.Replace(line, "name", "note", 1)},
	} {
		err := l.SetTexts(c.name, c.note)
		if e, ok := errors.AsType[*smartmoney.Error](err); !ok || e.Code != smartmoney.CodeBadInput || e.Field != c.field || e.Message != c.message {
			t.Errorf("%v, want BAD_USER_INPUT of %s: %s", err, c.field, c.message)
		}
	}
}
