import * as calls from '../../../domain/orders/staff-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { overruleDogs } from '../../umbrellas/overrule-dogs.ts'
import { readResortMoment } from '../../umbrellas/resort-moment.ts'
import { noteAction } from '../../umbrellas/staff/desk-actions.ts'
import { orderAfter } from '../changes/cancel-days.ts'
import { freshLineId, sumOrder } from '../changes/change-queries.ts'
import type { OrderFacts } from '../order-facts.ts'
import { requestCancels } from '../paying-queries.ts'
import { lockDeskBooking } from './desk-booking.ts'
import { placeOn } from './place-on.ts'
import { decideExtension } from './extension.ts'
import { noteChange } from './note-change.ts'
import { seenDogs } from './seen-dogs.ts'
import { payAtTheDesk, readSnapshot } from './order-snapshot.ts'

/** B-11: a booking goes on at its place, for what was quoted; the constraint decides whether it can. */
export const extendVisit = (facts: OrderFacts) =>
  handle(calls.extendVisit, 'write', async (tx, input, { actor, afterCommit }) => {
    const { settings } = facts
    const { bookingId, to, part, addedCents, dogsReason } = input
    const booking = await lockDeskBooking(tx, bookingId)
    const { order, line, accountId } = booking
    const { orderId } = order
    const moment = await readResortMoment(tx, settings.dayTurnHour)
    const extension = decideExtension(await resortData(tx), settings, moment, booking, { to, part })
    if (extension.addedCents !== addedCents) throw new Refusal('quote_changed', { addedCents: extension.addedCents })
    const before = await readSnapshot(tx, orderId)
    await requestCancels(tx, orderId)
    const { next: period, money } = extension
    if (dogsReason !== undefined) await overruleDogs(tx)
    await placeOn(tx, settings, { orderId, bookingId, period, line: extension.line, reason: 'extended by the resort' })
    const { differenceCents } = money
    await sumOrder(tx, { orderId, keptCents: 0, differenceCents, deadline: null, graceMinutes: 0 })
    await payAtTheDesk(tx, orderId)
    const changeId = await noteChange(tx, settings, {
      orderId,
      line,
      refundLineId: await freshLineId(tx),
      after: { ...line, ...period, totalCents: extension.line.totalCents },
      goesBackCents: 0,
      differenceCents,
    })
    const undo = { before, after: await readSnapshot(tx, orderId), changeId }
    const acted = await noteAction(tx, settings, actor, { kind: 'extend', orderId, undo })
    await auditStaffAction(tx, actor, {
      action: 'order.extend',
      subject: `order:${orderId}`,
      detail: {
        bookingId,
        before: { to: line.to, part: line.part },
        after: { to, part },
        addedCents,
        ...seenDogs(dogsReason),
      },
    })
    afterCommit(() => facts.announce([extension.added]))
    const { dueCents } = await orderAfter(tx, accountId, orderId)
    return { ...acted, orderId, dueCents: cents(dueCents) }
  })
