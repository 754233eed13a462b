import * as calls from '../../../domain/weather/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { declineDay, lockWeatherDay } from '../day-queries.ts'

/** B-19: nothing follows from a day, for the reason that is kept. */
export const declineWeatherDay = handle(
  calls.declineWeatherDay,
  'write',
  async (tx, { weatherDayId, reason }, { actor }) => {
    const day = await lockWeatherDay(tx, weatherDayId)
    if (day === null) throw new Refusal('not_found')
    if (day.state !== 'proposed') throw new Refusal('status_changed')
    await declineDay(tx, weatherDayId, actor.accountId, reason)
    const detail = { day: day.day, reason }
    await auditStaffAction(tx, actor, { action: 'weather.decline', subject: `weather:${weatherDayId}`, detail })
    return { done: true as const }
  },
)
