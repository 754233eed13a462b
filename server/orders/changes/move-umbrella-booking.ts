import type { CallParsed } from '../../../domain/platform/call.ts'
import * as calls from '../../../domain/orders/change-calls.ts'
import type { ChangeMoney } from '../../../domain/orders/change-money.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { knownDogs } from '../../dogs/known-dogs.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { spendCredit } from '../../payments/credit/use-credit.ts'
import { requestRefund } from '../../payments/request-refund.ts'
import { resortData, type ResortData } from '../../umbrellas/resort-data.ts'
import { placeCode } from '../../umbrellas/stored-lines.ts'
import { offerFreed } from '../../umbrellas/waiting/offer-freed.ts'
import type { OrderFacts } from '../order-facts.ts'
import { requestCancels } from '../paying-queries.ts'
import { wireOrder } from '../wire-order.ts'
import { orderAfter } from './cancel-days.ts'
import { enqueueChanged } from './change-outbox.ts'
import { freshLineId, insertChange, moveLine, sumOrder } from './change-queries.ts'
import { lockOrder } from './lock-order.ts'
import { changedStay } from './changed-stay.ts'
import { decideMove, type DecidedMove } from './decide-move.ts'
import { graceOf, openBooking, type OpenBooking } from './open-booking.ts'
import { moveRefusal } from './move-refusal.ts'

type Wish = CallParsed<typeof calls.moveUmbrellaBooking>

/**
 * B-03, R-306 to: moves one's own booking for what was quoted, in one transaction: the database's constraint
 * decides who has the place. What it is cheaper by goes back, what it is dearer by is paid by credit, or due.
 */
export const moveUmbrellaBooking = (facts: OrderFacts) =>
  handle(calls.moveUmbrellaBooking, 'write', async (tx, asked, { actor, afterCommit }) => {
    const { settings } = facts
    const { accountId } = actor
    const wish = { ...asked, dogs: [...(await knownDogs(tx, accountId, asked.dogs))] }
    if ((await lockOrder(tx, wish.orderId)) !== accountId) throw new Refusal('not_found')
    const booking = await openBooking(tx, accountId, wish)
    const data = await resortData(tx)
    const decided = decideMove(data, settings, booking, wish)
    requireQuoted(decided.money, wish)
    await requestCancels(tx, wish.orderId)
    await claim(tx, { data, settings, decided, wish })
    await settle(tx, settings, booking, decided, wish)
    const { umbrellaId, from, to, part } = booking.line
    await offerFreed(tx, [{ umbrellaId, from, to, part }])
    afterCommit(() => facts.announce([booking.line, wish]))
    return wireOrder(await orderAfter(tx, accountId, wish.orderId), facts)
  })

function requireQuoted({ goesBackCents, differenceCents }: ChangeMoney, wish: Wish): void {
  if (goesBackCents !== wish.refundCents || differenceCents !== wish.differenceCents)
    throw new Refusal('quote_changed', { refundCents: goesBackCents, differenceCents })
  if (wish.creditCents > differenceCents) throw new Refusal('credit_changed')
}

interface Claiming {
  readonly data: ResortData
  readonly settings: Settings
  readonly decided: DecidedMove
  readonly wish: Wish
}

async function claim(tx: Queryable, { data, settings, decided, wish }: Claiming): Promise<void> {
  const outcome = await moveLine(tx, {
    orderId: wish.orderId,
    bookingId: wish.bookingId,
    period: wish,
    line: decided.line,
    stock: data.stock,
    maxUmbrellas: settings.maxUmbrellas,
    reason: 'moved by the guest',
    actor: 'guest',
  })
  if (outcome.outcome !== 'moved') throw moveRefusal(outcome, placeCode(data.plan, wish.umbrellaId))
}

async function settle(
  tx: Queryable,
  settings: Settings,
  { order, line }: OpenBooking,
  { line: priced, money, deadline }: DecidedMove,
  { orderId, bookingId, refundTo, creditCents, from, to, part, umbrellaId }: Wish,
): Promise<void> {
  const { keptCents, differenceCents, goesBackCents } = money
  await sumOrder(tx, { orderId, keptCents, differenceCents, deadline, graceMinutes: graceOf(order, settings) })
  const refundLineId = await freshLineId(tx)
  await requestRefund(tx, { orderId, lineId: refundLineId, amountCents: goesBackCents, to: refundTo })
  const { plan } = await resortData(tx)
  const category = plan.places.find((place) => place.id === umbrellaId)?.category
  const kind = plan.categories.find((one) => one.id === category)?.kind ?? line.kind
  const changeId = await insertChange(tx, {
    orderId,
    lineId: bookingId,
    kind: 'moved',
    actor: 'guest',
    before: changedStay(line),
    after: changedStay({ code: priced.code, kind, from, to, part, totalCents: priced.totalCents }),
    cancelledLines: [],
    refundLineId,
    goesBackCents,
    refundTo,
    keptCents,
    differenceCents,
  })
  if (creditCents > 0) await spendCredit(tx, { orderId, creditCents, movement: `change:${changeId}` })
  await enqueueChanged(tx, orderId, changeId)
}
