import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Order } from '../../domain/orders/calls.ts'
import type { OrderStatement as Statement, Posting } from '../../domain/orders/statement-calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { closePage, openPage, serve } from '../cart/test-app.tsx'
import { anOrder } from './order-fixture.ts'
import { OrderStatement } from './OrderStatement.tsx'

const posting = (over: Partial<Posting>): Posting => ({
  kind: 'capture',
  way: 'card',
  lastFour: '4242',
  amountCents: 25200,
  at: '2027-07-11T08:25:00.000Z',
  isPending: false,
  ...over,
})

/** The rows as they are read: what, and how much. */
async function rows(order: Order, statement: Partial<Statement> | null): Promise<string[]> {
  const answer = { postings: [], keptCents: 0, allowanceCents: 0, dueCents: 0, heldCents: 0, ...statement }
  serve(statement === null ? {} : { 'orders/statement': () => answer })
  await openPage(<OrderStatement order={order} />, '/riepilogo?order=7')
  await screen.findByText('Totale')
  if (statement !== null && answer.postings.length > 0) await screen.findAllByText(/•|PayPal|credito|contanti/)
  return [...document.querySelectorAll('.kv')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')).join(' | '),
  )
}

const PAID = { paymentStatus: 'paid', method: 'card', dueCents: cents(0), deadline: null } as const

describe('R-212 R-411 B-03 the money of an order', () => {
  afterEach(closePage)

  test('each movement with its day, its way and its sum, down to what is owed', async () => {
    const order = anOrder({ ...PAID, paymentStatus: 'unpaid', totalCents: cents(26400), dueCents: cents(1200) })
    const shown = await rows(order, {
      postings: [
        posting({}),
        posting({ kind: 'refund', amountCents: -3200, at: '2027-07-12T08:25:00.000Z' }),
        posting({ kind: 'credit', way: 'credit', amountCents: 3200, at: '2027-07-13T08:25:00.000Z' }),
      ],
    })
    expect(shown.slice(-5)).toEqual([
      'Totale | 264,00 €',
      'Pagato11 luglio · carta •••• 4242 | 252,00 €',
      'Rimborsato12 luglio · carta •••• 4242 | -32,00 €',
      'Pagato13 luglio · il tuo credito | 32,00 €',
      'Da pagare | 12,00 €',
    ])
  })

  test('what the policy kept, what is on its way, what went into credit, and what is held', async () => {
    const shown = await rows(anOrder(PAID), {
      keptCents: cents(1600),
      allowanceCents: cents(500),
      heldCents: cents(700),
      postings: [
        posting({ isPending: true }),
        posting({ kind: 'refund', amountCents: -1600, isPending: true }),
        posting({ kind: 'to_credit', way: 'credit', amountCents: -1600 }),
        posting({ kind: 'cash', way: 'cash', amountCents: -4000 }),
      ],
    })
    expect(shown.slice(-7)).toEqual([
      'Trattenuto secondo le condizioni | 16,00 €',
      'Sconto fatto alla cassa | -5,00 €',
      'Pagamento autorizzato11 luglio · carta •••• 4242 | 252,00 €',
      'Rimborso in arrivo11 luglio · carta •••• 4242 | -16,00 €',
      'Nel tuo credito11 luglio | -16,00 €',
      'Pagamento annullato11 luglio · contanti alla cassa | -40,00 €',
      'Da restituirti | 7,00 €',
    ])
  })

  test('what is paid ends in a word; what nobody has paid says how it is to be, and no day', async () => {
    expect((await rows(anOrder(PAID), { postings: [posting({})] })).at(-1)).toBe('Tutto in regola')
    closePage()
    expect((await rows(anOrder(), {})).at(-1)).toBe('Contanti alla cassa')
  })

  test('without an answer the prices stand, and what is owed of them', async () => {
    const shown = await rows(anOrder({ paymentStatus: 'unpaid', dueCents: cents(1200), deadline: null }), null)
    expect(shown.slice(-2)).toEqual(['Contanti alla cassa', 'Da pagare | 12,00 €'])
  })

  test('B-06 a promotion is taken off the price before it: the rows add up to the total', async () => {
    const order = anOrder(PAID)
    const [line] = order.lines
    if (line === undefined) throw new Error('no line')
    const price = [
      {
        kind: 'place' as const,
        extraId: null,
        day: null,
        quantity: 1,
        days: 1,
        unitCents: cents(3500),
        totalCents: cents(3500),
        discounts: [{ promotion: 'benvenuti', cents: cents(300) }],
      },
    ]
    const lines = [{ ...line, price, totalCents: cents(3500) }]
    const shown = await rows({ ...order, lines, totalCents: cents(3500) }, {})
    expect(shown.slice(0, 3)).toEqual([
      expect.stringMatching(/^C5, .* \| 38,00 €$/),
      'Promozione | -3,00 €',
      'Totale | 35,00 €',
    ])
  })
})
