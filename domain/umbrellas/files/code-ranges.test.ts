import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCodes, readRows, writeCodes, writeRows, type PlaceRef } from './code-ranges.ts'

const ROWS = ['A', 'B', 'C', 'D', 'AA']
const refs = (codes: string[]): PlaceRef[] =>
  codes.map((code) => ({ row: code.replace(/\d+/, ''), number: Number(code.replace(/\D+/, '')) }))

describe('B-23 places written short', () => {
  test.each([
    ['A1', ['A1']],
    ['A1-A3', ['A1', 'A2', 'A3']],
    ['A1-B2', ['A1', 'A2', 'B1', 'B2']],
    ['B1 - C1,A9', ['B1', 'C1', 'A9']],
    ['D7-AA8', ['D7', 'D8', 'AA7', 'AA8']],
  ])('%s', (text, codes) => {
    expect(readCodes(text, ROWS)).toEqual({ value: codes })
  })

  test.each([
    ['', 'codes and ranges'],
    ['A', 'codes and ranges'],
    ['A0', 'codes and ranges'],
    ['a1', 'codes and ranges'],
    ['A1-A2-A3', 'codes and ranges'],
    ['A1;A2', 'codes and ranges'],
    ['E1', 'a row of the beach'],
    ['B1-A1', 'from the sea'],
    ['A3-A1', 'from the sea'],
  ])('%s can’t be read, and it says what is expected', (text, expected) => {
    expect(readCodes(text, ROWS)).toMatchObject({ expected: expect.stringContaining(expected) })
  })

  test.each([
    [['A1', 'A2', 'A3', 'B1', 'B2', 'B3'], 'A1-B3'],
    [['A1', 'A3', 'B1', 'B2'], 'A1, A3, B1-B2'],
    [['A9', 'A8', 'C8', 'C9'], 'A8-A9, C8-C9'],
    [[], ''],
  ])('%o is written as %s', (codes, text) => {
    expect(writeCodes(refs(codes), ROWS)).toBe(text)
  })

  test('what is written is read back as the same places', () => {
    const ref = fc.record({ row: fc.constantFrom(...ROWS), number: fc.integer({ min: 1, max: 12 }) })
    fc.assert(
      fc.property(fc.uniqueArray(ref, { selector: ({ row, number }) => row + number, minLength: 1 }), (places) => {
        const text = writeCodes(places, ROWS)
        const read = readCodes(text, ROWS)
        expect('value' in read && read.value.toSorted()).toEqual(
          places.map(({ row, number }) => row + number).toSorted(),
        )
        expect(writeCodes(places.toReversed(), ROWS)).toBe(text)
      }),
    )
  })

  test('reading never throws, whatever is in the file', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCodes(text, ROWS)).toBeDefined()
      }),
    )
  })
})

test('B-23 rows written short are read back as the same rows', () => {
  expect(writeRows(['B', 'C', 'D', 'A'], ROWS)).toBe('A-D')
  expect(readRows('A, C-AA', ROWS)).toEqual({ value: ['A', 'C', 'D', 'AA'] })
  expect(readRows('C-A', ROWS)).toMatchObject({ found: 'C-A' })
  expect(readRows('A, Z', ROWS)).toMatchObject({ found: 'Z' })
  fc.assert(
    fc.property(fc.subarray(ROWS, { minLength: 1 }), (rows) => {
      expect(readRows(writeRows(rows, ROWS), ROWS)).toEqual({ value: rows })
    }),
  )
})
