import { randomUUID } from 'node:crypto'
import * as calls from '../../../domain/orders/change-calls.ts'
import { pricedDays } from '../../../domain/orders/change-days.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { letMoneyOut } from '../../payments/money-out/let-money-out.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import type { OrderFacts } from '../order-facts.ts'
import { cancelParts } from './cancel-parts.ts'
import { lockOrder } from './lock-order.ts'
import { changeDays } from './days-quote.ts'
import { halfDayPrice, openBooking } from './open-booking.ts'
import { ALL_OF_IT } from './order-money.ts'

/**
 * B-03: what the resort cannot deliver goes back in full, whatever the policy; what its guest asked for at the desk, by the policy. The guest
 * gets a mail. Days that are over stay. What the desk gives back in cash has its limits there (B-32).
 */
export const cancelByResort = (facts: OrderFacts) =>
  handle(
    calls.cancelByResort,
    'write',
    async (tx, { orderId, bookingId, days, reason, refundTo = 'original' }, { actor, afterCommit }) => {
      const accountId = await lockOrder(tx, orderId)
      if (accountId === null) throw new Refusal('not_found')
      const booking = await openBooking(tx, accountId, { orderId, bookingId })
      const { line, order } = booking
      const today = order.localNow.slice(0, 10) as CivilDate
      const wishes = days ?? pricedDays(line).filter(({ day }) => day >= today)
      if (wishes.length === 0 || wishes.some(({ day }) => day < today)) throw new Refusal('booking_started')
      const halfPrice = halfDayPrice(await resortData(tx), line.umbrellaId)
      const turnHour = facts.settings.dayTurnHour
      const isAsked = reason === 'guest_asked'
      const change = changeDays(booking, wishes, { halfPrice, turnHour, terms: isAsked ? 'policy' : ALL_OF_IT })
      if (change === null) throw new Refusal('not_found')
      const { freed, sentCents } = await cancelParts(tx, facts, {
        booking,
        change,
        kind: isAsked ? 'days_cancelled' : 'cannot_deliver',
        actor: 'staff',
        refundTo,
      })
      const key = `cancel:${orderId}:${randomUUID()}`
      await letMoneyOut(tx, facts.settings, actor, { kind: 'cancellation', orderId, amountCents: sentCents, key })
      await auditStaffAction(tx, actor, {
        action: isAsked ? 'order.cancel' : 'order.cannot-deliver',
        subject: `order:${orderId}`,
        detail: {
          bookingId,
          days: wishes.map(({ day, part }) => ({ day, part })),
          refundCents: change.money.goesBackCents,
          refundTo,
        },
      })
      afterCommit(() => facts.announce(freed))
      const { goesBackCents, totalAfterCents } = change.money
      return { refundCents: cents(goesBackCents), orderTotalCents: cents(totalAfterCents) }
    },
  )
