import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { barStateSchema, getBarMenu, getBarState, LIVE_BAR_PATH, type BarState } from '../../domain/bar/calls.ts'
import { invalidate, setCallData, useCallQuery } from '../platform/queries.ts'
import { useLive } from '../platform/live.ts'
import { keepSoldOut } from './sold-out.ts'

/** What the bar takes now, what is sold out and how long it takes; undefined until it is known (R-807, B-08). */
export function useBarState(): BarState | undefined {
  const { data } = useCallQuery(getBarState, {})
  const menu = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (data === undefined) return
    keepSoldOut(data.soldOut)
    // The menu on screen is an earlier one: prices, parts and items as the staff have just published them.
    if (menu.current !== undefined && menu.current !== data.menu) void invalidate(getBarMenu)
    menu.current = data.menu
  }, [data])
  const ask = () => void invalidate(getBarState)
  useLive(
    LIVE_BAR_PATH,
    {},
    {
      bar: (event) => {
        const state = z.safeParse(barStateSchema, event)
        if (state.success) setCallData(getBarState, {}, (known) => known && { ...known, ...state.data })
        else ask()
      },
    },
    { poll: ask, isEnabled: data !== undefined },
  )
  return data
}
