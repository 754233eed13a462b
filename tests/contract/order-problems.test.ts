import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalCode } from '../../domain/platform/refusal.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import type { Customer } from '../race/booking-world.ts'
import { aCustomer, anAcceptance, anOrder, aWish, openBeach, type Beach, type Spot } from './people.ts'
import { changed, LATE_MORNING, requireRefusal, TODAY } from './refusals.ts'
import { contractWorld, type World } from './world.ts'

let world: World
let beach: Beach
let guest: Customer

beforeAll(async () => {
  world = await contractWorld({ at: LATE_MORNING, hasJobs: false })
  beach = await openBeach(world)
  guest = await aCustomer(world)
})
afterAll(() => world.close())

describe('R-514 how many', () => {
  test('the sixth place of a cart, and of a half-day over several carts', async () => {
    const buyer = await aCustomer(world)
    const day = { from: '2027-08-02' as Spot['from'], to: '2027-08-02' as Spot['to'] }
    const spots = ['B', 'C', 'D', 'E', 'F', 'G'].map((row) => ({
      umbrellaId: beach.place(`${row}19`),
      code: `${row}19`,
      ...day,
    }))
    const [sixth, ...five] = spots.toReversed() as [Spot, ...Spot[]]
    expect((await world.ask(umbrellas.lockUmbrellas, aWish(...five), { token: buyer.token })).status).toBe(200)
    const cart = await requireRefusal(world, umbrellas.lockUmbrellas, aWish(sixth), 'too_many_umbrellas', buyer.token)
    expect(cart.data).toEqual({ scope: 'cart', max: 5, have: 5 })
    const quote = (
      await world.ask(orders.evaluateOrder, { cart: 'umbrella' }, { token: buyer.token })
    ).json() as orders.Quote
    expect((await world.ask(orders.startOrder, anAcceptance(quote), { token: buyer.token })).status).toBe(200)
    const half = await requireRefusal(world, umbrellas.lockUmbrellas, aWish(sixth), 'too_many_umbrellas', buyer.token)
    expect(half.data).toMatchObject({ scope: 'half_day', max: 5, have: 5 })
  })

  test('R-807 a place that another has, and one that is not on the beach', async () => {
    const spot = beach.spot()
    await anOrder(world, await aCustomer(world), spot)
    const { data } = await requireRefusal(world, umbrellas.lockUmbrellas, aWish(spot), 'umbrella_taken', guest.token)
    expect(data).toEqual({ codes: [spot.code] })
    await requireRefusal(
      world,
      umbrellas.lockUmbrellas,
      aWish({ ...spot, umbrellaId: 999_999 }),
      'umbrella_unknown',
      guest.token,
    )
  })
})

describe('R-509 R-807 R-902 ordering', () => {
  const anyDay = (): Spot => ({ ...beach.spot() })
  const onToday = (): Spot => ({ ...beach.spot(), from: TODAY as Spot['from'], to: TODAY as Spot['to'] })
  async function quoted(spot: Spot, part = 'full_day'): Promise<{ buyer: Customer; quote: orders.Quote }> {
    const buyer = await aCustomer(world)
    const locked = await world.ask(umbrellas.lockUmbrellas, { ...aWish(spot), part }, { token: buyer.token })
    expect(locked.status, locked.body).toBe(200)
    return {
      buyer,
      quote: (
        await world.ask(orders.evaluateOrder, { cart: 'umbrella' }, { token: buyer.token })
      ).json() as orders.Quote,
    }
  }
  const refusedOrder = (
    { buyer, quote }: Awaited<ReturnType<typeof quoted>>,
    code: RefusalCode,
    method: orders.PaymentMethod = 'cash',
    change = {},
  ) => requireRefusal(world, orders.startOrder, { ...anAcceptance(quote, method), ...change }, code, buyer.token)

  test('R-509 conditions of sale that are not the ones of today', async () => {
    await refusedOrder(await quoted(anyDay()), 'conditions_not_accepted', 'cash', { conditionsVersion: 'of last year' })
  })

  test('R-902 cash after its hour, and the noon variant’s hour', async () => {
    const late = await quoted(onToday())
    expect(late.quote.refused.map((one) => [one.method, one.reason])).toEqual([
      ['cash', 'cash_cutoff_passed'],
      ['pay_later', 'pay_later_too_late'],
    ])
    expect((await refusedOrder(late, 'cash_cutoff_passed')).data).toEqual({ hour: 10 })
    await changed(world, { cashNoonVariant: true })
    const inTime = await quoted(onToday())
    expect(inTime.quote.methods.map((one) => [one.method, one.deadline?.hour])).toEqual([['cash', 12]])
    await changed(world, { cashNoonVariant: false, cashCutoffAfternoon: 11 })
    expect((await refusedOrder(await quoted(onToday(), 'afternoon'), 'cash_cutoff_passed')).data).toEqual({ hour: 11 })
    await changed(world, { cashCutoffAfternoon: 15 })
  })

  test('R-807 pay later on the day itself, and the evening before after its hour', async () => {
    await refusedOrder(await quoted(onToday(), 'afternoon'), 'pay_later_too_late', 'pay_later')
    await changed(world, { payLaterDueHour: 11 })
    const tomorrow = { ...beach.spot(), from: '2027-07-02' as Spot['from'], to: '2027-07-02' as Spot['to'] }
    expect((await refusedOrder(await quoted(tomorrow), 'pay_later_too_late', 'pay_later')).data).toEqual({ hour: 11 })
    await changed(world, { payLaterDueHour: 20 })
  })

  test('R-111 a way to pay that this cart does not have', async () => {
    await refusedOrder(await quoted(anyDay()), 'method_not_offered', 'no_payment_needed')
    await changed(world, { payLater: false })
    await refusedOrder(await quoted(anyDay()), 'method_not_offered', 'pay_later')
    await changed(world, { payLater: true })
  })

  test('a second unpaid order for the same day', async () => {
    const buyer = await aCustomer(world)
    const day = { from: '2027-08-05' as Spot['from'], to: '2027-08-05' as Spot['to'] }
    const [first, second] = [
      { ...beach.spot(), ...day },
      { ...beach.spot(), ...day },
    ]
    await anOrder(world, buyer, first)
    await world.ask(umbrellas.lockUmbrellas, aWish(second), { token: buyer.token })
    const quote = (
      await world.ask(orders.evaluateOrder, { cart: 'umbrella' }, { token: buyer.token })
    ).json() as orders.Quote
    expect((await refusedOrder({ buyer, quote }, 'too_many_unpaid')).data).toEqual({ max: 1 })
  })

  test('R-712 a quote that is not there, a cart that changed under it, a cart that is empty or over', async () => {
    const stranger = await quoted(anyDay())
    await refusedOrder({ ...stranger, buyer: (await quoted(anyDay())).buyer }, 'quote_changed')
    await world.ask(umbrellas.lockUmbrellas, aWish(anyDay()), { token: stranger.buyer.token })
    await refusedOrder(stranger, 'quote_changed')
    const { token } = await aCustomer(world)
    await requireRefusal(world, orders.evaluateOrder, { cart: 'umbrella' }, 'cart_empty', token)
    await requireRefusal(
      world,
      umbrellas.updateLine,
      { lineId: 1, people: 1, dogs: [], extras: [] },
      'line_unknown',
      token,
    )
    const over = await quoted(anyDay())
    await world.db.sql(`update umbrella_cart set expires_at = battigia_now() where account_id = $1`, [
      over.buyer.accountId,
    ])
    await world.db.sql(`update occupancy set expires_at = battigia_now() where account_id = $1 and state = 'held'`, [
      over.buyer.accountId,
    ])
    await refusedOrder(over, 'cart_expired')
    await requireRefusal(world, orders.evaluateOrder, { cart: 'umbrella' }, 'cart_expired', over.buyer.token)
  })

  test('R-707 a booking whose day has begun', async () => {
    const { buyer, quote } = await quoted(onToday(), 'afternoon')
    const order = (
      await world.ask(orders.startOrder, anAcceptance(quote), { token: buyer.token })
    ).json() as orders.Order
    await changed(world, { dayTurnHour: 11 })
    const ids = { idPrenotazioneOmbrellone: order.lines[0]?.bookingId, idOrdine: order.orderId }
    await requireRefusal(world, orders.deleteUmbrellaBooking, ids, 'booking_started', buyer.token)
    await requireRefusal(world, orders.deleteUmbrellaBooking, { ...ids, idOrdine: 1_000_000 }, 'not_found', buyer.token)
    await changed(world, { dayTurnHour: 14 })
  })
})
