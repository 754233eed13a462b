import type { StoredOrderLine } from '../order-queries.ts'
import type { ChangedStay } from './order-change.ts'

/** What is kept of a booking when it changes: where, when, for how much. */
export function changedStay(
  line: Pick<StoredOrderLine, 'code' | 'kind' | 'from' | 'to' | 'part' | 'totalCents'>,
): ChangedStay {
  const { code, kind, from, to, part, totalCents } = line
  return { code, kind, from, to, part, totalCents }
}
