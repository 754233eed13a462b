import { describe, expect, test } from 'vitest'
import type { LocalizedText } from '../platform/language.ts'
import { barTimes, isWithinHours } from './bar-hours.ts'
import { priceOfPiece } from './bar-price.ts'
import { missingOf } from './bar-publishing.ts'
import type { BarItemDraft } from './catalogue-calls.ts'

const HOURS = { openHour: 8, closeHour: 20, lastOrderMinutes: 15 }

describe('R-807 the bar’s hours', () => {
  test.each([
    ['07:59', false],
    ['08:00', true],
    ['19:44', true],
    ['19:45', false],
    ['23:59', false],
    ['00:00', false],
  ])('at %s: %s', (time, isOpen) => {
    expect(isWithinHours(time, HOURS)).toBe(isOpen)
  })

  test('a bar that never closes takes orders at any minute', () => {
    const always = { openHour: 0, closeHour: 24, lastOrderMinutes: 0 }
    expect(['00:00', '12:30', '23:59'].map((time) => isWithinHours(time, always))).toEqual([true, true, true])
  })

  test('they are written as the guest reads them', () => {
    expect(barTimes(HOURS)).toEqual({ opensAt: '08:00', lastOrderAt: '19:45', closesAt: '20:00' })
  })
})

const GELATO = {
  cents: 500,
  optionGroups: [
    { least: 3, most: 3, options: [1, 2, 3, 4].map((id) => ({ id, cents: id === 4 ? 50 : 0 })) },
    { least: 0, most: 1, options: [{ id: 9, cents: 30 }] },
  ],
}

describe('B-08 the price of a piece with its options', () => {
  test('in the menu’s order, with what each adds', () => {
    expect(priceOfPiece(GELATO, [9, 4, 1, 2], 'Gelato')).toEqual({ unitCents: 580, optionIds: [1, 2, 4, 9] })
  })

  test.each([
    [[], 'option_required'],
    [[1, 2], 'option_required'],
    [[1, 2, 3, 4], 'option_required'],
    [[1, 2, 3, 3], 'option_required'],
    [[1, 2, 3, 77], 'item_unknown'],
  ])('choices %j are refused as %s', (chosen, code) => {
    expect(() => priceOfPiece(GELATO, chosen, 'Gelato')).toThrow(expect.objectContaining({ code }))
  })
})

const words = (text: string): LocalizedText => ({ it: text, en: text, fr: text, nl: text, de: text })
const PANZANELLA: BarItemDraft = {
  categoryId: 1,
  name: words('Panzanella'),
  description: words('Pane'),
  cents: 900,
  station: 'kitchen',
  prepSeconds: 150,
  art: 'panzanella',
  photoId: null,
  allergens: [{ allergen: 'gluten', isTrace: false, detail: words('grano') }],
  diet: 'vegan',
  isGlutenFree: false,
  isFrozen: false,
  isAlcoholic: false,
  optionGroups: [
    {
      name: words('Cipolla'),
      least: 0,
      most: 1,
      options: [{ name: words('Senza'), cents: 0, allergens: [] }],
    },
  ],
}
const [group] = PANZANELLA.optionGroups

describe('B-10 what keeps an item of the bar from being sold', () => {
  test.each<[string, Partial<BarItemDraft>, string[]]>([
    ['nothing', {}, []],
    ['no allergens in it, and somebody said so', { allergens: [] }, []],
    ['allergens not declared', { allergens: null }, ['allergens']],
    ['alcohol not said', { isAlcoholic: null }, ['alcohol']],
    ['no German name', { name: { ...words('Panzanella'), de: '' } }, ['de']],
    [
      'a cereal without French',
      { allergens: [{ allergen: 'gluten', isTrace: false, detail: { ...words('grano'), fr: '' } }] },
      ['fr'],
    ],
    [
      'a group without Dutch and a choice without English',
      {
        optionGroups: [
          {
            least: 0,
            most: 1,
            name: { ...words('Cipolla'), nl: '' },
            options: [{ name: { ...words('Senza'), en: ' ' }, cents: 0, allergens: [] }],
          },
        ],
      },
      ['en', 'nl'],
    ],
    [
      'what a choice brings along, without Italian',
      {
        optionGroups:
          group === undefined
            ? []
            : [
                {
                  ...group,
                  options: [
                    {
                      name: words('Senza'),
                      cents: 0,
                      allergens: [{ allergen: 'nuts', isTrace: true, detail: { ...words('noci'), it: '' } }],
                    },
                  ],
                },
              ],
      },
      ['it'],
    ],
  ])('%s', (_, change, missing) => {
    expect(missingOf({ ...PANZANELLA, ...change })).toEqual(missing)
  })
})
