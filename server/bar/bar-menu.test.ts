import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pauseBar, reopenBar, setItemSoldOut, setItemStock } from '../../domain/bar/board-calls.ts'
import { getBarMenu, getBarState, getDeliveryPlaces, resolvePlace, type BarCart } from '../../domain/bar/calls.ts'
import { printPlaceTags } from '../../domain/bar/catalogue-calls.ts'
import { evaluateItemOrder } from '../../domain/orders/item-calls.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { barWorld, NOON, type BarWorld } from '../../tests/support/bar-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: BarWorld
let guest: Payer

beforeAll(async () => {
  world = await barWorld()
  guest = await world.payer()
})
afterAll(() => world.close())

const state = () => guest.call(getBarState, {})
const priced = (cart: BarCart) => guest.call(evaluateItemOrder, { cart })
const refused = (cart: BarCart) => guest.refusal(evaluateItemOrder, { cart })
const methodsOf = async (cart: BarCart) => (await priced(cart)).methods.map(({ method }) => method)
const until = (expected: boolean) =>
  expect.poll(async () => (await state()).isOpen, { timeout: 5000, interval: 20 }).toBe(expected)
const at = (code: string, tag?: string): Partial<BarCart> => ({
  delivery: { kind: 'umbrella', code, ...(tag === undefined ? {} : { tag }) },
})

describe('R-714 B-15 the menu', () => {
  test('says all of it in each language, with allergens, frozen, alcohol and choices', async () => {
    const menus = await Promise.all(LANGUAGES.map((language) => guest.call(getBarMenu, { language })))
    for (const menu of menus) {
      expect(menu.categories).toHaveLength(4)
      expect(menu.categories.map(({ isForDogs }) => isForDogs)).toEqual([false, false, false, true])
      const items = menu.categories.flatMap((category) => category.items)
      expect(items.length).toBeGreaterThanOrEqual(24)
      for (const item of items) expect(item.name.length, String(item.id)).toBeGreaterThan(1)
    }
    expect(new Set(menus.map((menu) => menu.categories[0]?.name)).size).toBe(5)
    expect(world.dish('Spritz al limone')).toMatchObject({ cents: 700, isAlcoholic: true, station: 'drinks' })
    expect(world.dish('Schiacciata toscana').allergens).toEqual([
      { allergen: 'gluten', isTrace: false, detail: 'grano' },
      { allergen: 'nuts', isTrace: true, detail: null },
    ])
    expect(world.dish('Patatine fritte').isFrozen).toBe(true)
    expect(world.dish('Cecina calda')).toMatchObject({ diet: 'vegan', isGlutenFree: true, allergens: [] })
    expect(world.dish('Gelato tre gusti').optionGroups[0]).toMatchObject({ name: 'Gusti', least: 3, most: 3 })
  })
})

describe('R-807 B-08 the bar now', () => {
  test('is open within its hours, which are settings, until its last order', async () => {
    expect(await state()).toMatchObject({ isOpen: true, opensAt: '08:00', lastOrderAt: '19:45', closesAt: '20:00' })
    await setSettings(world.db, { barCloseHour: 12 })
    await until(false)
    expect(await refused(world.cart('Espresso', 1))).toBe('bar_closed')
    await setSettings(world.db, { barCloseHour: 20 })
    await until(true)
    expect(await refused(world.cart('Espresso', 1))).toBeNull()
  })

  test('a pause refuses orders until it is over or opened again, and says until when', async () => {
    const { state: paused } = await world.giada.call(pauseBar, { minutes: 20 })
    expect(paused).toMatchObject({ isOpen: false, isPaused: true })
    expect(Date.parse(paused.pausedUntil ?? '')).toBeGreaterThan(Date.parse(NOON) + 19 * 60_000)
    expect(await refused(world.cart('Espresso', 1))).toBe('bar_paused')
    await world.giada.call(reopenBar, {})
    expect(await state()).toMatchObject({ isOpen: true, pausedUntil: null })
    await world.giada.call(pauseBar, { minutes: null })
    expect(await state()).toMatchObject({ isPaused: true, pausedUntil: null })
    await world.giada.call(pauseBar, { minutes: 1 })
    await world.db.sql(`update bar_state set paused_until = battigia_now() - interval '1 second'`)
    expect(await state()).toMatchObject({ isOpen: true, isPaused: false, pausedUntil: null })
  })

  test('what is sold out or counted is said, and refused by name', async () => {
    const { id } = world.dish('Panzanella')
    await world.giada.call(setItemSoldOut, { itemId: id, isSoldOut: true })
    expect((await state()).soldOut).toEqual([id])
    expect(await refused(world.cart('Panzanella', 1))).toBe('item_sold_out')
    await world.giada.call(setItemSoldOut, { itemId: id, isSoldOut: false })
    await world.giada.call(setItemStock, { itemId: id, left: 3 })
    expect(await state()).toMatchObject({ soldOut: [], few: [{ itemId: id, left: 3 }] })
    expect(await refused(world.cart('Panzanella', 4))).toBe('item_sold_out')
    const twoLines = world.cart('Panzanella', 2)
    expect(await refused({ ...twoLines, items: [...twoLines.items, ...twoLines.items] })).toBe('item_sold_out')
    await world.giada.call(setItemStock, { itemId: id, left: 0 })
    expect(await state()).toMatchObject({ soldOut: [id], few: [] })
    await world.giada.call(setItemSoldOut, { itemId: id, isSoldOut: false })
    expect((await state()).soldOut).toEqual([])
    expect(await world.giada.refusal(setItemStock, { itemId: 999_999, left: 1 })).toBe('item_unknown')
  })

  test('only the bar may say so', async () => {
    const [beach, cashier] = [await world.staff('Ugo', ['beach']), await world.staff('Ada', ['cashier'])]
    const { id } = world.dish('Panzanella')
    for (const person of [guest, beach, cashier]) {
      expect(await person.refusal(setItemSoldOut, { itemId: id, isSoldOut: true })).toBe('not_allowed')
      expect(await person.refusal(pauseBar, { minutes: null })).toBe('not_allowed')
    }
    expect((await state()).isOpen).toBe(true)
  })
})

describe('B-15 B-08 what a cart costs', () => {
  test('18+: alcohol needs the asker’s word, water does not', async () => {
    expect(await refused(world.cart('Spritz al limone', 1, { isAdult: false }))).toBe('adults_only')
    expect(await refused(world.cart('Acqua e limone', 1, { isAdult: false }))).toBeNull()
  })

  test('options are needed, known and priced; a tip is a line of its own', async () => {
    const { id, optionGroups } = world.dish('Cappuccino')
    const oat = optionGroups[0]?.options[2]?.id ?? 0
    expect(await refused(world.cart('Cappuccino', 1))).toBe('option_required')
    expect(await refused(world.cart('Espresso', 1, { items: [{ itemId: 999_999, quantity: 1, optionIds: [] }] }))).toBe(
      'item_unknown',
    )
    const quote = await priced(
      world.cart('Cappuccino', 2, { items: [{ itemId: id, quantity: 2, optionIds: [oat] }], tipCents: 100 }),
    )
    expect(quote.totalCents).toBe(2 * 270 + 100)
    expect(quote.items).toMatchObject([
      { kind: 'dish', name: 'Cappuccino', options: ['Bevanda di avena'], unitCents: 270 },
      { kind: 'tip', totalCents: 100 },
    ])
    expect(quote.readyInMinutes).toBeGreaterThan(0)
  })
})

describe('R-510 where it goes', () => {
  test('a code is checked against the plan, however it is written; what is no place is refused', async () => {
    expect(await guest.call(resolvePlace, { code: ' d 3 ' })).toEqual({
      code: 'D3',
      kind: 'large_dog',
      isVerified: false,
    })
    for (const code of ['Z9', 'D99', '42']) {
      expect(await guest.refusal(resolvePlace, { code })).toBe('position_unknown')
      expect(await refused(world.cart('Espresso', 1, at(code)))).toBe('position_unknown')
    }
    expect(await guest.refusal(resolvePlace, {})).toBe('input_invalid')
  })

  test('B-18 who gave the afternoon back is at the place until the day turns, and no longer', async () => {
    const early = await world.payer()
    await world.seat(early, 'D7')
    await world.db.sql(
      `select divide_stay(id, daterange(resort_today(), resort_today() + 1), '[1,2)') from occupancy where account_id = $1`,
      [early.accountId],
    )
    const places = async () => (await early.call(getDeliveryPlaces, {})).places.map(({ code }) => code)
    const isVerified = async () => (await early.call(resolvePlace, { code: 'D7' })).isVerified
    expect([await places(), await isVerified()]).toEqual([['D7'], true])
    await setSettings(world.db, { dayTurnHour: 12 })
    await expect.poll(places, { timeout: 5000, interval: 20 }).toEqual([])
    expect(await isVerified()).toBe(false)
    await setSettings(world.db, { dayTurnHour: 14 })
    await expect.poll(places, { timeout: 5000, interval: 20 }).toEqual(['D7'])
  })

  test('cash is taken at the counter, at one’s own place of today and at a scanned tag, and nowhere else', async () => {
    const neighbour = await world.payer()
    await world.seat(neighbour, 'D5')
    expect(await neighbour.call(getDeliveryPlaces, {})).toEqual({
      places: [{ code: 'D5', kind: 'large_dog', isVerified: true }],
    })
    expect(await guest.call(getDeliveryPlaces, {})).toEqual({ places: [] })
    const { tags } = await world.giada.call(printPlaceTags, {})
    const tag = tags.find(({ code }) => code === 'D5')?.tag ?? ''
    expect(await methodsOf(world.cart('Espresso', 1))).toContain('cash')
    expect(await methodsOf(world.cart('Espresso', 1, at('D5')))).not.toContain('cash')
    expect(await methodsOf(world.cart('Espresso', 1, at('D5', tag)))).toContain('cash')
    const own = await neighbour.call(evaluateItemOrder, { cart: world.cart('Espresso', 1, at('D5')) })
    expect(own.methods.map(({ method }) => method)).toContain('cash')
  })

  test('a tag proves its own place on its own day, and nothing that was changed or forged', async () => {
    const { tags } = await world.giada.call(printPlaceTags, { day: '2027-07-01' })
    const [tomorrow] = (await world.giada.call(printPlaceTags, { day: '2027-07-02' })).tags
    const { code, tag, url } = tags[0] ?? { code: '', tag: '', url: '' }
    expect(url).toContain(encodeURI(tag))
    expect(await guest.call(resolvePlace, { tag })).toMatchObject({ code, isVerified: true })
    const mac = tag.split('.').at(-1) ?? ''
    const other = tags[1]?.code ?? ''
    const wrong = [
      tomorrow?.tag ?? '',
      `${other}.2027-07-01.${mac}`,
      `${code}.2028.${mac}`,
      // Its last letter holds two bits only: one that stands for nothing but itself is changed.
      `${code}.2027-07-01.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      `${code}.2027.AAAAAAAA`,
      'A'.repeat(40),
    ]
    for (const one of wrong) {
      expect(await guest.refusal(resolvePlace, { tag: one }), one).toBe('position_unknown')
      expect(await methodsOf(world.cart('Espresso', 1, at(code, one))), one).not.toContain('cash')
    }
    expect(await methodsOf(world.cart('Espresso', 1, at(other, tag)))).not.toContain('cash')
    expect(await guest.refusal(printPlaceTags, {})).toBe('not_allowed')
  })

  test('a large order is not taken in cash', async () => {
    expect(await methodsOf(world.cart('Vermentino al calice', 13))).toContain('cash')
    expect(await methodsOf(world.cart('Vermentino al calice', 14))).not.toContain('cash')
  })
})
