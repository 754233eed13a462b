import type { CallParsed } from '../../domain/platform/call.ts'
import * as calls from '../../domain/weather/calls.ts'
import { partOfHalves } from '../../domain/weather/weather-rule.ts'
import { staysOf, type PricedDay, type PricedStay } from '../../domain/orders/change-days.ts'
import { cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { spotOf } from '../../domain/umbrellas/lock-rules.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { enqueueChanged } from '../orders/changes/change-outbox.ts'
import {
  divideLine,
  freshLineId,
  insertChange,
  moveLine,
  sumOrder,
  type MoveOutcome,
} from '../orders/changes/change-queries.ts'
import { changedStay } from '../orders/changes/changed-stay.ts'
import { divideDays, halfDayPrice, openBooking, type OpenBooking } from '../orders/changes/open-booking.ts'
import { resortData, type ResortData } from '../umbrellas/resort-data.ts'
import { mayMove, offeredDays } from './alternative-day.ts'
import { endChoice, type StoredChoice } from './choice-queries.ts'
import { lockOpenChoice } from './credit-choice.ts'
import { readMoment } from './day-queries.ts'
import type { WeatherFacts } from './weather-facts.ts'

type Wish = CallParsed<typeof calls.takeWeatherMove>

/**
 * B-19: a day of bad weather becomes another day, for what was paid. The order and the choice are locked first, so that the credit
 * of the deadline and this never both happen; the constraint decides who has the place.
 */
export const takeWeatherMove = (facts: WeatherFacts) =>
  handle(calls.takeWeatherMove, 'write', async (tx, wish, { actor, afterCommit }) => {
    const choice = await lockOpenChoice(tx, wish.choiceId)
    if (choice === null || choice.accountId !== actor.accountId) throw new Refusal('not_found')
    const { today } = await readMoment(tx)
    const isOffered = offeredDays(facts.settings, today, choice.day).includes(wish.day)
    if (!mayMove(choice) || choice.lineNow === null || !isOffered) throw new Refusal('status_changed')
    const data = await resortData(tx)
    const booking = await openBooking(tx, actor.accountId, { orderId: choice.orderId, bookingId: choice.lineNow })
    const code = requireEqualPlace(data, booking, wish)
    const { bookingId, stay } = await takeOut(tx, data, booking, choice)
    const moved = moveTo(stay, wish)
    await claim(tx, { data, settings: facts.settings, booking, bookingId, moved, wish, code })
    await noteMove(tx, booking, { bookingId, moved, code })
    await endChoice(tx, wish.choiceId, 'moved', bookingId)
    afterCommit(() =>
      facts.announce([
        { from: choice.day, to: choice.day },
        { from: wish.day, to: wish.day },
      ]),
    )
    return { orderId: choice.orderId, day: wish.day, code }
  })

/** The same place or one of its category, accessible where it is: what was paid buys no more than it did. */
function requireEqualPlace({ plan }: ResortData, { line }: OpenBooking, wish: Wish): string {
  const { place } = spotOf(plan, wish.umbrellaId)
  const own = spotOf(plan, line.umbrellaId).place
  if (!place.isBookable || place.category !== own.category || place.isAccessible !== own.isAccessible)
    throw new Refusal('status_changed')
  return place.code
}

interface Part {
  readonly bookingId: number
  readonly stay: PricedStay
}

/** The booking of exactly the half-days of the choice: itself, or a part that it is divided into. */
async function takeOut(
  tx: Queryable,
  data: ResortData,
  { order, line }: OpenBooking,
  choice: StoredChoice,
): Promise<Part> {
  const wishes = [{ day: choice.day, part: partOfHalves(choice.first, choice.end) }]
  const divided = divideDays(line, wishes, halfDayPrice(data, line.umbrellaId))
  const [stay] = divided === null ? [] : staysOf(divided.goes)
  if (divided === null || stay === undefined) throw new Refusal('status_changed')
  const stays: readonly PricedDay[] = divided.stays
  if (stays.length === 0) return { bookingId: line.bookingId, stay }
  const ids = await divideLine(tx, order.orderId, line.bookingId, { stays: staysOf(stays), goes: [stay] })
  const [bookingId] = ids ?? []
  if (bookingId === undefined) throw new Refusal('days_returned')
  return { bookingId, stay }
}

/** The same stay on the other day, for the same money. */
function moveTo(stay: PricedStay, { day }: Wish): PricedStay {
  const price = stay.price.map((row) => (row.day === null ? row : { ...row, day }))
  return { ...stay, from: day, to: day, price }
}

interface Claiming {
  readonly data: ResortData
  readonly settings: Settings
  readonly booking: OpenBooking
  readonly bookingId: number
  readonly moved: PricedStay
  readonly wish: Wish
  readonly code: string
}

async function claim(
  tx: Queryable,
  { data, settings, booking, bookingId, moved, wish, code }: Claiming,
): Promise<void> {
  const { order, line } = booking
  const { people, dogs, extras } = line
  const { from, to, part, price, totalCents } = moved
  const outcome = await moveLine(tx, {
    orderId: order.orderId,
    bookingId,
    period: { from, to, part },
    line: { umbrellaId: wish.umbrellaId, code, people, dogs, extras, price: [...price], totalCents: cents(totalCents) },
    stock: data.stock,
    maxUmbrellas: settings.maxUmbrellas,
    reason: 'moved for the weather',
    actor: 'guest',
  })
  if (outcome.outcome !== 'moved') throw refusalOf(outcome, code)
}

function refusalOf(outcome: MoveOutcome, code: string): Refusal {
  switch (outcome.outcome) {
    case 'umbrella_taken':
      return new Refusal('umbrella_taken', { codes: [code] })
    case 'extra_sold_out':
      return new Refusal('extra_sold_out', { extras: outcome.extras })
    case 'too_many_umbrellas':
      return new Refusal('too_many_umbrellas', { scope: 'half_day', max: outcome.max, have: outcome.have })
    default:
      return new Refusal('days_returned')
  }
}

/** The order's sums are what they were; its guest is mailed what changed. */
async function noteMove(
  tx: Queryable,
  { order, line }: OpenBooking,
  { bookingId, moved, code }: { readonly bookingId: number; readonly moved: PricedStay; readonly code: string },
): Promise<void> {
  const { orderId, differenceCents } = order
  await sumOrder(tx, { orderId, keptCents: 0, differenceCents, deadline: null, graceMinutes: 0 })
  const changeId = await insertChange(tx, {
    orderId,
    lineId: bookingId,
    kind: 'moved',
    actor: 'guest',
    before: changedStay(line),
    after: changedStay({ ...moved, totalCents: cents(moved.totalCents), code, kind: line.kind }),
    cancelledLines: [],
    refundLineId: await freshLineId(tx),
    goesBackCents: 0,
    refundTo: 'original',
    keptCents: 0,
    differenceCents: 0,
  })
  await enqueueChanged(tx, orderId, changeId)
}
