import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber } from './order-number.ts'

test.each([
  [[0, 0, 0, 0, 0], 'BA-0000-0000'],
  [[255, 255, 255, 255, 255], 'BA-ZZZZ-ZZZZ'],
  [[0, 0, 0, 0, 1], 'BA-0000-0001'],
  [[8, 0, 0, 0, 0], 'BA-1000-0000'],
])('R-315 %j is %s', (bytes, number) => expect(orderNumber(Uint8Array.from(bytes))).toBe(number))

const fiveBytes = fc.uint8Array({ minLength: 5, maxLength: 5 })

test('R-315 different bytes are different numbers, easy to read aloud', () => {
  fc.assert(
    fc.property(fiveBytes, fiveBytes, (a, b) => {
      expect(orderNumber(a)).toMatch(/^BA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(orderNumber(a) === orderNumber(b)).toBe(a.every((byte, index) => byte === b[index]))
    }),
  )
})

test('another number of bytes is a defect', () => expect(() => orderNumber(new Uint8Array(4))).toThrow(RangeError))
