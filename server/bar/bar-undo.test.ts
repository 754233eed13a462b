import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBarMenu, getBarState } from '../../domain/bar/calls.ts'
import { setItemStock } from '../../domain/bar/board-calls.ts'
import * as calls from '../../domain/bar/catalogue-calls.ts'
import { evaluateItemOrder } from '../../domain/orders/item-calls.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { lockWaits } from '../../tests/support/database.ts'
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
const list = () => giada.call(calls.listBarItems, {})
const itemOf = async (itemId: number) => {
  const found = (await list()).items.find((item) => item.itemId === itemId)
  if (found === undefined) throw new Error('the catalogue has no such item')
  return found
}
const undo = ({ changeId }: { changeId: number | null }) => giada.call(calls.undoBarChange, { changeId: changeId ?? 0 })
const menu = async () => (await guest.call(getBarMenu, { language: 'it' })).categories
const onMenu = async (itemId: number) => (await menu()).flatMap(({ items }) => items).find(({ id }) => id === itemId)
const menuName = async () => (await guest.call(getBarState, {})).menu
const named = ({ itemId, version }: calls.CatalogueItem) => ({ itemId, version })

test('R-603 an item is taken back as it was: saved over, published, taken off, deleted with its choices and its stock', async () => {
  const { id: itemId } = world.dish('Spritz al limone')
  await giada.call(setItemStock, { itemId, left: 7 })
  const first = await itemOf(itemId)
  const shown = await onMenu(itemId)
  const group = {
    name: words('Misura'),
    least: 1,
    most: 1,
    options: [{ name: words('Grande'), cents: 100, allergens: [] }],
  }
  const draft = { ...first.draft, cents: 1250, optionGroups: [group] }
  const name = await menuName()
  const over = await giada.call(calls.saveBarItem, { ...named(first), draft })
  expect(await onMenu(itemId)).toEqual(shown)
  await undo(over)
  expect(await itemOf(itemId)).toMatchObject({ draft: first.draft, hasChanges: false })
  const again = await giada.call(calls.saveBarItem, { ...named(await itemOf(itemId)), draft })
  const published = await giada.call(calls.publishBarItem, named(again.item))
  expect(await onMenu(itemId)).toMatchObject({ cents: 1250, optionGroups: [{ name: 'Misura' }] })
  expect(await menuName()).not.toBe(name)
  await undo(published)
  expect(await onMenu(itemId)).toEqual(shown)
  expect(await itemOf(itemId)).toMatchObject({ hasChanges: true, isPublished: true, draft: { cents: 1250 } })
  const off = await giada.call(calls.unpublishBarItem, named(await itemOf(itemId)))
  expect(await onMenu(itemId)).toBeUndefined()
  await undo(off)
  expect(await onMenu(itemId)).toEqual(shown)
  const before = await itemOf(itemId)
  const gone = await giada.call(calls.deleteBarItem, named(before))
  expect((await list()).items.find((item) => item.itemId === itemId)).toBeUndefined()
  await undo(gone)
  expect(await itemOf(itemId)).toEqual(before)
  expect([await onMenu(itemId), before.left]).toEqual([shown, 7])
  expect(await giada.refusal(calls.undoBarChange, { changeId: gone.changeId ?? 0 })).toBe('not_found')
  const marco = await world.staff('Marco', ['bar'])
  const mine = await giada.call(calls.saveBarItem, { ...named(before), draft })
  expect(await marco.refusal(calls.undoBarChange, { changeId: mine.changeId ?? 0 })).toBe('not_found')
  await marco.call(calls.saveBarItem, { ...named(mine.item), draft: { ...draft, cents: 1300 } })
  expect(await giada.refusal(calls.undoBarChange, { changeId: mine.changeId ?? 0 })).toBe('status_changed')
  // A change of the bar is none of the restaurant's, and the other way round.
  const [row] = await world.db.sql<{ kinds: string[] }>('select array_agg(distinct kind) as kinds from catalog_change')
  expect(row?.kinds).toEqual(['bar-item'])
})

test('R-603 B-10 B-23 parts of the menu: written in every language, ordered, hidden with what is in them, deleted only empty; the file agrees', async () => {
  const { categories } = await list()
  const [first, second] = categories
  if (first === undefined || second === undefined) throw new Error('the bar has no two parts')
  const form = ({ name, isForDogs, isHidden }: calls.BarCategory) => ({ name, isForDogs, isHidden })
  const save = (categoryId: number | null, version: number, change: Partial<calls.BarCategoryDraft>) =>
    giada.call(calls.saveBarCategory, { categoryId, version, category: { ...form(first), ...change } })
  const lacking = { categoryId: null, version: 0, category: { ...form(first), name: { ...words('Gelati'), de: '' } } }
  expect(await giada.refusal(calls.saveBarCategory, lacking)).toBe('not_publishable')

  const file = await world.db.database.connection((tx) => barPart.read(tx))
  const renamed = await save(first.id, first.version, { name: words('Bibite') })
  expect((await menu())[0]?.name).toBe('Bibite')
  expect(
    await giada.refusal(calls.saveBarCategory, { categoryId: first.id, version: first.version, category: form(first) }),
  ).toBe('status_changed')
  await undo(renamed)
  expect((await menu())[0]?.name).toBe(first.name.it)
  const ids = categories.map(({ id }) => id)
  const turned = ids.toReversed()
  const { categories: ordered } = await giada.call(calls.orderBarCategories, { before: ids, after: turned })
  expect(ordered.map(({ id }) => id)).toEqual(turned)
  expect(await giada.refusal(calls.orderBarCategories, { before: ids, after: turned })).toBe('status_changed')
  await giada.call(calls.orderBarCategories, { before: turned, after: ids })

  const { id: itemId } = world.dish('Espresso')
  const { draft } = await itemOf(itemId)
  const own = categories.find(({ id }) => id === draft.categoryId) ?? first
  const now = (await list()).categories.find(({ id }) => id === own.id) ?? own
  const hidden = await giada.call(calls.saveBarCategory, {
    categoryId: own.id,
    version: now.version,
    category: { ...form(now), isHidden: true },
  })
  expect(await onMenu(itemId)).toBeUndefined()
  expect(await guest.refusal(evaluateItemOrder, { cart: world.cart('Espresso', 1) })).toBe('item_unknown')
  const hiddenFile = await world.db.database.connection((tx) => barPart.read(tx))
  expect(hiddenFile?.categories.find(({ hidden: isHidden }) => isHidden === true)?.name).toEqual(own.name)
  await undo(hidden)
  expect(await onMenu(itemId)).toBeDefined()
  expect(await world.db.database.connection((tx) => barPart.read(tx))).toEqual(file)
  if (hiddenFile === null) throw new Error('no menu is stored')
  await world.db.database.transaction((tx) => barPart.write(tx, hiddenFile))
  expect(await onMenu(itemId)).toBeUndefined()
  if (file !== null) await world.db.database.transaction((tx) => barPart.write(tx, file))
  expect(await world.db.database.connection((tx) => barPart.read(tx))).toEqual(file)

  const latest = (await list()).categories.find(({ id }) => id === own.id) ?? own
  expect(await giada.refusal(calls.deleteBarCategory, { categoryId: own.id, version: latest.version })).toBe(
    'still_used',
  )
  const made = await save(null, 0, { name: words('Gelati'), isHidden: true })
  const { category } = made
  // An item that is only to be moved there keeps it as well.
  const moved = await giada.call(calls.saveBarItem, {
    ...named(await itemOf(itemId)),
    draft: { ...draft, categoryId: category.id },
  })
  expect(await giada.refusal(calls.deleteBarCategory, { categoryId: category.id, version: 1 })).toBe('still_used')
  await undo(moved)
  const gone = await giada.call(calls.deleteBarCategory, { categoryId: category.id, version: 1 })
  await undo(gone)
  expect((await list()).categories.at(-1)).toMatchObject({ id: category.id, name: words('Gelati'), items: 0 })
})

test('R-603 a draft that goes into a part of the menu while somebody deletes that part finds it gone', async () => {
  const { id: itemId } = world.dish('Spritz al limone')
  const item = await itemOf(itemId)
  const part = { name: words('Granite'), isForDogs: false, isHidden: false }
  const { category } = await giada.call(calls.saveBarCategory, { categoryId: null, version: 0, category: part })
  const draft = { ...item.draft, categoryId: category.id }
  const { refused } = await world.db.database.transaction(async (tx) => {
    await tx.query({ name: 'test.delete', text: 'delete from bar_category where id = $1', values: [category.id] })
    const saved = giada.refusal(calls.saveBarItem, { ...named(item), draft })
    let isAnswered = false
    void saved.finally(() => (isAnswered = true))
    // Until it waits for the deletion, or was answered without.
    while (!isAnswered && (await lockWaits(world.db)) === 0) await new Promise(setImmediate)
    return { refused: saved }
  })
  expect(await refused).toBe('item_unknown')
})
