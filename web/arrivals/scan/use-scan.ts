import { useState } from 'react'
import { findVisit, type Scan } from '../../../domain/arrivals/calls.ts'
import type { DayList, OfflineVisit } from '../../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { call } from '../../platform/call.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { findOffline } from '../offline/offline-scan.ts'

/** After this long the kept list answers in place of a slow server, when it knows the code. */
const PATIENCE = 0.9 * SECOND

/** What a code says: by the server, by the kept list, or nothing because neither could be asked. */
export type ScanAnswer =
  | { readonly by: 'server'; readonly code: string; readonly scan: Scan }
  | { readonly by: 'list'; readonly code: string; readonly visits: readonly OfflineVisit[] }
  | { readonly by: 'nobody'; readonly code: string; readonly failure: unknown }

interface ScanState {
  readonly answer: ScanAnswer | null
  readonly isAsking: boolean
  readonly check: (code: string) => Promise<ScanAnswer>
  readonly clear: () => void
}

/** Asks whose a code is: the server first, the kept list where there is no network or the server takes too long (B-02). */
export function useScan(day: CivilDate, list: DayList | null): ScanState {
  const [answer, setAnswer] = useState<ScanAnswer | null>(null)
  const [isAsking, setAsking] = useState(false)
  return {
    answer,
    isAsking,
    check: async (code) => {
      setAsking(true)
      const found = await answerOf(code, day, list)
      setAsking(false)
      setAnswer(found)
      return found
    },
    clear: () => setAnswer(null),
  }
}

/** The answer to one code. Only a list of the asked day speaks for it. */
export async function answerOf(code: string, day: CivilDate, list: DayList | null): Promise<ScanAnswer> {
  const asked = call(findVisit, { code, day }).then(
    (scan): ScanAnswer => ({ by: 'server', code, scan }),
    (failure: unknown): ScanAnswer => ({ by: 'nobody', code, failure }),
  )
  const usable = list?.day === day ? list : null
  if (usable === null) return asked
  const first = await Promise.race([asked, afterPatience()])
  if (first !== null && (first.by === 'server' || !isUnreached(first))) return first
  const visits = await findOffline(usable, code)
  if (first !== null || visits.length > 0) return { by: 'list', code, visits }
  const late = await asked
  return isUnreached(late) ? { by: 'list', code, visits } : late
}

function isUnreached(answer: ScanAnswer): boolean {
  return answer.by === 'nobody' && isCallFailure(answer.failure, 'network', 'timeout')
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE))
}
