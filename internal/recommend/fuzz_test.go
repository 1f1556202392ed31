package recommend

import (
	"context"
	"encoding/binary"
	"hash/crc32"
	"testing"
)

// FuzzDecode decodes bytes with a checksum that fits, so that what follows it is reached.
func FuzzDecode(f *testing.F) {
	for _, trained := range []*Trained{small(f), Popularity(datasetOf(planted(1, 20, 2, 3, 5, 0.5)), DefaultLimits()), {}} {
		b := trained.Encode()
		f.Add(b[:len(b)-4])
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		b := binary.LittleEndian.AppendUint32(body, crc32.Checksum(body, crc32.MakeTable(crc32.Castagnoli)))
		trained, err := Decode(b, 1)
		if err != nil {
			return
		}
		for _, name := range Names() {
			m, err := trained.Model(name)
			if err != nil {
				t.Fatal(err)
			}
			scores, err := m.Scores(context.Background(), []Weighted{{"m1", 0.5}, {"base:m1", 0.5}}, []string{"m1", "m2", "base:m1"})
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range scores {
				if !(s >= 0 && s <= 1) {
					t.Fatalf("%s scores %v", name, s)
				}
			}
		}
	})
}
