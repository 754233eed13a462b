import * as views from '../../domain/arrivals/calls.ts'
import { releaseVisit, markVisitNoShow, arrive } from '../../domain/arrivals/action-calls.ts'
import * as sales from '../../domain/orders/sale-calls.ts'
import * as bookings from '../../domain/orders/staff-calls.ts'
import * as till from '../../domain/till/calls.ts'
import { closeTill } from '../../domain/till/closing-calls.ts'
import { getAvailability } from '../../domain/umbrellas/calls.ts'
import * as places from '../../domain/umbrellas/staff-calls.ts'
import { setSettings } from '../race/booking-world.ts'
import type { Payer } from '../support/payment-world.ts'
import { at, DAY, NEXT_DAY, type DayWorld } from './day-world.ts'
import { bedsAt } from './guests.ts'

/** What the resort's people do besides letting guests in and bringing drinks; the sizes follow the number of guests. */
export function planDesk(day: DayWorld): void {
  const per = (guests: number) => Math.ceil(day.size.guests / guests)
  const spread = (count: number, from: number, to: number, run: () => Promise<void>) => {
    for (let n = 0; n < count; n += 1) day.later(from + day.below(to - from), run)
  }
  spread(per(30), at(9), at(16), () => sellWalkIn(day))
  spread(per(300), at(10), at(16), () => giveComplimentary(day))
  spread(per(200), at(8), at(16), () => block(day))
  spread(per(100), 60, at(14), () => breakHold(day))
  spread(per(45), at(9), at(15), () => moveVisit(day))
  spread(per(90), at(9), at(15), () => extendVisit(day))
  spread(per(60), at(9), at(18), () => collectAndRefund(day))
  spread(per(60), at(9), at(17), () => collectWhileMoving(day))
  spread(per(90), at(9, 30), at(10, 10), () => arriveWhileReleasing(day))
  spread(per(100), at(11), at(18), () => noteNoShow(day))
  day.later(at(8), () => drawer(day, 'float', 20_000))
  day.later(at(13), () => drawer(day, 'withdrawal', 10_000))
  // From here on the mornings that are sold have until noon.
  day.later(at(10, 40), () => setNoonVariant(day))
  day.later(at(14), () => close(day, 15_000))
  day.later(at(23), () => close(day, 0))
}

async function setNoonVariant(day: DayWorld): Promise<void> {
  await setSettings(day.db, { cashNoonVariant: true })
  await day.server.app.settings.reload(day.db.database)
}

async function freeNow(day: DayWorld, part: 'full_day' | 'afternoon'): Promise<number | null> {
  const { value } = await day.journal.ask(day.people.beach, getAvailability, { from: DAY, to: DAY, part })
  const free = day.plan.places.filter((_, index) => value?.states[index] === 'f')
  // Whoever sells at the desk offers what needs no beds first.
  const simple = free.filter(({ id }) => bedsAt(day, id) === 0)
  return simple.length === 0 ? null : day.pick(simple).id
}

const partNow = (day: DayWorld): 'full_day' | 'afternoon' => (day.clock.minutes() < at(12) ? 'full_day' : 'afternoon')

async function sellWalkIn(day: DayWorld): Promise<void> {
  const { journal, people } = day
  const part = partNow(day)
  const umbrellaId = await freeNow(day, part)
  if (umbrellaId === null) return journal.count('walk-in: nothing free')
  const sale = { from: DAY, to: DAY, part, places: [{ umbrellaId, people: 1, dogs: [], extras: [] }] }
  const by = day.chance(50) ? people.beach : people.cashier
  const quote = await journal.ask(by, sales.quoteWalkIn, sale)
  if (quote.value === null) return
  const customer = { firstName: 'Passante', lastName: '', phone: '' as const, email: '' as const }
  const wish = { ...sale, pressId: day.press(), customer, language: 'it' as const, totalCents: quote.value.totalCents }
  const sold = await journal.ask(by, sales.sellWalkIn, wish)
  if (sold.value === null) return
  journal.count('walk-in sold')
  if (day.chance(10)) {
    const back = await journal.ask(by, bookings.undoOrderAction, { actionId: sold.value.actionId })
    if (back.value !== null) return journal.count('walk-in taken back')
  }
  const { orderId, bookingIds, dueCents } = sold.value
  if (day.chance(50)) return takeAll(day, orderId, dueCents)
  await journal.must(people.beach, arrive, {
    visitIds: bookingIds.map((id) => `line:${id}` as const),
    day: DAY,
    clientId: day.press(),
    collect: { tender: 'cash', amountCents: dueCents, tenderedCents: dueCents + 500 },
  })
  journal.count('walk-in arrived and paid')
}

async function takeAll(day: DayWorld, orderId: number, amountCents: number): Promise<void> {
  const tender = day.pick(['cash', 'card_terminal'] as const)
  const press = { orderId, tender, amountCents, tenderedCents: null, pressId: day.press() }
  const taken = await day.journal.ask(day.people.cashier, till.collect, press)
  if (taken.value === null) return
  day.journal.count(`collected by ${tender}`)
  if (!day.chance(10)) return
  const back = await day.journal.ask(day.people.cashier, till.undoCollect, { orderId, pressId: press.pressId })
  if (back.value === null) return
  day.journal.count('collection taken back')
  await day.journal.must(day.people.cashier, till.collect, { ...press, pressId: day.press() })
}

async function giveComplimentary(day: DayWorld): Promise<void> {
  const part = partNow(day)
  const umbrellaId = await freeNow(day, part)
  if (umbrellaId === null) return
  const given = await day.journal.ask(day.people.beach, sales.giveComplimentary, {
    from: DAY,
    to: DAY,
    part,
    places: [{ umbrellaId, people: 1, dogs: [], extras: [] }],
    pressId: day.press(),
    customer: null,
    language: 'it',
    reason: 'Amici della casa',
  })
  if (given.value !== null) day.journal.count('given for nothing')
}

async function block(day: DayWorld): Promise<void> {
  const { journal, people } = day
  const umbrellaId = day.pick(day.plan.places).id
  const answer = await journal.must(people.beach, places.blockPlaces, {
    umbrellaIds: [umbrellaId],
    from: DAY,
    to: NEXT_DAY,
    part: 'full_day',
    reason: 'broken',
    note: '',
  })
  if (answer.block === null) return journal.count('block: somebody stands there')
  journal.count('blocked')
  const { blockId, actionId } = answer.block
  if (day.chance(30)) {
    await journal.must(people.beach, places.undoPlaceAction, { actionId })
    return journal.count('block taken back')
  }
  if (day.chance(50)) {
    await journal.must(people.beachToo, places.unblockPlaces, { blockId, umbrellaIds: null })
    journal.count('unblocked')
  }
}

async function breakHold(day: DayWorld): Promise<void> {
  const { holds } = await day.journal.must(day.people.beach, places.listHolds, { day: DAY })
  const [stale] = holds
  if (stale === undefined) return day.journal.count('no hold to break')
  const broken = await day.journal.ask(day.people.beach, places.breakHold, { holdId: stale.holdId, allOfHolder: true })
  if (broken.value === null) return
  day.journal.count('hold broken')
  if (!day.chance(40)) return
  const back = await day.journal.ask(day.people.beach, places.undoPlaceAction, { actionId: broken.value.actionId })
  if (back.value !== null) day.journal.count('broken hold taken back')
}

/** A visit of today that a filter finds; null when there is none. */
async function someVisit(day: DayWorld, isWanted: (visit: views.Visit) => boolean): Promise<views.Visit | null> {
  const { visits } = await day.journal.must(day.people.cashier, views.listVisits, { day: DAY })
  const wanted = visits.filter((visit) => visit.subscriptionId === null && !visit.isReleased && isWanted(visit))
  return wanted.length === 0 ? null : day.pick(wanted)
}

const bookingOf = ({ visitId }: views.Visit) => Number(visitId.split(':')[1])

async function movedVisit(day: DayWorld, visit: views.Visit, by: Payer) {
  const wish = { bookingId: bookingOf(visit), from: DAY, to: DAY }
  const asked = { ...wish, bookingId: String(wish.bookingId) }
  const { value } = await day.journal.ask(by, bookings.listMoveTargets, asked)
  if (value === null || value.targets.length === 0) return null
  const { umbrellaId, differenceCents } = day.pick(value.targets)
  return { ...wish, umbrellaId, differenceCents: day.chance(50) ? differenceCents : null }
}

async function moveVisit(day: DayWorld): Promise<void> {
  const visit = await someVisit(day, () => true)
  const by = day.people.beach
  const wish = visit === null ? null : await movedVisit(day, visit, by)
  if (wish === null) return
  const moved = await day.journal.ask(by, bookings.moveVisit, wish)
  if (moved.value === null) return
  day.journal.count('visit moved by the desk')
  if (!day.chance(30)) return
  const back = await day.journal.ask(by, bookings.undoOrderAction, { actionId: moved.value.actionId })
  if (back.value !== null) day.journal.count('move taken back')
}

async function extendVisit(day: DayWorld): Promise<void> {
  const { journal, people } = day
  const visit = await someVisit(day, ({ part }) => part === 'morning' || day.chance(20))
  if (visit === null) return
  const bookingId = bookingOf(visit)
  const offer = await journal.ask(people.beach, bookings.listExtensions, { bookingId: String(bookingId) })
  const option = offer.value?.options.find(({ isFree }) => isFree)
  if (option === undefined) return
  const { to, part, addedCents } = option
  const longer = await journal.ask(people.beach, bookings.extendVisit, { bookingId, to, part, addedCents })
  if (longer.value === null) return
  journal.count('visit extended')
  if (longer.value.dueCents > 0) await takeAll(day, longer.value.orderId, longer.value.dueCents)
}

async function collectAndRefund(day: DayWorld): Promise<void> {
  const { journal, people } = day
  const visit = await someVisit(day, ({ dueCents }) => dueCents === 0)
  if (visit === null) return
  const { orders } = await journal.must(people.cashier, till.findTillOrders, { search: visit.number })
  const order = orders.find(({ orderId }) => orderId === visit.orderId)
  const way = order && day.pick(['cash', 'card_terminal', 'original', 'credit'] as const)
  const most = order === undefined || way === undefined ? 0 : order.refundable[way]
  if (order === undefined || way === undefined || most === 0) return
  const amountCents = Math.min(most, 500)
  const pressId = day.press()
  const input = { orderId: order.orderId, tender: way, amountCents, reason: 'Ombrellone rotto', pressId }
  const given = await journal.ask(people.cashier, till.refundAtDesk, input)
  if (given.value === null) return
  journal.count(`refunded at the desk: ${way}`)
  if (!day.chance(25)) return
  const back = await journal.ask(people.cashier, till.undoRefundAtDesk, { orderId: order.orderId, pressId })
  if (back.value !== null) journal.count('refund taken back')
}

/** One tablet takes the money while the other moves the visit. */
async function collectWhileMoving(day: DayWorld): Promise<void> {
  const { journal, people } = day
  const visit = await someVisit(day, ({ dueCents, visitsOfOrder }) => dueCents > 0 && visitsOfOrder === 1)
  const wish = visit === null ? null : await movedVisit(day, visit, people.beach)
  if (visit === null || wish === null) return
  const [taken, moved] = await Promise.all([
    journal.ask(people.cashier, till.collect, {
      orderId: visit.orderId,
      tender: 'cash',
      amountCents: visit.dueCents,
      tenderedCents: null,
      pressId: day.press(),
    }),
    journal.ask(people.beach, bookings.moveVisit, wish),
  ])
  if (taken.code !== null && moved.code !== null)
    throw new Error(`neither collected nor moved: ${taken.code}, ${moved.code}`)
  journal.count('one collects, the other moves')
}

/** One tablet sees a guest come while the other frees the place: one of the two happens. */
async function arriveWhileReleasing(day: DayWorld): Promise<void> {
  const { journal, people } = day
  const visit = await someVisit(day, ({ dueCents, arrivedAt }) => dueCents > 0 && arrivedAt === null)
  if (visit === null) return
  const { visitId } = visit
  const both = await Promise.all([
    journal.ask(people.beach, arrive, { visitIds: [visitId], day: DAY, clientId: day.press() }),
    journal.ask(people.beachToo, releaseVisit, { visitId, day: DAY, reason: 'Non è venuto', clientId: day.press() }),
  ])
  const codes = both.map(({ code }) => code)
  const winners = codes.filter((code) => code === null).length
  // A third may have been faster than both: then the guest is here, or the place is nobody's any more.
  const isOver = codes.every((code) => code === 'already_arrived' || code === 'not_found' || code === 'already_paid')
  if (winners > 1 || (winners === 0 && !isOver)) throw new Error(`one arrives, the other releases: ${codes.join(', ')}`)
  journal.count(`arrival and release at once: ${codes.map((code) => code ?? 'done').join(', ')}`)
}

async function noteNoShow(day: DayWorld): Promise<void> {
  const visit = await someVisit(day, ({ arrivedAt, state }) => arrivedAt === null && state !== 'no_show')
  if (visit === null) return
  const input = { visitId: visit.visitId, day: DAY, reason: 'Non risponde', clientId: day.press() }
  const noted = await day.journal.ask(day.people.beach, markVisitNoShow, input)
  if (noted.value !== null) day.journal.count('noted as a no-show')
}

async function drawer(day: DayWorld, kind: 'float' | 'withdrawal', amountCents: number): Promise<void> {
  const input = { kind, amountCents, reason: 'Giornata', pressId: day.press() }
  await day.journal.must(day.people.cashier, till.drawerMovement, input)
  day.journal.count(`drawer: ${kind}`)
}

async function close(day: DayWorld, leftCents: number): Promise<void> {
  const { previousClosingId, open } = await day.journal.must(day.people.cashier, till.getTill, {})
  const cashCents = Math.max(0, open.expectedCashCents)
  await day.journal.must(day.people.cashier, closeTill, {
    previousClosingId,
    counted: { cashCents, cardCents: open.expectedCardCents, denominations: null },
    leftCents: Math.min(leftCents, cashCents),
    // Others take money between the count and the closing: what differs has to be explained.
    note: 'Contata mentre si incassa',
    pressId: day.press(),
  })
  day.journal.count('till closed')
}
