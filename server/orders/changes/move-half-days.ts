import type { DayWish, PricedDay, PricedStay } from '../../../domain/orders/change-days.ts'
import { staysOf } from '../../../domain/orders/change-days.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Queryable } from '../../platform/database.ts'
import type { ResortData } from '../../umbrellas/resort-data.ts'
import { enqueueChanged } from './change-outbox.ts'
import { divideLine, freshLineId, insertChange, moveLine, sumOrder } from './change-queries.ts'
import { lockOrder } from './lock-order.ts'
import { changedStay } from './changed-stay.ts'
import { divideDays, halfDayPrice, type OpenBooking } from './open-booking.ts'
import { moveRefusal } from './move-refusal.ts'

/** Where half-days of a booking go. */
export interface MoveTarget {
  readonly day: CivilDate
  readonly umbrellaId: number
}

/** Cart, then order, as whoever orders or pays locks them (R2); false for an unknown one. */
export async function lockForChange(tx: Queryable, orderId: number): Promise<boolean> {
  return (await lockOrder(tx, orderId)) !== null
}

/**
 * B-19: moves half-days of a booking of a locked order to another day for what was paid; the rest of the booking stays. Answers the
 * booking that they are then. Throws what moving throws; whether they may move is the caller's to decide.
 */
export async function moveHalfDays(
  tx: Queryable,
  { data, settings }: { readonly data: ResortData; readonly settings: Settings },
  booking: OpenBooking,
  at: DayWish,
  wish: MoveTarget & { readonly code: string },
): Promise<number> {
  const { bookingId, stay } = await takeOut(tx, data, booking, at)
  const moved = moveTo(stay, wish)
  const { code } = wish
  await claim(tx, { data, settings, booking, bookingId, moved, wish, code })
  await noteMove(tx, booking, { bookingId, moved, code })
  return bookingId
}

interface Part {
  readonly bookingId: number
  readonly stay: PricedStay
}

/** The booking of exactly the half-days that are meant: itself, or a part that it is divided into. */
async function takeOut(tx: Queryable, data: ResortData, { order, line }: OpenBooking, at: DayWish): Promise<Part> {
  const wishes = [at]
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
function moveTo(stay: PricedStay, { day }: MoveTarget): PricedStay {
  const price = stay.price.map((row) => (row.day === null ? row : { ...row, day }))
  return { ...stay, from: day, to: day, price }
}

interface Claiming {
  readonly data: ResortData
  readonly settings: Settings
  readonly booking: OpenBooking
  readonly bookingId: number
  readonly moved: PricedStay
  readonly wish: MoveTarget
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
  if (outcome.outcome !== 'moved') throw moveRefusal(outcome, code)
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
