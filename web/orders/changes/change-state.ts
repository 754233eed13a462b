import * as z from 'zod/mini'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../../../domain/platform/day-part.ts'
import { useQueryState } from '../../platform/navigation.tsx'

const idText = z.string().check(z.regex(/^[1-9]\d{0,15}$/))
const querySchema = z.object({
  order: z.optional(idText),
  booking: z.optional(idText),
  what: z.optional(z.enum(['move'])),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  part: z.optional(z.enum(DAY_PARTS)),
  /** The map is shown. */
  step: z.optional(z.enum(['place'])),
  list: z.optional(z.enum(['1'])),
  accessible: z.optional(z.enum(['1'])),
  /** Code of the chosen place. */
  place: z.optional(z.string()),
})

export type ChangeQuery = ReturnType<typeof useChangeState>[0]

/** What is changed, as the address says. */
export function useChangeState() {
  return useQueryState(querySchema)
}

/** The stay that is wished; where the address says none, the one that the booking has. */
export function wishedStay(
  { from, to, part }: ChangeQuery,
  now: { readonly from: CivilDate; readonly to: CivilDate; readonly part: DayPart },
): { readonly from: CivilDate; readonly to: CivilDate; readonly part: DayPart } {
  const [first, last] = [parseCivilDate(from ?? ''), parseCivilDate(to ?? '')]
  const isPeriod = first !== null && last !== null && first <= last
  return { from: isPeriod ? first : now.from, to: isPeriod ? last : now.to, part: part ?? now.part }
}
