import { describe, expect, test } from 'vitest'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { loadTexts } from '../platform/texts.ts'
import { aCart, aLine } from './cart-fixture.ts'
import { searchOf } from './line-search.ts'
import {
  codesWords,
  companyWords,
  dogsOf,
  extrasWords,
  periodWords,
  placeNumber,
  placesWords,
  sumExtras,
} from './line-words.ts'
import { cartTexts } from './texts.ts'
import { it } from './texts/it.ts'

const { lines } = aCart()
const gazebo = aLine({ code: 'O3', row: 'O', kind: 'dog_gazebo' })

describe('words of a line', () => {
  test.each([
    [[lines[0]!], 'Ombrellone C5'],
    [lines, 'Ombrelloni C5 e C6'],
    [[lines[0]!, aLine({ from: civilDate('2027-07-25'), to: civilDate('2027-07-25') })], 'Ombrellone C5'],
    [[gazebo], 'Gazebo O3'],
    [[lines[0]!, lines[1]!, gazebo], 'Posti C5, C6 e O3'],
  ])('R-311 places are named for what they are: %#', (named, words) => {
    expect(placesWords(named, it, 'it')).toBe(words)
  })

  test('R-311 the period says days and part', () => {
    expect(periodWords(lines[0]!, it, 'it')).toBe('18–19 luglio, giornata intera')
  })

  test('R-309 extras and dogs are counted in words', () => {
    expect(companyWords(lines[0]!, it, 'it')).toBe('2 lettini, 1 sdraio · con Nebbia')
    expect(companyWords(lines[1]!, it, 'it')).toBe('2 lettini')
    expect(extrasWords(sumExtras(lines), it)).toBe('4 lettini, 1 sdraio')
  })

  test('R-310 a dog that is on two places is named once', () => {
    expect(dogsOf([lines[0]!, lines[0]!]).map((dog) => dog.name)).toEqual(['Nebbia'])
  })

  test('the map’s mark is the number of an umbrella and the code of a gazebo', () => {
    expect([placeNumber(lines[0]!), placeNumber(gazebo)]).toEqual(['5', 'O3'])
  })

  test('R-112 every language joins and counts in its own way', async () => {
    const words = await Promise.all(
      LANGUAGES.map(async (language) => {
        const texts = await loadTexts(cartTexts, language)
        return `${codesWords(lines, language)}: ${extrasWords(lines[0]!.extras, texts)}`
      }),
    )
    expect(words).toEqual([
      'C5 e C6: 2 lettini, 1 sdraio',
      'C5 and C6: 2 sunbeds, 1 deck chair',
      'C5 et C6: 2 bains de soleil, 1 transat',
      'C5 en C6: 2 ligbedden, 1 strandstoel',
      'C5 und C6: 2 Liegen, 1 Liegestuhl',
    ])
  })
})

describe('searchOf', () => {
  test('R-405 leads back to the same search', () => {
    expect(searchOf(lines)).toEqual({
      from: '2027-07-18',
      to: '2027-07-19',
      part: 'full_day',
      people: 4,
      dogs: 'Nebbia:large',
    })
  })

  test('R-405 a weight goes along, another period stays out', () => {
    const other = aLine({ from: civilDate('2027-08-01'), to: civilDate('2027-08-01'), people: 6 })
    const small = aLine({ dogs: [{ name: 'Pepe', size: 'small', weightTenthsKg: 85 }] })
    expect(searchOf([small, other])).toMatchObject({ people: 2, dogs: 'Pepe:small:85' })
  })

  test('an empty cart has no search', () => expect(searchOf([])).toEqual({}))
})
