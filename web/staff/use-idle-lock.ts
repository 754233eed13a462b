import { useEffect } from 'react'
import { SECOND } from '../../domain/platform/duration.ts'
import { isIdle, lockDesk, noteUse } from './staff-session.ts'

const LOOK_EVERY = 15 * SECOND

/** Locks the tablet when nobody has touched it for a while: boards that ask the server by themselves are no use of it. */
export function useIdleLock(): void {
  useEffect(() => {
    const look = () => {
      if (isIdle()) lockDesk()
    }
    look()
    const timer = setInterval(look, LOOK_EVERY)
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, noteUse, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, noteUse)
    }
  }, [])
}
