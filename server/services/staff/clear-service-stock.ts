import { requireStaffDays } from '../../../domain/parking/staff-days.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { clearServiceStock as call } from '../../../domain/services/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { clearStock, usualStock } from './day-queries.ts'

/** some days have the usual number of a service again. */
export const clearServiceStock = handle(call, 'write', async (tx, { serviceId, ...days }, { actor }) => {
  requireStaffDays(days)
  if ((await usualStock(tx, serviceId)) === undefined) throw new Refusal('item_unknown')
  await clearStock(tx, serviceId, days)
  await auditStaffAction(tx, actor, {
    action: 'services.clear-stock',
    subject: `service:${serviceId}`,
    detail: { ...days },
  })
  return { done: true as const }
})
