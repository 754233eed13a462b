import { expect, test } from 'vitest'
import { copyOf, emptyItem, foodOf, itemChange } from './bar-draft.ts'

const wheat = { it: 'grano', en: 'wheat', fr: 'blé', nl: 'tarwe', de: 'Weizen' }

test('B-15 which cereal it is stays known while other allergens change', () => {
  const draft = { ...emptyItem(1), allergens: [{ allergen: 'gluten' as const, isTrace: false, detail: wheat }] }
  const { allergens } = itemChange(draft, { contains: ['gluten', 'milk'], traces: [] })
  expect(allergens).toEqual([
    { allergen: 'gluten', isTrace: false, detail: wheat },
    { allergen: 'milk', isTrace: false, detail: null },
  ])
})

test('B-10 nothing declared is not the declaration of none', () => {
  expect(foodOf(emptyItem(1)).contains).toBeNull()
  expect(itemChange(emptyItem(1), { contains: [], traces: [] }).allergens).toEqual([])
  expect(itemChange(emptyItem(1), { contains: null, traces: [] }).allergens).toBeNull()
})

test('R-714 a copy is a new item: none of its options has the id of another', () => {
  const option = { id: 4, name: wheat, cents: 50, allergens: [] }
  const copy = copyOf({ ...emptyItem(1), optionGroups: [{ id: 3, name: wheat, least: 0, most: 1, options: [option] }] })
  expect(JSON.stringify(copy)).not.toContain('"id"')
  expect(copy.optionGroups[0]?.options[0]?.cents).toBe(50)
})
