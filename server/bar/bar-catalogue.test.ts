import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setItemStock } from '../../domain/bar/board-calls.ts'
import { getBarMenu } from '../../domain/bar/calls.ts'
import {
  listBarItems,
  publishBarItem,
  saveBarItem,
  unpublishBarItem,
  type BarItemDraft,
} from '../../domain/bar/catalogue-calls.ts'
import { evaluateItemOrder } from '../../domain/orders/item-calls.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { barPart } from './resort-part.ts'

let world: BarWorld
let giada: Payer
let guest: Payer

beforeAll(async () => {
  world = await barWorld()
  giada = world.giada
  guest = await world.payer()
})
afterAll(() => world.close())

const words = (text: string): LocalizedText => ({ it: text, en: text, fr: text, nl: text, de: text })
async function draft(change: Partial<BarItemDraft> = {}): Promise<BarItemDraft> {
  const { categories } = await giada.call(listBarItems, {})
  return {
    categoryId: categories[1]?.id ?? 0,
    name: words('Crostino'),
    description: words(''),
    cents: 450,
    station: 'kitchen',
    prepSeconds: 90,
    art: 'toast',
    photoId: null,
    allergens: [{ allergen: 'gluten', isTrace: false, detail: words('grano') }],
    diet: null,
    isGlutenFree: false,
    isFrozen: false,
    isAlcoholic: false,
    optionGroups: [],
    ...change,
  }
}
const save = async (change: Partial<BarItemDraft>, itemId: number | null = null, version = 0) =>
  (await giada.call(saveBarItem, { itemId, version, draft: await draft(change) })).item
const onMenu = async (itemId: number) =>
  (await guest.call(getBarMenu, { language: 'de' })).categories
    .flatMap(({ items }) => items)
    .find((item) => item.id === itemId)

describe('B-10 nothing is sold before all of it is said', () => {
  test.each<[string, Partial<BarItemDraft>, string]>([
    ['allergens', { allergens: null }, 'allergens'],
    ['whether it is alcoholic', { isAlcoholic: null }, 'alcohol'],
    ['its Dutch name', { name: { ...words('Crostino'), nl: '' } }, 'nl'],
  ])('%s is missing: a draft, and no guest sees it', async (_, change, missing) => {
    const item = await save(change)
    expect(item).toMatchObject({ isPublished: false, missing: [missing] })
    const { itemId, version } = item
    expect(await giada.refusal(publishBarItem, { itemId, version })).toBe('not_publishable')
    expect(await onMenu(itemId)).toBeUndefined()
    expect(await guest.refusal(evaluateItemOrder, { cart: cartOf(itemId) })).toBe('item_unknown')
    const complete = await save({}, itemId, version)
    await giada.call(publishBarItem, { itemId, version: complete.version })
    expect(await onMenu(itemId)).toMatchObject({ name: 'Crostino', cents: 450 })
  })

  test('“contains none” is a declaration', async () => {
    const { itemId, version } = await save({ allergens: [] })
    expect((await giada.call(publishBarItem, { itemId, version })).item.isPublished).toBe(true)
    expect((await onMenu(itemId))?.allergens).toEqual([])
  })

  test('what is written over an item on sale waits until it is published, and leaves the menu when it is taken off', async () => {
    const made = await save({})
    const { itemId } = made
    const { item } = await giada.call(publishBarItem, { itemId, version: made.version })
    const broken = await save({ cents: 500, allergens: null }, itemId, item.version)
    expect(broken).toMatchObject({ isPublished: true, hasChanges: true, missing: ['allergens'] })
    expect((await onMenu(itemId))?.cents).toBe(450)
    expect(await giada.refusal(publishBarItem, { itemId, version: broken.version })).toBe('not_publishable')
    const whole = await save({ cents: 500 }, itemId, broken.version)
    const { item: dearer } = await giada.call(publishBarItem, { itemId, version: whole.version })
    expect(dearer).toMatchObject({ hasChanges: false, draft: { cents: 500 } })
    expect((await onMenu(itemId))?.cents).toBe(500)
    await giada.call(unpublishBarItem, { itemId, version: dearer.version })
    expect(await onMenu(itemId)).toBeUndefined()
  })

  test('of two people who change the same item, the second is told', async () => {
    const { itemId, version } = await save({})
    await save({ cents: 460 }, itemId, version)
    expect(await giada.refusal(saveBarItem, { itemId, version, draft: await draft({ cents: 470 }) })).toBe(
      'status_changed',
    )
    expect(await giada.refusal(publishBarItem, { itemId, version })).toBe('status_changed')
    expect(await giada.refusal(publishBarItem, { itemId: 999_999, version: 1 })).toBe('item_unknown')
  })

  test('choices keep their ids while they are changed, and never ask for more than there is', async () => {
    const group = {
      name: words('Pane'),
      least: 1,
      most: 1,
      options: [
        { name: words('Bianco'), cents: 0, allergens: [] },
        { name: words('Integrale'), cents: 30, allergens: [] },
      ],
    }
    const made = await save({ optionGroups: [group] })
    const [first] = made.draft.optionGroups
    const kept = await save(
      { optionGroups: [{ ...group, id: first?.id, options: first?.options.toReversed() ?? [] }] },
      made.itemId,
      made.version,
    )
    expect(kept.draft.optionGroups[0]?.options.map(({ id }) => id)).toEqual(
      first?.options.map(({ id }) => id).toReversed(),
    )
    const impossible = { itemId: null, version: 0, draft: await draft({ optionGroups: [{ ...group, most: 3 }] }) }
    expect(await giada.refusal(saveBarItem, impossible)).toBe('input_invalid')
  })

  test('R-603 each change is in the audit log, with what was before', async () => {
    const { itemId, version } = await save({})
    await save({ cents: 470 }, itemId, version)
    const rows = await world.db.sql<{ action: string; before: number | null; account_id: number }>(
      `select action, (detail -> 'before' ->> 'cents')::integer as before, account_id::integer
       from staff_action where subject = $1 order by id`,
      [`dish:${itemId}`],
    )
    expect(rows).toEqual([
      { action: 'bar.saveItem', before: null, account_id: giada.accountId },
      { action: 'bar.saveItem', before: 450, account_id: giada.accountId },
    ])
  })
})

function cartOf(itemId: number) {
  return world.cart('Espresso', 1, { items: [{ itemId, quantity: 1, optionIds: [] }] })
}

describe('B-23 the menu as a file', () => {
  test('written again it keeps ids, drafts and what is left; what it no longer has goes', async () => {
    const { db } = world
    const [spritz, espresso] = [world.dish('Spritz al limone').id, world.dish('Espresso').id]
    const draftId = (await save({ allergens: null })).itemId
    await giada.call(setItemStock, { itemId: spritz, left: 7 })
    const file = await db.database.connection((tx) => barPart.read(tx))
    if (file === null) throw new Error('no menu is stored')
    const without = {
      categories: file.categories.map((category) => ({
        ...category,
        items: category.items.filter(({ id }) => id !== 'espresso'),
      })),
    }
    await db.database.transaction((tx) => barPart.write(tx, without))
    expect(await db.database.connection((tx) => barPart.read(tx))).toEqual(without)
    const { items } = await giada.call(listBarItems, {})
    expect(items.find((item) => item.itemId === spritz)).toMatchObject({ left: 7, isPublished: true })
    expect(items.find((item) => item.itemId === espresso)).toBeUndefined()
    expect(items.find((item) => item.itemId === draftId)).toMatchObject({ isPublished: false })
  })

  test('what no schema can say is said with its place', () => {
    const item = {
      id: 'pane',
      name: words('Pane'),
      price: '1.00',
      station: 'kitchen' as const,
      prepSeconds: 10,
      art: 'toast' as const,
      allergens: ['gluten' as const],
      traces: ['gluten' as const],
      glutenFree: true as const,
      alcoholic: false,
      options: [{ name: words('Con'), least: 2, most: 2, choices: [{ name: words('Olio') }] }],
    }
    const categories = [{ id: 'cibo', name: words('Cibo'), items: [item, item] }]
    expect(barPart.check({ categories }, new Map()).map(({ path }) => path)).toEqual([
      'categories[0].items[1].id',
      ...[0, 1].flatMap((index) => [
        `categories[0].items[${index}].glutenFree`,
        `categories[0].items[${index}].traces[0]`,
        `categories[0].items[${index}].options[0].most`,
      ]),
    ])
  })
})
