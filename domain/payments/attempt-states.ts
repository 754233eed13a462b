import type { Snapshot, SnapshotState } from './snapshot.ts'

/** Life of an attempt (payments guide, 8.3). `declined` is over; a decline that may be tried again stays `needs_method`. */
export const ATTEMPT_STATES = [
  'created',
  'needs_method',
  'needs_action',
  'processing',
  'declined',
  'cancelled',
  'authorized',
  'captured',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

const RANK: Readonly<Record<AttemptState, number>> = {
  created: 0,
  needs_method: 1,
  needs_action: 1,
  processing: 2,
  declined: 3,
  cancelled: 3,
  authorized: 4,
  captured: 5,
}

/**
 * R3: the state after a snapshot; it never goes back, so that a snapshot that was read earlier and arrives later
 * changes nothing. Only a refused try leads from processing back to choosing a method.
 */
export function nextState(state: AttemptState, snapshot: Pick<Snapshot, 'state' | 'error'>): AttemptState {
  const next: SnapshotState = snapshot.state
  if (RANK[next] >= RANK[state]) return next
  // A reservation that was let go: no provider brings a cancelled payment back, so that this is never the older word.
  if (state === 'authorized' && next === 'cancelled') return next
  return state === 'processing' && snapshot.error !== null && RANK[next] === RANK.needs_method ? next : state
}

/** Whether the person may still bring this attempt to an end. */
export function isOpen(state: AttemptState): boolean {
  return RANK[state] <= RANK.processing
}

/** Whether money is reserved or taken. */
export function hasMoney(state: AttemptState): boolean {
  return state === 'authorized' || state === 'captured'
}
