import * as calls from '../../domain/parking/staff-calls.ts'
import { requireStaffDays } from '../../domain/parking/staff-days.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { setSpaces } from './parking-queries.ts'

/** how many spaces of an area are sold on some days. */
export const setParkingSpaces = handle(
  calls.setParkingSpaces,
  'write',
  async (tx, { areaId, spaces, ...days }, { actor }) => {
    requireStaffDays(days)
    const before = await setSpaces(tx, areaId, days, spaces)
    if (before === null) throw new Refusal('item_unknown')
    await auditStaffAction(tx, actor, {
      action: 'parking.set-spaces',
      subject: `parking-area:${areaId}`,
      detail: { ...days, before, after: spaces },
    })
    return { done: true as const }
  },
)
