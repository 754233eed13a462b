import { useEffect, useRef, useState } from 'react'
import type { startPasskey } from '../../../domain/accounts/passkey-calls.ts'
import { CHALLENGE_LIFE } from '../../../domain/accounts/passkey-rules.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { useCallQuery } from '../../platform/queries.ts'
import {
  canHavePasskeys,
  isOurs,
  offersInAutofill,
  signWithPasskey,
  stopAutofill,
  type PasskeyAnswer,
  type RequestOptions,
} from './passkey-device.ts'
import { usePasskeyFailure } from './use-passkey-failure.ts'

/** A challenge is renewed before it is over, so that a login that stands open for long still takes a passkey. */
const RENEWED_AFTER = CHALLENGE_LIFE - MINUTE

/** Signing in by a passkey, as a screen offers it. */
export interface PasskeyEntry {
  /** False where this page can have none: there is no button then. */
  readonly isOffered: boolean
  readonly isBusy: boolean
  readonly problem: string | null
  readonly press: () => void
}

/**
 * Offers signing in by a passkey, by a button and where the browser fills in a field that says `webauthn`. `start` is asked what is to
 * be signed; `onAnswer` takes what was signed to the server, and throws what that refuses.
 */
export function usePasskeyEntry(
  start: typeof startPasskey,
  onAnswer: (answer: PasskeyAnswer) => Promise<void>,
): PasskeyEntry {
  const failureText = usePasskeyFailure()
  const isPossible = canHavePasskeys()
  const asked = useCallQuery(
    start,
    { purpose: 'login' },
    { enabled: isPossible, retry: false, gcTime: 0, staleTime: RENEWED_AFTER, refetchInterval: RENEWED_AFTER },
  )
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Whether the browser asks the person now: nothing else may ask beside it. */
  const isAsking = useRef(false)
  const options = asked.data?.options ?? null
  const isOffered = isPossible && !asked.isError && (options === null ? asked.isPending : isOurs(options.rpId))

  const take = async (signing: () => Promise<PasskeyAnswer | null>) => {
    setBusy(true)
    setProblem(null)
    try {
      const answer = await signing()
      if (answer !== null) await onAnswer(answer)
    } catch (failure) {
      setProblem(failureText(failure))
    }
    isAsking.current = false
    setBusy(false)
    // What was signed is used up, and the autofill begins anew.
    void asked.refetch()
  }
  const sign = async () => {
    isAsking.current = true
    const fresh = options === null || asked.isStale ? (await asked.refetch()).data?.options : options
    return fresh ? signWithPasskey(fresh) : null
  }
  const isFree = () => !isAsking.current
  useAutofill(isOffered ? options : null, isFree, (answer) => void take(async () => answer))
  return { isOffered, isBusy, problem, press: () => void take(sign) }
}

/** Lets the browser offer passkeys where it fills a field in, for as long as these options hold and nothing else asks. */
function useAutofill(
  options: RequestOptions | null,
  isFree: () => boolean,
  onAnswer: (answer: PasskeyAnswer) => void,
): void {
  useEffect(() => {
    if (options === null || !isFree()) return undefined
    let isWanted = true
    const offer = async () => {
      if (!(await offersInAutofill()) || !isWanted || !isFree()) return
      const answer = await signWithPasskey(options, true).catch(leaveToTheButton)
      if (answer !== null && isWanted) onAnswer(answer)
    }
    void offer()
    return () => {
      isWanted = false
      if (isFree()) void stopAutofill()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- other options are another offer, another function is none
  }, [options])
}

/** What the autofill could not do, the button says when it is pressed. */
function leaveToTheButton(): null {
  return null
}
