import type { CivilDate } from '../../domain/platform/civil-date.ts'

/** First and last day on which some place became free or taken. */
export interface OccupancyChange {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Channel that says between which days places became free or taken; nothing of who or where. */
export const OCCUPANCY_CHANNEL = 'occupancy_changed'

/** The days of a change as the channel carries them: short, and equal for equal days. */
export function occupancyPayload({ from, to }: OccupancyChange): string {
  return `${from}/${to}`
}

/** Whether an announcement touches a search. One that was lost (null) touches them all. */
export function touchesPeriod(payload: string | null, period: OccupancyChange): boolean {
  if (payload === null) return true
  const [from, to] = payload.split('/') as [CivilDate, CivilDate]
  return from <= period.to && period.from <= to
}
