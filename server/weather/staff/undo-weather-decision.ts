import * as calls from '../../../domain/weather/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { lockWeatherDay, reopenDay } from '../day-queries.ts'

/** B-19: takes a decision back, as long as no guest was told of it. */
export const undoWeatherDecision = handle(
  calls.undoWeatherDecision,
  'write',
  async (tx, { weatherDayId }, { actor }) => {
    const day = await lockWeatherDay(tx, weatherDayId)
    if (day === null) throw new Refusal('not_found')
    if (!(await reopenDay(tx, weatherDayId))) throw new Refusal('status_changed')
    const detail = { day: day.day, before: day.state }
    await auditStaffAction(tx, actor, { action: 'weather.undo', subject: `weather:${weatherDayId}`, detail })
    return { done: true as const }
  },
)
