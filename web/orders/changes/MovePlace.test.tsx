import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { aLine } from '../../cart/cart-fixture.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { fakeStream } from '../../platform/fake-stream.ts'
import { availabilityWith, PLAN, placeOf } from '../../umbrellas/map/test-beach.ts'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { anOrder } from '../order-fixture.ts'
import { ChangePage } from './ChangePage.tsx'

const QUOTE = {
  totalBeforeCents: 13200,
  totalAfterCents: 13200,
  refundCents: 0,
  keptCents: 0,
  differenceCents: 0,
  creditCents: 0,
  isPaid: true,
  policy: { fullHours: 24, laterPercent: 50 },
}

/** The places for C5, which stays from 18 to 19 July, as a list; C6 is taken. */
async function open(days: { from: string; to: string }, quote: object = {}) {
  const order = anOrder({ paymentStatus: 'paid', method: 'card', deadline: null })
  fakeStream('places')
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/get': () => order,
    'umbrellas/plan': () => PLAN,
    'umbrellas/availability': () => ({
      ...availabilityWith({ C5: 'b', C6: 'b' }),
      from: civilDate(days.from),
      to: civilDate(days.to),
    }),
    'orders/changes/quoteMove': () => ({ ...QUOTE, line: aLine({ code: 'C7', ...placeId('C7') }), ...quote }),
  })
  const path = `/tabs/contact/cambia?order=7&booking=71&what=move&step=place&list=1&from=${days.from}&to=${days.to}`
  await openPage(<ChangePage />, path)
  await screen.findByRole('list', { name: 'Elenco dei posti' }, { timeout: 5000 })
  return sent
}

const placeId = (code: string) => ({ umbrellaId: placeOf(code).id })
const place = (code: string) => screen.getByRole('button', { name: new RegExp(`^${code}, `) })
const tap = (code: string) => fireEvent.click(place(code))
const go = (code: string) => screen.queryByRole('button', { name: `Vedi lo spostamento su ${code}` })

const SAME = { from: '2027-07-18', to: '2027-07-19' }

describe('B-03 the targets of a move', () => {
  afterEach(closePage)

  test('the place that one has on the same days is drawn as one’s own, and is none of them', async () => {
    const sent = await open(SAME)
    expect(place('C5').getAttribute('aria-label')).toContain('prenotato da te')
    tap('C5')
    expect(await screen.findByText('C5, il tuo posto')).toBeTruthy()
    expect(go('C5')).toBeNull()
    expect(sent.filter(({ path }) => path === 'orders/changes/quoteMove')).toEqual([])
  })

  test('on other days one’s own place is one of them', async () => {
    await open({ from: '2027-07-19', to: '2027-07-20' })
    tap('C5')
    expect(go('C5')).toBeTruthy()
    expect(screen.getByText('C5, il tuo posto')).toBeTruthy()
  })

  test.each([
    ['dearer', { differenceCents: 800, totalAfterCents: 14000 }, /^Da pagare in più 8,00/],
    ['cheaper', { refundCents: 1600, totalAfterCents: 11600 }, /^Ti torna 16,00/],
    ['of the same price', {}, /^Nessuna differenza$/],
    ['not paid yet', { isPaid: false, totalAfterCents: 14000 }, /^Nuovo totale 140,00/],
  ])('a place that is pressed says at once what it changes: %s', async (_, quote, words) => {
    const sent = await open(SAME, quote)
    tap('C7')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(go('C7')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.find(({ path }) => path === 'orders/changes/quoteMove')?.input).toMatchObject({
      bookingId: 71,
      umbrellaId: placeOf('C7').id,
      ...SAME,
    })
  })

  test('a place that the server refuses says why, and leads nowhere', async () => {
    const words = 'C7 è appena stato preso.'
    await open(SAME, refusal(409, 'umbrella_taken', words) as object)
    tap('C7')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(go('C7')?.hasAttribute('disabled')).toBe(true)
  })
})
