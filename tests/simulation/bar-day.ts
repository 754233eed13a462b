import { randomUUID } from 'node:crypto'
import * as board from '../../domain/bar/board-calls.ts'
import { getBarMenu, type BarCart, type MenuItem } from '../../domain/bar/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import type { PaymentMethod } from '../../domain/orders/calls.ts'
import { press } from '../support/item-steps.ts'
import type { Payer } from '../support/payment-world.ts'
import { at, type DayWorld, type Guest } from './day-world.ts'
import { payByCard } from './guests.ts'

/** When orders come, by hours of the day and their weights: a wave at noon. */
const HOURS = [9, 10, 11, 11, 12, 12, 12, 13, 13, 13, 14, 15, 16, 17, 17, 18]
/** How often somebody else tries when one cannot order: a cash order is open, an item is sold out. */
const MOST_TRIES = 30

/** Orders by card and in cash, until as many stand as the day has; the bar works them off. */
export async function planBar(day: DayWorld): Promise<void> {
  const menu = await day.journal.must(day.giada, getBarMenu, { language: 'it' })
  const items = menu.categories.flatMap((category) => category.items)
  for (let n = 0; n < day.size.barOrders; n += 1) {
    day.later(at(day.pick(HOURS), day.below(60)), () => orderSomething(day, items))
  }
  const [scarce, gone] = [day.pick(items), day.pick(items)]
  day.later(at(11, 30), async () => {
    await day.journal.must(day.giada, board.setItemStock, { itemId: scarce.id, left: 5 })
    await day.journal.must(day.giada, board.setItemSoldOut, { itemId: gone.id, isSoldOut: true })
  })
  day.later(at(15), async () => {
    await day.journal.must(day.giada, board.setItemSoldOut, { itemId: gone.id, isSoldOut: false })
    await day.journal.must(day.giada, board.setItemStock, { itemId: scarce.id, left: null })
  })
  day.later(at(14, 20), async () => void (await day.journal.must(day.giada, board.pauseBar, { minutes: 10 })))
  for (let minute = at(9); minute < at(20, 30); minute += 5) day.later(minute, () => work(day))
}

async function orderSomething(day: DayWorld, items: readonly MenuItem[]): Promise<void> {
  const { journal } = day
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const guest = day.pick(day.guests)
    const quote = await journal.ask(guest.payer, evaluateItemOrder, { cart: cartOf(day, guest, items) })
    if (quote.code === 'bar_paused' || quote.code === 'bar_closed') {
      return day.later(day.clock.minutes() + 10, () => orderSomething(day, items))
    }
    if (quote.value === null) continue
    const offered = quote.value.methods.map(({ method }) => method)
    const wanted = day.pick<PaymentMethod>(['cash', 'cash', 'card'])
    const method = offered.includes(wanted) ? wanted : offered.find((one) => one === 'card')
    if (method === undefined) continue
    const clientId = randomUUID()
    const pressed = press(quote.value, method, clientId)
    const ordered = await journal.ask(guest.payer, startItemOrder, pressed)
    if (ordered.value === null) continue
    // A device that lost the answer sends the same press again.
    if (day.chance(3)) {
      const again = await journal.must(guest.payer, startItemOrder, pressed)
      if (again.orderId !== ordered.value.orderId) throw new Error('one press became two orders')
    }
    if (method === 'card' && !(await payByCard(day, guest, ordered.value.orderId))) continue
    return journal.count(`bar order by ${method}`)
  }
  throw new Error(`nobody could order at the bar in ${MOST_TRIES} tries`)
}

function cartOf(day: DayWorld, guest: Guest, items: readonly MenuItem[]): BarCart {
  const chosen = new Set(Array.from({ length: 1 + day.below(3) }, () => day.pick(items)))
  return {
    cart: 'bar',
    delivery:
      guest.stay !== null && !guest.stay.isChanged && day.chance(80)
        ? { kind: 'umbrella', code: guest.stay.code }
        : { kind: 'pickup' },
    items: [...chosen].map((item) => ({
      itemId: item.id,
      quantity: 1 + day.below(2),
      optionIds: item.optionGroups.flatMap(({ least, options }) => options.slice(0, least).map(({ id }) => id)),
    })),
    tipCents: day.chance(15) ? 100 : 0,
    isAdult: true,
  }
}

/** One look at the board: everything of it goes one step on. */
async function work(day: DayWorld): Promise<void> {
  const { orders } = await day.journal.must(day.giada, board.getBarBoard, {})
  for (const order of orders) await step(day, order)
}

async function step(day: DayWorld, order: board.BoardOrder): Promise<void> {
  const { journal } = day
  const seen = { orderId: order.orderId, status: order.status }
  const by = day.chance(50) ? day.giada : day.people.barToo
  if (order.status === 'received' && day.chance(3)) {
    await journal.must(by, board.rejectBarOrder, { ...seen, reason: 'too_busy' })
    return journal.count('bar order rejected')
  }
  const go = (person: Payer) => {
    if (order.status === 'received') return journal.ask(person, board.acceptBarOrder, seen)
    if (order.status === 'preparing') return journal.ask(person, board.readyBarOrder, seen)
    return journal.ask(person, board.deliverBarOrder, { ...seen, dueCents: order.dueCents })
  }
  // Two of the bar press the same button.
  if (day.chance(4)) {
    const codes = (await Promise.all([go(day.giada), go(day.people.barToo)])).map(({ code }) => code)
    if (codes.filter((code) => code === null).length !== 1) throw new Error(`two at the bar: ${codes.join(', ')}`)
    return journal.count('two at the bar pressed at once')
  }
  const { code } = await go(by)
  if (code !== null) throw new Error(`the bar’s step from ${order.status} was refused: ${code}`)
  journal.count(`bar: ${order.status} done`)
  if (!day.chance(3)) return
  const now = await journal.must(by, board.getBarBoard, {})
  const after = [...now.orders, ...now.delivered].find(({ orderId }) => orderId === order.orderId)
  if (after === undefined || after.undoUntil === null) return
  await journal.must(by, board.undoBarAction, { orderId: order.orderId, status: after.status })
  journal.count('bar step taken back')
}
