import { requireStaffDays } from '../../../domain/parking/staff-days.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { clearParkingSpaces as call } from '../../../domain/parking/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { clearSpaces, usualSpaces } from './day-queries.ts'

/** some days have the usual number of spaces again. */
export const clearParkingSpaces = handle(call, 'write', async (tx, { areaId, ...days }, { actor }) => {
  requireStaffDays(days)
  if ((await usualSpaces(tx, areaId)) === undefined) throw new Refusal('item_unknown')
  await clearSpaces(tx, areaId, days)
  await auditStaffAction(tx, actor, {
    action: 'parking.clear-spaces',
    subject: `parking-area:${areaId}`,
    detail: { ...days },
  })
  return { done: true as const }
})
