import { useState } from 'react'
import {
  closeStranded,
  refundStranded,
  reseatStranded,
  undoStranded,
  type Stranded,
} from '../../../domain/arrivals/stranded-calls.ts'
import { call } from '../../platform/call.ts'
import { isAsked } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { say } from '../actions/say.ts'
import { refreshBeachDay } from '../beach-cache.ts'
import { arrivalTexts } from '../texts.ts'

/** A place for one line of the order. */
export interface Seat {
  readonly bookingId: number
  readonly umbrellaId: number
  readonly code: string
}

/** What may be done for stranded guests; each is said and can be taken back for six seconds (B-11). */
export function useStrandedActions({ orderId, holder, moneyCents }: Stranded) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const fail = (failure: unknown) => {
    if (!isAsked(failure)) say(failureText(failure), { tone: 'bad', icon: 'alert' })
    refreshBeachDay()
  }
  const takeBack = async (solutionId: number) => {
    try {
      await call(undoStranded, { solutionId })
      say(texts.stranded.undone(holder), { tone: 'ok' })
      refreshBeachDay()
    } catch (failure) {
      fail(failure)
    }
  }
  const solve = async (words: string, act: (pressId: string) => Promise<{ solutionId: number }>): Promise<void> => {
    setBusy(true)
    try {
      const { solutionId } = await act(crypto.randomUUID())
      say(words, { action: { label: texts.actions.undo, onPress: () => void takeBack(solutionId) } })
      refreshBeachDay()
    } catch (failure) {
      fail(failure)
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    refund: () =>
      void solve(texts.stranded.refunded(holder, money(moneyCents, language)), (pressId) =>
        call(refundStranded, { orderId, pressId, amountCents: moneyCents }),
      ),
    seat: (seats: readonly Seat[]) =>
      solve(texts.stranded.reseated(seats.map(({ code }) => code).join(', ')), (pressId) =>
        call(reseatStranded, {
          orderId,
          pressId,
          seats: seats.map(({ bookingId, umbrellaId }) => ({ bookingId, umbrellaId })),
        }),
      ),
    close: (note: string) =>
      solve(texts.stranded.closed(holder), (pressId) => call(closeStranded, { orderId, pressId, note })),
  }
}
