import { canReopen, concludeRefusal } from '../../../domain/orders/conclude-rules.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import * as calls from '../../../domain/staff/customer-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { orderOfCustomer } from '../../orders/staff/order-of-customer.ts'
import { handle } from '../../platform/handler.ts'
import { noteView } from './customer-queries.ts'
import { readOrderBooks } from './order-books-queries.ts'

/** an order with its money and its history; reading it is reading its customer's page. */
export const viewCustomerOrder = ({ settings }: { readonly settings: Settings }) =>
  handle(calls.viewCustomerOrder, 'write', async (tx, { orderId }, { actor }) => {
    const { accountId, order } = await orderOfCustomer(tx, orderId)
    if (await noteView(tx, actor.accountId, accountId))
      await auditStaffAction(tx, actor, { action: 'customer.view', subject: `account:${accountId}` })
    const { localNow } = order
    const today = civilDate(localNow.slice(0, 10))
    const books = await readOrderBooks(tx, orderId)
    const last = books.history.at(-1)
    const { number, category, status, method, paymentStatus, totalCents, dueCents, coveredCents } = order
    return {
      orderId,
      number,
      category,
      status,
      method,
      paymentStatus,
      totalCents: cents(totalCents),
      dueCents: cents(dueCents),
      coveredCents: cents(coveredCents),
      canConclude: concludeRefusal(order, { localNow, dayTurnHour: settings.dayTurnHour }) === null,
      canReopen: last !== undefined && canReopen(order, last, 'staff', today),
      lines: order.lines.map(({ bookingId, code, from, to, part, people, totalCents: cost, isCancelled }) => {
        return { bookingId, code, from, to, part, people, totalCents: cost, isCancelled }
      }),
      items: order.items.map(({ name, quantity, totalCents: cost, isCancelled }) => {
        return { name, quantity, totalCents: cost, isCancelled }
      }),
      ...books,
    }
  })
