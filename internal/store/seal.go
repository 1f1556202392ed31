package store

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
)

// What is kept as one binary piece ends in a checksum, so that a flipped bit on
// disk becomes an error and never a wrong number.

const sealSize = 4

var errSeal = errors.New("damaged on disk: the checksum does not fit")

// seal gives the body with its checksum (CRC-32C).
func seal(body []byte) []byte {
	return binary.LittleEndian.AppendUint32(body, checksum(body))
}

// unseal checks a sealed body and gives it without the checksum.
func unseal(sealed []byte) ([]byte, error) {
	if len(sealed) < sealSize {
		return nil, errSeal
	}
	body, sum := sealed[:len(sealed)-sealSize], sealed[len(sealed)-sealSize:]
	if binary.LittleEndian.Uint32(sum) != checksum(body) {
		return nil, errSeal
	}
	return body, nil
}

func checksum(body []byte) uint32 { return crc32.Checksum(body, crc32.MakeTable(crc32.Castagnoli)) }
