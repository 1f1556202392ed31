package store

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
)

// What is kept as one binary piece ends in a checksum, so that a flipped bit on
// disk becomes an error and never a wrong number.

const checksumSize = 4

var errChecksum = errors.New("damaged on disk: the checksum does not fit")

// withChecksum returns the body with its checksum (CRC-32C).
func withChecksum(body []byte) []byte {
	return binary.LittleEndian.AppendUint32(body, checksum(body))
}

// unseal checks a sealed body and gives it without the checksum.
func unseal(checksummed []byte) ([]byte, error) {
	if len(checksummed) < checksumSize {
		return nil, errChecksum
	}
	body, sum := checksummed[:len(checksummed)-checksumSize], checksummed[len(checksummed)-checksumSize:]
	if binary.LittleEndian.Uint32(sum) != checksum(body) {
		return nil, errChecksum
	}
	return body, nil
}

func checksum(body []byte) uint32 { return crc32.Checksum(body, crc32.MakeTable(crc32.Castagnoli)) }
