import { useEffect, useEffectEvent } from 'react'
import { CallFailure } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { feel } from '../platform/haptics.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { toast } from '../ui/ToastRegion.tsx'
import { cartClock } from '../umbrellas/cart-clock.ts'
import { spokenMinutes } from '../umbrellas/countdown.ts'
import { cartTexts } from './texts.ts'
import { failedRemoval } from './umbrella-cart-actions.ts'

/** Speaks of the countdown at 5, 2 and 1 minutes, which itself stays silent, and tells of a removal that failed. */
export function CartNotices() {
  useSpokenMinutes()
  useFailedRemovals()
  return null
}

function useSpokenMinutes(): void {
  const texts = useTexts(cartTexts)
  const speak = useEffectEvent((minutes: number) => {
    announce(texts.minutesLeft(minutes), 'polite')
    if (minutes === 2) feel('warning')
  })
  useEffect(() => {
    let before = cartClock.read().secondsLeft
    return cartClock.subscribe(() => {
      const after = cartClock.read().secondsLeft
      const minutes = spokenMinutes(before, after)
      before = after
      if (minutes !== null) speak(minutes)
    })
  }, [])
}

/** What an unlock that failed is called: by its status, whatever the server's own words. */
export function unlockFailure(error: unknown): unknown {
  if (!(error instanceof CallFailure) || error.status === 0) return error
  const isCredentials = [400, 401, 403].includes(error.status)
  return new CallFailure(isCredentials ? 'wrong_credentials' : 'defect', error.status)
}

function useFailedRemovals(): void {
  const failureText = useFailureText()
  const tell = useEffectEvent((error: unknown) => {
    toast(failureText(unlockFailure(error)), { tone: 'bad', icon: 'alert' })
  })
  useEffect(
    () =>
      failedRemoval.subscribe(() => {
        const failed = failedRemoval.get()
        if (failed === null) return
        failedRemoval.set(null)
        tell(failed.error)
      }),
    [],
  )
}
