import type { UseQueryResult } from '@tanstack/react-query'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Audience } from '../../../domain/messages/broadcast-rules.ts'
import { previewBroadcast } from '../../../domain/messages/staff-calls.ts'
import type { CallFailure } from '../../platform/call-failure.ts'
import { useCallQuery } from '../../platform/queries.ts'

export type ReachedQuery = UseQueryResult<CallOutput<typeof previewBroadcast>, CallFailure>

/** Who would be told; nobody is asked for while no day is chosen. */
export function useReached(day: CivilDate | null, audience: Audience): ReachedQuery {
  return useCallQuery(previewBroadcast, { day: day ?? '', audience }, { enabled: day !== null })
}
