import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode, graphSchema } from './graph.ts'

const again = (value: object) => decode(graphSchema.parse(JSON.parse(JSON.stringify(encode(value)))))

test('maps, sets, dates, lists and plain objects come back as they were', () => {
  const date = new Date('2026-07-01T10:00:00.000Z')
  const value = { text: 'a', none: null, map: new Map<unknown, unknown>([['k', { at: date }]]), set: new Set([1, 'b']) }
  expect(again(value)).toEqual(value)
  const anything = fc.dictionary(fc.string(), fc.jsonValue())
  fc.assert(
    fc.property(anything, (one) => {
      // `__proto__` is no name that anything here has.
      fc.pre(!JSON.stringify(one).includes('__proto__'))
      expect(JSON.stringify(again(one))).toBe(JSON.stringify(one))
    }),
  )
})

test('what two objects share is one thing again, also in a circle', () => {
  const shared = { cents: 4500, owners: [] as unknown[] }
  shared.owners.push(shared)
  const read = again({ one: new Map([['a', shared]]), other: [shared] }) as {
    one: Map<string, typeof shared>
    other: (typeof shared)[]
  }
  expect(read.one.get('a')).toBe(read.other[0])
  expect(read.other[0]?.owners[0]).toBe(read.other[0])
})

test('what JSON cannot say is refused rather than lost, but for what is undefined', () => {
  expect(again({ left: undefined, kept: 1 })).toStrictEqual({ kept: 1 })
  expect(() => encode({ run() {} })).toThrow('a function cannot be kept')
  expect(() => encode({ no: Number.NaN })).toThrow('a number cannot be kept')
  expect(() => encode({ url: new URL('http://localhost') })).toThrow('a URL cannot be kept')
  expect(() => decode([{ array: [[7]] }])).toThrow('there is no node 7')
})
