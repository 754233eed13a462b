import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { enterByLink, resendGuestOrders } from '../../domain/accounts/security-calls.ts'
import { cancelItem } from '../../domain/orders/item-calls.ts'
import { getOrder, listOrders, resendConfirmation, type Order } from '../../domain/orders/calls.ts'
import { atBank, pressPay } from '../../tests/support/card-steps.ts'
import { deliverMails, secretsIn } from '../../tests/support/guest-mailbox.ts'
import { cushions, freeDay, orderItems, parking } from '../../tests/support/item-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())

let names = 0
const details = (email = `guest-${(names += 1)}@posta.example`) => ({
  firstName: 'Ugo',
  lastName: 'Ospite',
  email,
  phone: '+393331234567',
  language: 'it' as const,
})
const nobody = () => world.payerBy({ accountId: 0, token: 'none' })
const mailsTo = async (email: string) => (await deliverMails(world.db)).filter(({ to }) => to === email)

/** A guest with a space for a car that is paid at the desk, and the secret of the link that was mailed. */
async function guestWithOrder() {
  const person = details()
  const { token } = await nobody().call(enterAsGuest, person)
  const guest = world.payerBy({ accountId: 0, token })
  const order = await orderItems(guest, parking(), 'cash')
  const [key = ''] = secretsIn((await mailsTo(person.email))[0])
  return { ...person, guest, order, key }
}

/** Follows a link on another device. */
async function follow(key: string): Promise<Payer & { readonly orderId: number }> {
  const { token, orderId } = await nobody().call(enterByLink, { key })
  return { ...world.payerBy({ accountId: 0, token }), orderId }
}
const isOver = async (key: string) => (await nobody().refusal(enterByLink, { key })) === 'link_wrong_or_expired'
const itemOf = (order: Order) => order.items[0]?.itemId ?? 0

describe('R-110 B-02 the link in a guest’s mail', () => {
  test('shows and cancels their orders without a login, as often as it is opened', async () => {
    const { order, key } = await guestWithOrder()
    expect(key).toMatch(/^[\w-]{43}$/)
    const there = await follow(key)
    expect(there.orderId).toBe(order.orderId)
    expect(await there.call(getOrder, { orderId: String(order.orderId) })).toMatchObject({ number: order.number })
    const again = await follow(key)
    await again.call(cancelItem, { orderId: order.orderId, itemId: itemOf(order) })
    expect(await there.call(getOrder, { orderId: String(order.orderId) })).toMatchObject({ status: 'cancelled' })
  })

  test('pays what waits for its money', async () => {
    const { email, guest, key } = await guestWithOrder()
    const order = await orderItems(guest, cushions(), 'card')
    const there = await follow(key)
    const begun = await pressPay(world, there, order)
    await begun.type('pm_card_visa')
    expect(await there.outcome(order.orderId)).toMatchObject({ outcome: 'completed' })
    expect((await atBank(world, begun.ref)).taken).toBe(order.totalCents)
    expect(secretsIn((await mailsTo(email))[0])).toHaveLength(1)
  })

  test('is a guest’s and proves nobody: it opens no account, no profile and nothing of another guest', async () => {
    const [{ key }, other] = [await guestWithOrder(), await guestWithOrder()]
    const there = await follow(key)
    expect(await there.refusal(getOrder, { orderId: String(other.order.orderId) })).not.toBeNull()
    expect((await there.call(listOrders, {})).orders.map(({ number }) => number)).not.toContain(other.order.number)
    const answer = await world.server.app.http.inject({
      method: 'POST',
      url: '/singlefin-ws/rest/accounts/getSecurity',
      headers: { authorization: `Bearer ${there.token}` },
      payload: {},
    })
    expect(answer.statusCode).toBe(401)
    expect(
      await world.db.sql(`select from session where proven_at is not null and account_id in
      (select id from account where kind = 'guest')`),
    ).toHaveLength(0)
  })

  test('its secret is in the database as SHA-256 alone, and in no calendar', async () => {
    const { email, guest, order } = await guestWithOrder()
    await guest.call(resendConfirmation, { orderId: order.orderId })
    const [mail] = await mailsTo(email)
    const [key = ''] = secretsIn(mail)
    const rows = await world.db.sql('select l::text from guest_link l union all select o::text from outbox o')
    expect(JSON.stringify(rows)).not.toContain(key)
    const files = (mail?.attachments ?? []).map(({ content }) => content.toString())
    expect(files.join()).toContain('BEGIN:VCALENDAR')
    expect(files.join().replaceAll(/\r?\n /g, '')).not.toContain(key)
  })

  test('opens until thirty days after the order’s day', async () => {
    const { key, order } = await guestWithOrder()
    const day = order.items[0]?.to ?? ''
    const noon = (days: number) => new Date(Date.parse(`${day}T12:00:00+02:00`) + days * 86_400_000).toISOString()
    await world.setClock(noon(30))
    expect(await isOver(key)).toBe(false)
    await world.setClock(noon(31))
    expect(await isOver(key)).toBe(true)
    await world.setClock('2027-07-01T08:00:00+02:00')
  })

  test.each(['A'.repeat(43), `${'A'.repeat(42)}_`])('P5 the secret %j opens nothing', async (key) => {
    expect(await isOver(key)).toBe(true)
  })

  test('a customer who is signed in stays so, and their mails carry no secret', async () => {
    const customer = await world.payer()
    const order = await orderItems(customer, parking(), 'cash')
    const mails = await deliverMails(world.db)
    const mail = mails.find(({ subject }) => subject.includes(order.number))
    expect(mail?.text).toMatch(new RegExp(`/riepilogo\\?order=${order.orderId}$`, 'm'))
    const { key } = await guestWithOrder()
    await customer.call(enterByLink, { key })
    expect(await customer.refusal(listOrders, {})).toBeNull()
  })
})

describe('P9 a guest changes the e-mail', () => {
  test('links in the old mailbox end, and so do the sessions that they opened; the new one gets its own', async () => {
    const { guest, order, key } = await guestWithOrder()
    const there = await follow(key)
    const changed = details()
    const { token } = await guest.call(enterAsGuest, changed)
    expect(await isOver(key)).toBe(true)
    expect(await there.refusal(listOrders, {})).toBe('login_required')
    const now = world.payerBy({ accountId: 0, token })
    expect(await now.call(getOrder, { orderId: String(order.orderId) })).toMatchObject({ number: order.number })
    await now.call(resendConfirmation, { orderId: order.orderId })
    expect(await isOver(secretsIn((await mailsTo(changed.email))[0])[0] ?? '')).toBe(false)
  })

  test('L4 whoever was forwarded a link and leaves an e-mail of their own is another guest: nothing of the first one changes', async () => {
    const { guest, email, key, order } = await guestWithOrder()
    const forwarded = await follow(key)
    const again = await forwarded.call(enterAsGuest, { ...details(email), firstName: 'Ugolino' })
    const own = details()
    const other = world.payerBy({
      accountId: 0,
      ...(await world.payerBy({ accountId: 0, ...again }).call(enterAsGuest, own)),
    })
    expect((await other.call(listOrders, {})).orders).toEqual([])
    expect(await isOver(key)).toBe(false)
    expect((await guest.call(listOrders, {})).orders.map(({ number }) => number)).toEqual([order.number])
    await orderItems(other, cushions(), 'cash')
    expect(await mailsTo(own.email)).toHaveLength(1)
    expect(await mailsTo(email)).toEqual([])
  })

  test('L4 the address that the orders had is told, and not of which one they have now', async () => {
    const { guest, email, key } = await guestWithOrder()
    // On the device that ordered the link leads to who they are.
    const { token } = await guest.call(enterByLink, { key })
    const changed = details()
    await world.payerBy({ accountId: 0, token }).call(enterAsGuest, { ...changed, firstName: 'Ladro' })
    const mails = await deliverMails(world.db)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, expect.stringMatching(/^I tuoi ordini da .*: e-mail cambiata$/)],
    ])
    expect(mails[0]?.text).toContain('Ciao Ugo')
    expect(mails[0]?.text).not.toContain(changed.email)
    expect(secretsIn(mails[0])).toEqual([])
  })

  test('L4 who has ordered nothing may mistype the e-mail: nobody is told', async () => {
    const { token } = await nobody().call(enterAsGuest, details())
    await world.payerBy({ accountId: 0, token }).call(enterAsGuest, details())
    expect(await deliverMails(world.db)).toEqual([])
  })

  test('another name or phone with the same e-mail ends no link', async () => {
    const { guest, email, key } = await guestWithOrder()
    await guest.call(enterAsGuest, { ...details(email), firstName: 'Ugolino' })
    expect(await isOver(key)).toBe(false)
  })
})

describe('B-02 links are mailed again without an account', () => {
  const ask = (email: string, orderNumber: string) => nobody().call(resendGuestOrders, { email, orderNumber })

  test('by e-mail and order number: every coming order of that e-mail, each with a link', async () => {
    const { email, guest, order } = await guestWithOrder()
    const second = await orderItems(guest, cushions(freeDay()), 'cash')
    await deliverMails(world.db)
    await ask(email, order.number)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(order.number)
    expect(mail?.text).toContain(second.number)
    const keys = secretsIn(mail)
    expect(new Set(await Promise.all(keys.map(async (key) => (await follow(key)).orderId)))).toEqual(
      new Set([order.orderId, second.orderId]),
    )
  })

  test('P10 an unknown number, e-mail or pair answers alike and mails nobody', async () => {
    const [anna, bruno] = [await guestWithOrder(), await guestWithOrder()]
    for (const [email, number] of [
      [anna.email, bruno.order.number],
      [anna.email, 'BA-0000-0000'],
      ['nobody@posta.example', anna.order.number],
    ] as const)
      expect(await ask(email, number)).toEqual({ done: true })
    expect(await deliverMails(world.db)).toEqual([])
  })
})
