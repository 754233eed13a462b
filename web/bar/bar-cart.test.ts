import { describe, expect, test } from 'vitest'
import { barCartField } from '../../domain/bar/calls.ts'
import {
  addLine,
  cartToSend,
  changeLine,
  chosenDelivery,
  countPieces,
  deliverTo,
  EMPTY_BAR_CART,
  lineKey,
  setQuantity,
  type BarLine,
} from './bar-cart.ts'
import { GELATO, MENU, SPRITZ } from './bar-fixture.ts'
import { previewCart, wrongGroup } from './cart-preview.ts'

const line = (itemId: number, more: Partial<BarLine> = {}): BarLine => ({
  itemId,
  quantity: 1,
  optionIds: [],
  note: '',
  name: `item ${itemId}`,
  ...more,
})
const cartOf = (...lines: BarLine[]) => lines.reduce(addLine, EMPTY_BAR_CART)

describe('R-314 the bar’s cart', () => {
  test('R-314 the same item with the same options and note is one line, in whatever order the options came', () => {
    const cart = cartOf(line(4, { optionIds: [412, 421] }), line(4, { optionIds: [421, 412], quantity: 2 }))
    expect(cart.lines).toHaveLength(1)
    expect(countPieces(cart, 4)).toBe(3)
  })

  test('R-314 another option or another note is another line', () => {
    const cart = cartOf(
      line(4, { optionIds: [411] }),
      line(4, { optionIds: [412] }),
      line(4, { optionIds: [412], note: 'poca' }),
    )
    expect(cart.lines).toHaveLength(3)
  })

  test('R-314 a line takes at most 20 pieces and an order at most 30 lines, as the server does', () => {
    expect(countPieces(cartOf(line(1, { quantity: 15 }), line(1, { quantity: 15 })))).toBe(20)
    expect(cartOf(...Array.from({ length: 31 }, (_, index) => line(index + 1))).lines).toHaveLength(30)
  })

  test('R-314 none of a line takes it out, and a changed line merges with the same', () => {
    const [cone, cup] = [line(4, { optionIds: [411] }), line(4, { optionIds: [412] })]
    const cart = cartOf(cone, cup)
    expect(setQuantity(cart, lineKey(cone), 0).lines).toEqual([cup])
    expect(changeLine(cart, lineKey(cone), { ...cone, optionIds: [412] }).lines).toEqual([{ ...cup, quantity: 2 }])
    expect(changeLine(cart, lineKey(cone), { ...cone, quantity: 0 }).lines).toEqual([cup])
    expect(changeLine(cart, lineKey(cone), { ...cone, quantity: 5 }).lines[0]?.quantity).toBe(5)
  })

  test('R-510 nothing is sent while it is empty or nobody knows where it goes', () => {
    expect(cartToSend(EMPTY_BAR_CART, { kind: 'pickup' })).toBeNull()
    expect(cartToSend(cartOf(line(1)), null)).toBeNull()
  })

  test('R-314 what is sent is what the contract takes, without empty notes', () => {
    const cart = { ...cartOf(line(1, { note: 'senza ghiaccio' }), line(2)), tipCents: 100 }
    const sent = cartToSend(cart, { kind: 'umbrella', code: 'D3' })
    expect(barCartField.safeParse(sent).success).toBe(true)
    expect(sent?.items).toEqual([
      { itemId: 1, quantity: 1, optionIds: [], note: 'senza ghiaccio' },
      { itemId: 2, quantity: 1, optionIds: [] },
    ])
    expect(sent).not.toHaveProperty('note')
  })

  test('R-510 a delivery that was chosen yesterday no longer counts', () => {
    const cart = deliverTo(EMPTY_BAR_CART, { kind: 'umbrella', code: 'D3' }, '2027-07-10')
    expect(chosenDelivery(cart, '2027-07-10')).toEqual({ kind: 'umbrella', code: 'D3' })
    expect(chosenDelivery(cart, '2027-07-11')).toBeNull()
  })
})

describe('R-111 the preview of the bar’s cart', () => {
  test('R-111 a piece costs its item and its options; the tip comes on top', () => {
    const cart = { ...cartOf(line(4, { optionIds: [412, 421, 422], quantity: 2 })), tipCents: 200 }
    const preview = previewCart(cart, MENU)
    expect(preview.lines.map(({ unitCents, totalCents }) => [unitCents, totalCents])).toEqual([[450, 900]])
    expect(preview.totalCents).toBe(1100)
  })

  test('B-15 it knows whether something in it is for adults', () => {
    expect(previewCart(cartOf(line(SPRITZ.id)), MENU).hasAlcohol).toBe(true)
    expect(previewCart(cartOf(line(2)), MENU).hasAlcohol).toBe(false)
  })

  test('B-20 what the menu no longer has, or no longer has so, is gone and costs nothing', () => {
    const [unknown, noFlavour, noOption] = [line(99), line(4, { optionIds: [412] }), line(2, { optionIds: [7] })]
    const preview = previewCart(cartOf(unknown, noFlavour, noOption, line(2)), MENU)
    expect(preview.gone).toEqual([unknown, noFlavour, noOption])
    expect(preview.totalCents).toBe(350)
  })

  test('R-714 a group keeps its least and its most', () => {
    expect(wrongGroup(GELATO, [])?.id).toBe(41)
    expect(wrongGroup(GELATO, [412])?.id).toBe(42)
    expect(wrongGroup(GELATO, [412, 421, 422, 423])?.id).toBe(42)
    expect(wrongGroup(GELATO, [412, 421, 422])).toBeUndefined()
  })
})
