import { cents } from '../../../domain/platform/cents.ts'
import { creditPart, type CreditPart } from './credit-part.ts'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../order-fixture.ts'
import { aCard, MODES } from './payment-fixture.ts'
import {
  billOf,
  cardToOffer,
  chosenWay,
  methodOfWay,
  waysOf,
  wishedWays,
  withOneCard,
  type PayWay,
} from './pay-ways.ts'

const METHODS = ['card', 'second_card', 'wallet', 'cash', 'pay_later'] as const

describe('cardToOffer', () => {
  const other = aCard({ cardId: 'card-0002', lastFour: '8210', isDefault: false })

  test('case 94 offers the default card, or the one that the address names', () => {
    expect(cardToOffer([other, aCard()], METHODS, undefined)?.cardId).toBe('card-0001')
    expect(cardToOffer([other, aCard()], METHODS, 'card-0002')?.cardId).toBe('card-0002')
  })

  test('case 97 a card that is gone, expired or of a mode that is not offered is not', () => {
    expect(cardToOffer([aCard()], METHODS, 'card-9999')?.cardId).toBe('card-0001')
    expect(cardToOffer([aCard({ isExpired: true }), other], METHODS, undefined)?.cardId).toBe('card-0002')
    expect(cardToOffer([aCard({ modeId: 4 })], ['card', 'cash'], undefined)).toBeNull()
    expect(cardToOffer([], METHODS, undefined)).toBeNull()
  })
})

test('R-111 the saved card stands first, then what the server offers in its order', () => {
  expect(waysOf(METHODS, aCard())).toEqual(['saved_card', ...METHODS])
  expect(waysOf(METHODS, null)).toEqual(METHODS)
  expect([methodOfWay('saved_card', aCard({ modeId: 4 })), methodOfWay('cash', null)]).toEqual(['second_card', 'cash'])
})

describe('withOneCard', () => {
  const cards = (over: Partial<Parameters<typeof withOneCard>[1]>) =>
    withOneCard(METHODS, { wished: [], tried: undefined, isClosed: () => false, ...over }).filter((way) =>
      way.endsWith('card'),
    )

  test('R-111 two providers that take cards are one row, of the first that can be reached', () => {
    expect(cards({})).toEqual(['card'])
    expect(cards({ isClosed: (way) => way === 'card' })).toEqual(['second_card'])
    expect(cards({ isClosed: () => true })).toEqual(['card'])
    expect(withOneCard(['cash', 'pay_later'], { wished: [], tried: undefined, isClosed: () => false })).toHaveLength(2)
  })

  test('R-316 case 27 the address chooses the other, and so does a payment that the first has just refused', () => {
    expect(cards({ wished: [null, 'second_card'] })).toEqual(['second_card'])
    expect(cards({ tried: 'card' })).toEqual(['second_card'])
    expect(cards({ tried: 'second_card' })).toEqual(['card'])
    expect(cards({ tried: 'card', isClosed: (way) => way === 'second_card' })).toEqual(['card'])
  })
})

describe('chosenWay', () => {
  test.each<[string, PayWay | null, readonly PayWay[], PayWay | null]>([
    ['the person’s own choice', 'pay_later', ['cash'], 'pay_later'],
    ['what the address asks for', null, ['cash'], 'cash'],
    ['the first that is offered', null, [], 'card'],
    ['not one that is not offered', 'no_payment_needed', [], 'card'],
  ])('R-316 shows %s', (_, chosen, wished, expected) => {
    expect(chosenWay(METHODS, chosen, wished)).toBe(expected)
  })

  test('R-111 with nothing offered nothing is chosen', () => expect(chosenWay([], 'cash', ['cash'])).toBeNull())

  test.each<[string, Parameters<typeof wishedWays>[1], readonly PayWay[]]>([
    ['/tabs/carrello-contanti/pagamenti-card', undefined, ['cash']],
    ['/tabs/home/carrello-contanti/pagamenti-card-singola', undefined, ['card']],
    ['/pagamenti-braintree-singola', undefined, ['second_card']],
    ['/tabs/carrello/pagamenti-card-singola', undefined, ['card']],
    ['/tabs/home/carrello/pagamenti-card', 'card', ['saved_card', 'card']],
    ['/tabs/home/carrello/pagamenti-card', 'wallet', ['wallet']],
    ['/tabs/home/carrello/pagamenti-card', undefined, []],
  ])('R-203 %s with method %s wishes %o', (path, method, wished) => {
    expect(wishedWays(path, method)).toEqual(wished)
  })
})

test('case 11 an order that is booked is billed as it stands, without its deleted places, by what is open online', () => {
  const [first, second] = anOrder().lines
  const bill = billOf(
    anOrder({ lines: [{ ...first!, isCancelled: true }, second!], dueCents: cents(20_000) }),
    MODES,
    cents(1200),
  )
  expect(bill.lines.map((line) => line.code)).toEqual(['C6'])
  expect(bill.methods.map(({ method }) => method)).toEqual(['card', 'second_card', 'wallet'])
  expect(bill).toMatchObject({ owedCents: 20_000, creditCents: 1200 })
})

describe('B-06 what credit pays of a bill', () => {
  test.each<[string, Parameters<typeof creditPart>, Partial<CreditPart>]>([
    [
      'switched off',
      [{ owedCents: cents(5000), creditCents: cents(1200) }, false, 'card'],
      { mayUseCents: cents(1200), usedCents: cents(0), dueCents: cents(5000) },
    ],
    [
      'a part',
      [{ owedCents: cents(5000), creditCents: cents(1200) }, true, 'card'],
      { usedCents: cents(1200), dueCents: cents(3800), isAlone: false },
    ],
    [
      'all',
      [{ owedCents: cents(5000), creditCents: cents(5000) }, true, 'no_payment_needed'],
      { usedCents: cents(5000), dueCents: cents(0), isAlone: true },
    ],
    [
      'so much that a provider takes the rest',
      [{ owedCents: cents(5000), creditCents: cents(4980) }, true, 'card'],
      { usedCents: cents(4950), dueCents: cents(50) },
    ],
    [
      'the desk takes any rest',
      [{ owedCents: cents(5000), creditCents: cents(4980) }, true, 'cash'],
      { usedCents: cents(4980), dueCents: cents(20) },
    ],
    [
      'nothing is known yet',
      [undefined, true, null],
      { mayUseCents: cents(0), usedCents: cents(0), dueCents: cents(0), isAlone: false },
    ],
  ])('%s', (_name, args, part) => {
    expect(creditPart(...args)).toMatchObject(part)
  })
})
