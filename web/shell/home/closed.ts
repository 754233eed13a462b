import type { CivilDate } from '../../../domain/platform/civil-date.ts'

/** Why nothing can be booked: no season, or one whose last day is over; null while the beach is open. */
export function closedBecause(
  season: { readonly to: string } | null,
  today: CivilDate,
): { readonly lastDay: string | null } | null {
  if (season === null) return { lastDay: null }
  return season.to < today ? { lastDay: season.to } : null
}
