import type { CallParsed } from '../../../domain/platform/call.ts'
import type { PricedStay } from '../../../domain/orders/change-days.ts'
import type { ChangeMoney } from '../../../domain/orders/change-money.ts'
import * as calls from '../../../domain/orders/staff-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { dogRefusal, spotOf, type PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import { letMoneyOut } from '../../payments/money-out/let-money-out.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { overruleDogs } from '../../umbrellas/overrule-dogs.ts'
import { dogsAround } from '../../umbrellas/dogs-around.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { noteAction } from '../../umbrellas/staff/desk-actions.ts'
import { orderAfter } from '../changes/cancel-days.ts'
import { divideLine, freshLineId, sumOrder } from '../changes/change-queries.ts'
import type { OrderFacts } from '../order-facts.ts'
import { requestCancels } from '../paying-queries.ts'
import { chooseDays, lockDeskBooking, type DeskBooking } from './desk-booking.ts'
import { placeOn } from './place-on.ts'
import { deskMoney } from './desk-money.ts'
import { pricedThere } from './list-move-targets.ts'
import { noteChange } from './note-change.ts'
import { seenDogs } from './seen-dogs.ts'
import { readSnapshot } from './order-snapshot.ts'
import { enqueueSettlement } from './settle-move.ts'

type Wish = CallParsed<typeof calls.moveVisit>

/** Names what a move lets go. */
export const moveKey = (actionId: number) => `move:${actionId}`

/**
 * B-03, B-11: moves days of a booking to another place; the constraint decides who has it. For what it cost, or for the difference:
 * what is dearer is due at once, what is cheaper becomes credit once the move can no longer be taken back (B-32).
 */
export const moveVisit = (facts: OrderFacts) =>
  handle(calls.moveVisit, 'write', async (tx, wish, { actor, afterCommit }) => {
    const { settings } = facts
    const booking = await lockDeskBooking(tx, wish.bookingId)
    const { order, line, accountId } = booking
    const { orderId } = order
    const plan = await planMove(tx, facts, booking, wish)
    if (wish.dogsReason === undefined) await requireNothingAround(tx, settings, booking, plan.chosen, wish.umbrellaId)
    else await overruleDogs(tx)
    const before = await readSnapshot(tx, orderId)
    await requestCancels(tx, orderId)
    const bookingId = await takeOut(tx, booking, plan)
    await placeOn(tx, settings, {
      orderId,
      bookingId,
      period: plan.chosen,
      line: plan.line,
      reason: 'moved by the resort',
    })
    const refundLineId = await freshLineId(tx)
    await sumUp(tx, booking, plan)
    const { from, to, part } = plan.chosen
    const changeId = await noteChange(tx, settings, {
      orderId,
      line,
      refundLineId,
      after: { ...plan.line, kind: plan.kind, from, to, part },
      goesBackCents: plan.creditedCents,
      differenceCents: plan.differenceCents,
    })
    const undo = { before, after: await readSnapshot(tx, orderId), changeId }
    const acted = await noteAction(tx, settings, actor, { kind: 'move', orderId, undo })
    if (plan.creditedCents > 0) {
      const settled = { actionId: acted.actionId, orderId, bookingId, umbrellaId: wish.umbrellaId, refundLineId }
      await enqueueSettlement(tx, settled, settings.deskUndoSeconds * SECOND)
    }
    const change = { kind: 'change', orderId, amountCents: plan.creditedCents, key: moveKey(acted.actionId) } as const
    await letMoneyOut(tx, settings, actor, change)
    await auditStaffAction(tx, actor, {
      action: 'order.move',
      subject: `order:${orderId}`,
      detail: {
        bookingId,
        place: { before: line.umbrellaId, after: wish.umbrellaId },
        days: { from, to },
        differenceCents: wish.differenceCents,
        ...seenDogs(wish.dogsReason),
      },
    })
    afterCommit(() => facts.announce([{ from, to }]))
    const { dueCents } = await orderAfter(tx, accountId, orderId)
    return { ...acted, orderId, bookingId, dueCents: cents(dueCents), creditedCents: cents(plan.creditedCents) }
  })

/** B-17: nobody of the resort gives a place past dogs without having seen why and saying so. */
async function requireNothingAround(
  tx: Queryable,
  settings: Settings,
  { line, accountId }: DeskBooking,
  period: Period,
  umbrellaId: number,
): Promise<void> {
  const around = await dogsAround(tx, settings, period, accountId, line.dogs.length > 0)
  const reason = around(umbrellaId, line.dogs)
  if (reason === null) return
  const { plan } = await resortData(tx)
  const { place, category } = spotOf(plan, umbrellaId)
  throw dogRefusal({ suits: false, reason, dogs: line.dogs.map(({ name }) => name) }, place, category.id)
}

interface MovePlan {
  readonly chosen: PricedStay
  readonly rest: readonly PricedStay[]
  /** As it stands after the move. */
  readonly line: PricedLine
  readonly kind: string
  /** Null where the price stays. */
  readonly money: ChangeMoney | null
  readonly differenceCents: number
  readonly creditedCents: number
}

async function planMove(tx: Queryable, { settings }: OrderFacts, booking: DeskBooking, wish: Wish): Promise<MovePlan> {
  const data = await resortData(tx)
  const { place, category } = spotOf(data.plan, wish.umbrellaId)
  if (!place.isBookable) throw new Refusal('umbrella_not_bookable', { code: place.code })
  const { chosen, rest } = chooseDays(booking, wish)
  const there = pricedThere(data, settings, booking, chosen, wish.umbrellaId)
  const { price, totalCents } = chosen
  const asBefore = { ...there, price: [...price], totalCents: cents(totalCents) }
  const plan = { chosen, rest, kind: category.kind }
  if (wish.differenceCents === null)
    return { ...plan, line: asBefore, money: null, differenceCents: 0, creditedCents: 0 }
  const money = deskMoney(booking, rest, chosen, { ...chosen, ...there }, settings.dayTurnHour)
  const difference = money.totalAfterCents - money.totalBeforeCents
  if (difference !== wish.differenceCents) throw new Refusal('quote_changed', { differenceCents: difference })
  // What goes back is given back once the move is for good: until then the order costs what was paid for it.
  if (money.goesBackCents > 0)
    return { ...plan, line: asBefore, money: null, differenceCents: 0, creditedCents: money.goesBackCents }
  return { ...plan, line: there, money, differenceCents: money.differenceCents, creditedCents: 0 }
}

/** The booking that has exactly the meant days: itself, or a part that it is divided into. */
async function takeOut(tx: Queryable, { order, line }: DeskBooking, { chosen, rest }: MovePlan): Promise<number> {
  if (rest.length === 0) return line.bookingId
  const ids = await divideLine(tx, order.orderId, line.bookingId, { stays: rest, goes: [chosen] })
  const [id] = ids ?? []
  if (id === undefined) throw new Refusal('days_returned')
  return id
}

/** The order's sums; its deadline is as it was: whoever stands there has come. */
async function sumUp(tx: Queryable, { order }: DeskBooking, { money }: MovePlan): Promise<void> {
  const { orderId, differenceCents } = order
  const sums = { keptCents: 0, differenceCents: money?.differenceCents ?? differenceCents }
  await sumOrder(tx, { orderId, ...sums, deadline: null, graceMinutes: 0 })
}
