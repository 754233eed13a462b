import { countDays, type CivilDate } from '../platform/civil-date.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { Refusal } from '../platform/refusal.ts'

/** A season and no more at once. */
const MOST_DAYS = 366

/** Refuses days that the resort's people cannot set at once: the last before the first, or too many. */
export function requireStaffDays({ from, to }: { readonly from: CivilDate; readonly to: CivilDate }): void {
  if (to < from) throw new FieldRefusal([{ field: 'to', code: 'date_order' }])
  if (countDays(from, to) > MOST_DAYS) throw new Refusal('period_too_long', { max: MOST_DAYS })
}
