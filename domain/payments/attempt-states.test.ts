import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTEMPT_STATES, hasMoney, isOpen, nextState, type AttemptState } from './attempt-states.ts'
import { SNAPSHOT_STATES, type SnapshotState } from './snapshot.ts'

const ERROR = { code: 'card_declined', isRetryable: true }

/** What each snapshot without an error makes of each state, in the order of SNAPSHOT_STATES. */
const NEXT: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['needs_method', 'needs_action', 'processing', 'authorized', 'captured', 'cancelled'],
  needs_method: ['needs_method', 'needs_action', 'processing', 'authorized', 'captured', 'cancelled'],
  needs_action: ['needs_method', 'needs_action', 'processing', 'authorized', 'captured', 'cancelled'],
  processing: ['processing', 'processing', 'processing', 'authorized', 'captured', 'cancelled'],
  declined: ['declined', 'declined', 'declined', 'authorized', 'captured', 'cancelled'],
  cancelled: ['cancelled', 'cancelled', 'cancelled', 'authorized', 'captured', 'cancelled'],
  authorized: ['authorized', 'authorized', 'authorized', 'authorized', 'captured', 'cancelled'],
  captured: ['captured', 'captured', 'captured', 'captured', 'captured', 'captured'],
}
const pairs = ATTEMPT_STATES.flatMap((state) =>
  SNAPSHOT_STATES.map((seen, index) => ({ state, seen, next: NEXT[state][index] })),
)

describe('R3 the state of an attempt only moves on', () => {
  test.each(pairs)('$state sees $seen: $next', ({ state, seen, next }) => {
    expect(nextState(state, { state: seen, error: null })).toBe(next)
  })

  test.each([
    { state: 'processing', seen: 'needs_method', next: 'needs_method' },
    { state: 'processing', seen: 'needs_action', next: 'needs_action' },
    { state: 'authorized', seen: 'needs_method', next: 'authorized' },
    { state: 'captured', seen: 'needs_action', next: 'captured' },
    { state: 'cancelled', seen: 'needs_method', next: 'cancelled' },
  ] as const)('case 20 $state sees $seen after a refused try: $next', ({ state, seen, next }) => {
    expect(nextState(state, { state: seen, error: ERROR })).toBe(next)
  })

  test('case 51 money that was seen is never forgotten, in whatever order the snapshots come', () => {
    const snapshots = fc.array(
      fc.record({
        state: fc.constantFrom<SnapshotState>(...SNAPSHOT_STATES),
        error: fc.constantFrom(null, ERROR),
      }),
    )
    fc.assert(
      fc.property(snapshots, (seen) => {
        const states = seen.map(({ state }) => state)
        const end = seen.reduce<AttemptState>(nextState, 'created')
        if (states.includes('captured')) expect(end).toBe('captured')
        else if (states.includes('cancelled')) expect(['cancelled', 'authorized']).toContain(end)
        else expect(hasMoney(end)).toBe(states.includes('authorized'))
      }),
    )
  })
})

test.each([
  ['created', true, false],
  ['needs_method', true, false],
  ['needs_action', true, false],
  ['processing', true, false],
  ['declined', false, false],
  ['cancelled', false, false],
  ['authorized', false, true],
  ['captured', false, true],
] as const)('8.3 %s: open %s, has money %s', (state, open, money) => {
  expect([isOpen(state), hasMoney(state)]).toEqual([open, money])
})
