import { afterEach, beforeEach, expect, test } from 'vitest'
import { getPage } from '../../../domain/content/page-calls.ts'
import { REFUND_PLACE, refundTerms } from '../../../domain/content/refund-terms.ts'
import { evaluateOrder, startOrder } from '../../../domain/orders/calls.ts'
import { quoteChange } from '../../../domain/orders/change-calls.ts'
import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { booked, cancel, D, idsOf, whole } from '../../../tests/support/change-steps.ts'
import { freePlaces, ledgerOf } from '../../../tests/support/card-steps.ts'
import { driveAll, setPrices } from '../../../tests/support/money-steps.ts'
import { deliverOrderMails } from '../../../tests/support/order-mailbox.ts'
import { paymentWorld, type PaymentWorld } from '../../../tests/support/payment-world.ts'

const PROMISED = { fullHours: 48, laterPercent: 30 }
const SLUG = 'conditions-with-payment'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
  await setPrices(world, 4000)
  await setSettings(world.db, { refundFullHours: PROMISED.fullHours, refundLaterPercent: PROMISED.laterPercent })
  await world.restart()
})
afterEach(() => world.close())

test('R-509 R-707 what goes back is promised in the conditions, accepted with the order, mailed and paid: one rule, also after it changes', async () => {
  const stay = await booked(world)
  const accepted = stay.order.conditionsVersion ?? ''
  await setSettings(world.db, { refundFullHours: 0, refundLaterPercent: 0 })
  const mails = await deliverOrderMails(world.db, world.server.app.settings)
  const files = mails.flatMap(({ attachments = [] }) => attachments.map(({ content }) => String(content)))
  expect(files.filter((text) => text.includes(refundTerms(PROMISED, 'it')))).toHaveLength(1)
  await world.restart()
  const read = async (language: Language, version?: string) =>
    (await stay.guest.call(getPage, { slug: SLUG, language, ...(version === undefined ? {} : { version }) })).markdown
  expect(await read('it', accepted)).toContain(refundTerms(PROMISED, 'it'))
  for (const language of LANGUAGES) {
    const now = await read(language)
    expect(now).toContain(refundTerms({ fullHours: 0, laterPercent: 0 }, language))
    expect(now).not.toContain(REFUND_PLACE)
  }
  // Both days begin within the 48 hours.
  await world.setClock('2027-07-09T10:40:00+02:00')
  expect(await stay.guest.call(quoteChange, { ...idsOf(stay), days: whole(D[0], D[1]) })).toMatchObject({
    refundCents: 1200 + 1200,
  })
  await cancel(stay, whole(D[0], D[1]))
  await driveAll(world, stay.orderId)
  expect(await ledgerOf(world, stay.orderId)).toEqual([
    ['capture', 8000],
    ['refund', -2400],
  ])
})

test('R-509 a quote that promised another refund than an order would now is made anew', async () => {
  const guest = await world.payer()
  await guest.lock(...freePlaces().slice(0, 1))
  const { quoteId, conditions } = await guest.call(evaluateOrder, { cart: 'umbrella' })
  const conditionsVersion = conditions.find(({ method }) => method === 'card')?.version ?? ''
  await setSettings(world.db, { refundFullHours: 12 })
  await world.restart()
  const wish = { quoteId, method: 'card' as const, conditionsAccepted: true, conditionsVersion }
  expect(await guest.refusal(startOrder, wish)).toBe('quote_changed')
  expect((await guest.order('card')).conditionsVersion).not.toBe(conditionsVersion)
})
