import { requireStaffDays } from '../../../domain/parking/staff-days.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { getServiceDays as call } from '../../../domain/services/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readComers, serviceDays, usualStock } from './day-queries.ts'

/** how many of a service there are on each of some days. */
export const getServiceDays = handle(call, 'read', async (tx, { serviceId, ...days }) => {
  requireStaffDays(days)
  const usual = await usualStock(tx, serviceId)
  if (usual === undefined) throw new Refusal('item_unknown')
  return { usual, days: await serviceDays(tx, serviceId, days), comers: await readComers(tx, serviceId, days) }
})
