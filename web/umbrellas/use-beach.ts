import * as z from 'zod/mini'
import type { CallFailure } from '../platform/call.ts'
import { useLive } from '../platform/live.ts'
import { invalidate, setCallData, useCallQuery } from '../platform/queries.ts'
import {
  getAvailability,
  getPlan,
  LIVE_PATH,
  livePlacesSchema,
  type UmbrellaLine,
} from '../../domain/umbrellas/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import type { Search } from './search-state.ts'
import { withLetters, type Availability } from './map/availability.ts'
import { withGivenBack } from './map/map-view.ts'

/** The beach for a search: the plan, and what is free, kept up to date while the page is open. */
export interface Beach {
  readonly plan: BeachPlan | undefined
  readonly availability: Availability | undefined
  readonly failure: CallFailure | null
  readonly retry: () => void
  /** Asks for the availability again, e.g. after a place turned out to be taken. */
  readonly refresh: () => void
  /** Marks a place that was refused as taken at once. */
  readonly markTaken: (umbrellaId: number) => void
  /** Shows the places of lines that this person has just given back as free, before the live stream says so. */
  readonly giveBack: (lines: readonly UmbrellaLine[]) => void
}

/**
 * Loads plan and availability side by side and follows the live stream: another guest's change shows without
 * a reload. While the stream is down the availability is polled.
 */
export function useBeach(search: Search): Beach {
  const input = { from: search.from, to: search.to, part: search.part }
  const plan = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const availability = useCallQuery(getAvailability, input)
  const version = availability.data?.planVersion
  const isPlanOld = version !== undefined && plan.data !== undefined && plan.data.version !== version

  const change = (
    letters: Readonly<Record<string, 'f' | 'h' | 'b' | 'x'>>,
    near: Readonly<Record<string, string>> = {},
  ) => {
    const known = plan.data
    if (known) setCallData(getAvailability, input, (data) => data && withLetters(data, known, letters, near))
  }
  useLive(
    LIVE_PATH,
    input,
    {
      places: (data) => {
        const event = z.safeParse(livePlacesSchema, data)
        if (event.success) change(event.data.states, event.data.near)
        else void availability.refetch()
      },
    },
    {
      poll: () => {
        if (isPlanOld) void invalidate(getPlan)
        void availability.refetch()
      },
      isEnabled: availability.data !== undefined,
    },
  )
  const failure = plan.data === undefined ? plan.error : availability.data === undefined ? availability.error : null
  return {
    plan: plan.data,
    availability: availability.data,
    failure,
    retry: () => {
      if (plan.data === undefined) void plan.refetch()
      void availability.refetch()
    },
    refresh: () => void availability.refetch(),
    markTaken: (umbrellaId) => change({ [umbrellaId]: 'h' }),
    giveBack: (lines) => {
      const known = plan.data
      if (known) setCallData(getAvailability, input, (data) => data && withGivenBack(data, known, lines))
    },
  }
}
