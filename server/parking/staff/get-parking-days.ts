import { requireStaffDays } from '../../../domain/parking/staff-days.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { getParkingDays as call } from '../../../domain/parking/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { parkingDays, usualSpaces } from './day-queries.ts'

/** how many spaces an area has on each of some days. */
export const getParkingDays = handle(call, 'read', async (tx, { areaId, ...days }) => {
  requireStaffDays(days)
  const usual = await usualSpaces(tx, areaId)
  if (usual === undefined) throw new Refusal('item_unknown')
  return { usual, days: await parkingDays(tx, areaId, days) }
})
