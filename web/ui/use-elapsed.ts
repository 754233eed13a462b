import { useEffect, useState } from 'react'

/** Whether something has gone on for so many milliseconds; from the first drawing on, if nothing else is said. */
export function useElapsed(milliseconds: number, isOn = true): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [milliseconds, isOn])
  return isOver
}
