import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  moveOf,
  nextState,
  opensTheEntrance,
  STATE_EDGES,
  STORED_STATES,
  SUBSCRIPTION_EVENTS,
  type StoredState,
} from './subscription-states.ts'

const event = fc.constantFrom(...SUBSCRIPTION_EVENTS)

describe('the life of a subscription', () => {
  test('no run of events leaves the edges, and what has ended stays ended', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: StoredState = 'pending'
        for (const one of events) {
          const next = nextState(state, one)
          if (next === null) continue
          expect(STATE_EDGES).toContain(`${state}>${next}`)
          expect(state).not.toBe('ended')
          state = next
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('one event makes one state of every state that it happens in', () => {
    for (const one of SUBSCRIPTION_EVENTS) {
      const { from, to } = moveOf(one)
      expect(from.length).toBeGreaterThan(0)
      for (const state of STORED_STATES)
        expect(nextState(state, one), `${state} ${one}`).toBe(from.includes(state) ? to : null)
    }
  })

  test.each([
    ['order_confirmed', ['pending', 'cancelled'], 'confirmed'],
    ['order_over', ['pending', 'confirmed', 'suspended'], 'cancelled'],
    ['order_retaken', ['cancelled'], 'pending'],
    ['unpaid', ['confirmed'], 'suspended'],
    ['paid', ['suspended'], 'confirmed'],
    ['last_day_over', ['confirmed', 'suspended'], 'ended'],
    ['ended_by_staff', ['confirmed', 'suspended'], 'ended'],
    ['withdrawn', ['confirmed', 'suspended'], 'cancelled'],
  ] as const)('%s leads from %j to %s', (one, from, to) => expect(moveOf(one)).toEqual({ from, to }))

  test.each([
    ['pending', 'unpaid', null],
    ['confirmed', 'unpaid', 'suspended'],
    ['suspended', 'unpaid', null],
    ['suspended', 'paid', 'confirmed'],
    ['confirmed', 'paid', null],
    ['suspended', 'ended_by_staff', 'ended'],
    ['ended', 'withdrawn', null],
    ['cancelled', 'paid', null],
  ] as const)('%s, %s: %s', (state, happened, after) => expect(nextState(state, happened)).toBe(after))

  test('only a confirmed one opens the entrance', () =>
    expect(STORED_STATES.filter(opensTheEntrance)).toEqual(['confirmed']))
})
