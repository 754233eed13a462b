import { useEffect, useState } from 'react'
import type { PaymentMode } from '../../domain/payments/calls.ts'
import { openPaymentUi } from './open-payment-ui.ts'
import type { PaymentUi } from './payment-ui.ts'

/** A provider's adapter on its way, or there, or not to be reached. */
export interface OpenedPaymentUi {
  /** Null while it is loading, after a failure, and where there is nothing to open. */
  readonly ui: PaymentUi | null
  /** Why it did not come. */
  readonly failure: unknown
  readonly retry: () => void
}

interface Outcome {
  readonly mode: PaymentMode
  readonly attempt: number
  readonly ui: PaymentUi | null
  readonly failure: unknown
}

/**
 * Opens the provider of a mode while the component is shown, and closes it after. Null opens nothing. A mode counts as
 * another one when it is another object: keep the server's answer as it is.
 */
export function usePaymentUi(mode: PaymentMode | null): OpenedPaymentUi {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (mode === null) return
    let isWanted = true
    const settle = (ui: PaymentUi | null, failure: unknown) => {
      if (isWanted) setOutcome({ mode, attempt, ui, failure })
    }
    const opening = openPaymentUi(mode)
    opening.then(
      (ui) => settle(ui, null),
      (failure: unknown) => settle(null, failure),
    )
    return () => {
      isWanted = false
      void opening.then(
        (ui) => ui.close(),
        // What did not open has nothing to close.
        () => undefined,
      )
    }
  }, [mode, attempt])
  const current = outcome?.mode === mode && outcome?.attempt === attempt ? outcome : null
  return { ui: current?.ui ?? null, failure: current?.failure ?? null, retry: () => setAttempt(attempt + 1) }
}
