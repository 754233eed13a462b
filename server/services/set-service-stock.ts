import { requireStaffDays } from '../../domain/parking/staff-days.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/services/staff-calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { setStock } from './service-queries.ts'

/** how many of a service there are on some days. */
export const setServiceStock = handle(
  calls.setServiceStock,
  'write',
  async (tx, { serviceId, stock, ...days }, { actor }) => {
    requireStaffDays(days)
    const before = await setStock(tx, serviceId, days, stock)
    if (before === null) throw new Refusal('item_unknown')
    await auditStaffAction(tx, actor, {
      action: 'services.set-stock',
      subject: `service:${serviceId}`,
      detail: { ...days, before, after: stock },
    })
    return { done: true as const }
  },
)
