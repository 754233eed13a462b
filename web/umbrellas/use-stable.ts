import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as the component lives, that runs the latest one. */
export function useStable<A extends readonly unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
