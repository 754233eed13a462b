import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '../../domain/platform/language.ts'
import { deliverOrderMails, requireIn } from '../../tests/support/order-mailbox.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { ORDER_MAIL_TEXTS } from './mails/order-mail-words.ts'

let world: PaymentWorld
let guest: Payer

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
  guest = await world.payer()
  await guest.lock(320, 321)
})
afterEach(() => world.close())

const mailed = () => deliverOrderMails(world.db, liveSettings())

/** A payment that PayPal has begun to review, with the order in a language. */
async function underReview(language: Language = 'it') {
  const order = await guest.order('wallet')
  await world.db.sql('update orders set language = $1', [language])
  const { providerRef } = await guest.pay(order.orderId, 'wallet')
  await world.bank.control('paypal/approve', { id: providerRef, pending: true })
  await guest.outcome(order.orderId)
  return { order, id: providerRef }
}

describe('case 25 case 26 a payment that PayPal reviews', () => {
  test('is told of once, and confirmed as always when it is accepted', async () => {
    const { order, id } = await underReview()
    const [mail, ...none] = await mailed()
    expect(none).toEqual([])
    const { review } = ORDER_MAIL_TEXTS.it.money
    requireIn(mail, order.number, review.began.text, review.kept, `/riepilogo?order=${order.orderId}`)
    await guest.outcome(order.orderId)
    expect(await mailed()).toEqual([])
    await world.bank.control('paypal/resolve', { id, ok: true })
    expect((await guest.outcome(order.orderId)).outcome).toBe('completed')
    const [confirmation, ...others] = await mailed()
    expect(others).toEqual([])
    expect(confirmation?.subject).toContain(ORDER_MAIL_TEXTS.it.subject('', order.number))
  })

  test('denied at once: says that nothing was paid, and until when another way can pay', async () => {
    const { order, id } = await underReview('de')
    await mailed()
    await world.bank.control('paypal/resolve', { id, ok: false })
    expect(await guest.outcome(order.orderId)).toMatchObject({ outcome: 'failed', order: { canPay: true } })
    await guest.outcome(order.orderId)
    const [mail, ...none] = await mailed()
    expect(none).toEqual([])
    requireIn(mail, order.number, ORDER_MAIL_TEXTS.de.money.review.denied.text, /reserviert: .*2027 um \d\d:\d\d/)
    requireIn(mail, `/riepilogo?order=${order.orderId}`)
  })

  test('denied after days: says that the places are free, and leads to the search', async () => {
    const { order, id } = await underReview('nl')
    await mailed()
    await world.setClock('2027-07-02T08:00:00+02:00')
    await world.bank.control('paypal/resolve', { id, ok: false })
    expect(await guest.outcome(order.orderId)).toMatchObject({ outcome: 'failed', order: { canPay: false } })
    const { review } = ORDER_MAIL_TEXTS.nl.money
    requireIn((await mailed())[0], review.denied.text, review.freed, '/tabs/main-page-ombrelloni')
  })

  test('a payment that is refused at once was never reviewed: the screen says it, no mail does', async () => {
    const order = await guest.order('wallet')
    const { providerRef } = await guest.pay(order.orderId, 'wallet')
    await world.bank.control('paypal/approve', { id: providerRef, decline: true })
    expect((await guest.outcome(order.orderId)).outcome).toBe('failed')
    expect(await mailed()).toEqual([])
  })
})
