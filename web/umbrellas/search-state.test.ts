import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { civilDate, fromDayNumber } from '../../domain/platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../../domain/platform/day-part.ts'
import {
  completeSearch,
  meetsStay,
  parseDogs,
  parseMapQuery,
  parseSearch,
  printDogs,
  printMapQuery,
  printSearch,
} from './search-state.ts'

const read = (text: string) => parseSearch(new URLSearchParams(text))

describe('a search in the address', () => {
  test('R-202 R-312 reads dates, part, people and dogs', () => {
    expect(read('from=2026-07-18&to=2026-07-19&part=morning&people=4&dogs=Nebbia:large,Pepe:small:85')).toEqual({
      from: '2026-07-18',
      to: '2026-07-19',
      part: 'morning',
      people: 4,
      dogs: [
        { name: 'Nebbia', size: 'large' },
        { name: 'Pepe', size: 'small', weightTenthsKg: 85 },
      ],
    })
  })

  test.each([
    ['R-512 an end before the start is no end', 'from=2026-07-19&to=2026-07-18', { from: '2026-07-19', to: null }],
    ['R-512 a day that is none is no date', 'from=2026-02-30&to=2026-03-01', { from: null, to: null }],
    ['an unknown part is the full day', 'part=night', { part: 'full_day' }],
    ['no people is two', 'people=0', { people: 2 }],
    ['too many people is two', 'people=21', { people: 2 }],
    ['people that is no number is two', 'people=2.5', { people: 2 }],
    ['R-504 a name of one letter is no dog', 'dogs=N:large', { dogs: [] }],
    ['a size that is none is no dog', 'dogs=Nebbia:huge', { dogs: [] }],
    [
      'R-310 the size follows from the weight',
      'dogs=Nebbia:small:141',
      { dogs: [{ name: 'Nebbia', size: 'large', weightTenthsKg: 141 }] },
    ],
    [
      'R-310 14.0 kg is small',
      'dogs=Nebbia:large:140',
      { dogs: [{ name: 'Nebbia', size: 'small', weightTenthsKg: 140 }] },
    ],
    ['a broken name is no dog', 'dogs=%25E0%25A4%25A:small', { dogs: [] }],
    [
      'a fourth dog is left out',
      'dogs=Aa:small,Bb:small,Cc:small,Dd:small',
      { dogs: [{ name: 'Aa' }, { name: 'Bb' }, { name: 'Cc' }] },
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })

  test('R-202 what is printed is read again, whatever the dogs are called', () => {
    const dog = fc.record({
      name: fc.constantFrom('Ciccio', 'D’Artagnan, re', 'a:b', '100%', '犬犬', 'Zoë & co'),
      size: fc.constantFrom('small', 'large'),
    })
    const draft = fc.record({
      from: fc.integer({ min: 20_000, max: 22_000 }).map(fromDayNumber),
      length: fc.integer({ min: 0, max: 20 }),
      part: fc.constantFrom(...DAY_PARTS),
      people: fc.integer({ min: 1, max: 20 }),
      dogs: fc.array(dog, { maxLength: 3 }),
    })
    fc.assert(
      fc.property(draft, ({ from, length, part, people, dogs }) => {
        const search = {
          from,
          to: fromDayNumber(Math.round(Date.parse(`${from}T00:00Z`) / 86_400_000) + length),
          part,
          people,
          dogs,
        }
        expect(parseSearch(new URLSearchParams(printSearch(search).toString()))).toEqual(search)
      }),
    )
  })

  test('is complete with both dates only', () => {
    expect(completeSearch(read('from=2026-07-18'))).toBeNull()
    expect(completeSearch(read('from=2026-07-18&to=2026-07-18'))?.to).toBe(civilDate('2026-07-18'))
  })

  test('prints no dogs as nothing', () => {
    expect(printDogs([])).toBe('')
    expect(parseDogs('')).toEqual([])
  })
})

describe('the map’s own part of the address', () => {
  test('R-202 list, zone, accessible and the open place survive', () => {
    const view = { isList: true, zone: 'small_dog', onlyAccessible: true, place: 'C5' }
    expect(parseMapQuery(printMapQuery(read('from=2026-07-18&to=2026-07-18'), view))).toEqual(view)
  })

  test('a place or zone that can’t be is ignored', () => {
    expect(parseMapQuery(new URLSearchParams('place=<script>&zone=a b'))).toEqual({
      isList: false,
      zone: 'suited',
      onlyAccessible: false,
      place: null,
    })
  })
})

test('R-101 places that are held at another time leave a full beach full', () => {
  const stay = (from: string, to: string, part: DayPart = 'full_day') => ({
    from: civilDate(from),
    to: civilDate(to),
    part,
  })
  const search = stay('2026-07-18', '2026-07-19', 'morning')
  expect(meetsStay([stay('2026-07-15', '2026-07-17'), stay('2026-07-20', '2026-07-20')], search)).toBe(false)
  expect(meetsStay([stay('2026-07-18', '2026-07-18', 'afternoon')], search)).toBe(false)
  expect(meetsStay([stay('2026-07-20', '2026-07-20'), stay('2026-07-19', '2026-07-21')], search)).toBe(true)
  expect(meetsStay([], search)).toBe(false)
})
