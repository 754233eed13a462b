import { cancelDays, moveUmbrellaBooking, quoteChange, quoteMove } from '../../domain/orders/change-calls.ts'
import * as orders from '../../domain/orders/calls.ts'
import { isOnlineMethod } from '../../domain/payments/payment-modes.ts'
import { creditFor } from '../../domain/payments/credit.ts'
import { startPayment } from '../../domain/payments/calls.ts'
import { PAYMENT_MODES } from '../../domain/payments/payment-modes.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import { getOwnDays, giveBackDays } from '../../domain/returns/calls.ts'
import { getAvailability, lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { bedsMissing } from '../../domain/umbrellas/capacity.ts'
import { at, DAY, NEXT_DAY, type DayWorld, type Guest } from './day-world.ts'

/** A place that a guest has ordered. */
export interface Stay {
  readonly orderId: number
  readonly bookingId: number
  readonly umbrellaId: number
  readonly code: string
  readonly part: DayPart
  readonly to: typeof DAY
  readonly passCode: string
  /** Gave it up, or some of it, or moved to another day. */
  isChanged: boolean
}

/** Who wants a place decides in the evening or in the morning, and comes, or not. */
export function planGuests(day: DayWorld): void {
  for (const guest of day.guests) {
    if (!guest.hasAccount || day.chance(12)) continue
    const inTheEvening = day.chance(70)
    const part = day.pick<DayPart>(['full_day', 'full_day', 'full_day', 'morning', 'afternoon'])
    const minute = inTheEvening
      ? day.below(at(0) - 30)
      : part === 'afternoon'
        ? at(8) + day.below(330)
        : at(6) + day.below(200)
    day.later(minute, () => book(day, guest, part))
  }
}

/** Looks for a place, holds it and orders it. */
async function book(day: DayWorld, guest: Guest, part: DayPart): Promise<void> {
  const { journal } = day
  const to = day.chance(15) ? NEXT_DAY : DAY
  for (let tries = 0; tries < 3; tries += 1) {
    // Some look for long before they press: what they saw is an hour old.
    const free = tries === 0 && day.chance(30) ? await seenBefore(day, part, to) : await freePlaces(day, part, to)
    if (free.length === 0) return journal.count('found nothing free')
    const umbrellaId = day.pick(free)
    const place = day.plan.places.find(({ id }) => id === umbrellaId)
    const hasDog = place?.category.includes('dog') === true && day.chance(60)
    const beds = bedsAt(day, umbrellaId) || (day.chance(30) ? 1 + day.below(2) : 0)
    const held = await journal.ask(guest.payer, lockUmbrellas, {
      from: DAY,
      to,
      part,
      places: [
        {
          umbrellaId,
          people: 1 + day.below(2),
          dogs: hasDog ? [{ name: 'Argo', size: 'small' }] : [],
          extras: beds > 0 ? [{ id: 'sun_bed', quantity: beds }] : [],
        },
      ],
    })
    if (held.code === 'umbrella_taken') continue
    if (held.value === null) return journal.count('went without a place')
    journal.count('held a place')
    if (day.chance(8)) return journal.count('abandoned a hold')
    return order(day, guest, { umbrellaId, part, to })
  }
}

/** Beds that a place does not go without. */
export function bedsAt({ plan }: DayWorld, umbrellaId: number): number {
  const place = plan.places.find(({ id }) => id === umbrellaId)
  const row = plan.rows.find(({ id }) => id === place?.row)
  const category = plan.categories.find(({ id }) => id === place?.category)
  return category === undefined ? 0 : bedsMissing(category, row?.isFirst === true, [])
}

async function freePlaces(day: DayWorld, part: DayPart, to: typeof DAY): Promise<number[]> {
  const { value } = await day.journal.ask(day.giada, getAvailability, { from: DAY, to, part })
  return day.plan.places.filter((_, index) => value?.states[index] === 'f').map(({ id }) => id)
}

/** What was free when somebody looked last, at most an hour ago. */
async function seenBefore(day: DayWorld, part: DayPart, to: typeof DAY): Promise<readonly number[]> {
  const key = `${part} ${to}`
  const seen = day.lastSeen.get(key)
  if (seen !== undefined && day.clock.minutes() - seen.minute < 60) return seen.free
  const free = await freePlaces(day, part, to)
  day.lastSeen.set(key, { minute: day.clock.minutes(), free })
  return free
}

type Wish = Pick<Stay, 'umbrellaId' | 'part' | 'to'>

async function order(day: DayWorld, guest: Guest, wish: Wish): Promise<void> {
  const { journal } = day
  const quote = await journal.ask(guest.payer, orders.evaluateOrder, { cart: 'umbrella' })
  if (quote.value === null) return
  const wanted = day.pick<orders.PaymentMethod>(['card', 'card', 'card', 'cash', 'cash', 'pay_later'])
  const offered = quote.value.methods.map(({ method }) => method)
  const method = offered.includes(wanted) ? wanted : (offered.find((one) => one === 'card') ?? 'cash')
  const usesCredit = quote.value.creditCents > 0
  const creditCents = usesCredit
    ? creditFor(quote.value.totalCents, quote.value.creditCents, isOnlineMethod(method))
    : 0
  const by = usesCredit && creditCents === quote.value.totalCents ? 'no_payment_needed' : method
  const { version = 'none' } = quote.value.conditions.find((one) => one.method === by) ?? {}
  const ordered = await journal.ask(guest.payer, orders.startOrder, {
    quoteId: quote.value.quoteId,
    method: by,
    conditionsAccepted: true,
    conditionsVersion: version,
    ...(creditCents > 0 ? { creditCents } : {}),
  })
  const line = ordered.value?.lines[0]
  if (ordered.value === null || line === undefined) return
  journal.count(`ordered a place by ${creditCents > 0 ? `credit and ${by}` : by}`)
  if (isOnlineMethod(by) && !(await payByCard(day, guest, ordered.value.orderId))) return
  const { passCode } = await journal.must(guest.payer, orders.getOrder, { orderId: String(ordered.value.orderId) })
  guest.stay = {
    ...wish,
    orderId: ordered.value.orderId,
    bookingId: line.bookingId,
    code: line.code,
    passCode: passCode ?? '',
    isChanged: false,
  }
  changeMind(day, guest, guest.stay)
}

/** Pays an order online; a tenth of the cards is refused and half of those try again. False when it stays unpaid. */
export async function payByCard(day: DayWorld, guest: Pick<Guest, 'payer'>, orderId: number): Promise<boolean> {
  const { journal } = day
  for (let tries = 0; tries < 2; tries += 1) {
    const started = await journal.ask(guest.payer, startPayment, { orderId, modeId: PAYMENT_MODES.card })
    if (started.value === null) return false
    const isRefused = day.chance(8)
    await day.bank.confirmCard(started.value.clientSecret ?? '', isRefused ? 'pm_card_chargeDeclined' : 'pm_card_visa')
    const { outcome } = await journal.must(guest.payer, orders.completeOrder, { orderId })
    if (outcome === 'completed') {
      journal.count('paid by card')
      return true
    }
    journal.count('card refused')
    if (day.chance(50)) return false
  }
  return false
}

/** Some cancel, move or give a half-day back, an hour or so later. */
function changeMind(day: DayWorld, guest: Guest, stay: Stay): void {
  const soon = day.clock.minutes() + 5 + day.below(90)
  const what = day.below(100)
  if (what < 6) day.later(soon, () => cancelStay(day, guest, stay))
  else if (what < 13) day.later(soon, () => moveStay(day, guest, stay))
  else if (what < 19) day.later(soon, () => giveBack(day, guest, stay))
}

async function cancelStay(day: DayWorld, guest: Guest, stay: Stay): Promise<void> {
  const { journal } = day
  const { orderId, bookingId } = stay
  const offer = await journal.ask(guest.payer, quoteChange, { orderId, bookingId, days: [] })
  if (offer.value === null || offer.value.days.length === 0) return
  const days = offer.value.days
    .filter(({ part }) => part === stay.part)
    .map(({ day: date, part }) => ({ day: date, part }))
  if (days.length === 0) return
  const quote = await journal.ask(guest.payer, quoteChange, { orderId, bookingId, days })
  if (quote.value === null) return
  const { refundCents } = quote.value
  const refundTo = day.chance(30) ? 'credit' : 'original'
  const gone = await journal.ask(guest.payer, cancelDays, { orderId, bookingId, days, refundCents, refundTo })
  if (gone.value === null) return
  stay.isChanged = true
  journal.count('cancelled a stay')
}

async function moveStay(day: DayWorld, guest: Guest, stay: Stay): Promise<void> {
  const { journal } = day
  const free = await freePlaces(day, stay.part, stay.to)
  if (free.length === 0) return
  const isNextDay = day.chance(40)
  const date = isNextDay ? NEXT_DAY : DAY
  const umbrellaId = day.pick(free)
  const beds = bedsAt(day, umbrellaId)
  const wish = {
    orderId: stay.orderId,
    bookingId: stay.bookingId,
    umbrellaId,
    from: date,
    to: isNextDay ? NEXT_DAY : stay.to,
    part: stay.part,
    people: 1,
    dogs: [],
    extras: beds > 0 ? [{ id: 'sun_bed' as const, quantity: beds }] : [],
  }
  const quote = await journal.ask(guest.payer, quoteMove, wish)
  if (quote.value === null) return
  const { refundCents, differenceCents } = quote.value
  const input = { ...wish, refundCents, differenceCents, refundTo: 'original' as const, creditCents: 0 }
  const moved = await journal.ask(guest.payer, moveUmbrellaBooking, input)
  if (moved.value === null) return
  stay.isChanged = true
  journal.count(isNextDay ? 'moved to the next day' : 'moved to another place')
}

async function giveBack(day: DayWorld, guest: Guest, stay: Stay): Promise<void> {
  const { journal } = day
  const own = await journal.ask(guest.payer, getOwnDays, { kind: 'booking', id: String(stay.bookingId) })
  const half = own.value?.halves.find(({ canGive }) => canGive)
  if (own.value === null || half === undefined) return
  const given = await journal.ask(guest.payer, giveBackDays, {
    kind: 'booking',
    id: stay.bookingId,
    from: half.day,
    to: half.day,
    part: half.half === 0 ? 'morning' : 'afternoon',
    terms: own.value.terms,
  })
  if (given.value === null) return
  stay.isChanged = true
  journal.count('gave a half-day back')
}
