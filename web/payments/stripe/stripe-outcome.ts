import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js'
import type { SaveResult, SubmitResult } from '../payment-ui.ts'

/**
 * What Stripe said of a confirmation. Only a refusal that it is sure of is one here: everything unclear, such as a lost
 * connection, is `submitted`, so that our server asks Stripe (R1, R13).
 */
export function paymentResult(error: StripeError | undefined, intent: PaymentIntent | undefined): SubmitResult {
  if (error !== undefined) return refusalOf(error) ?? { kind: 'submitted' }
  return redirectOf(intent) ?? { kind: 'submitted' }
}

/** The same of a card that is only saved. The server looks the setup up by its id. */
export function setupResult(
  error: StripeError | undefined,
  intent: SetupIntent | undefined,
  setupRef: string,
): SaveResult {
  const proof = { kind: 'saved', proof: { setupRef } } as const
  if (error !== undefined) return refusalOf(error) ?? proof
  return redirectOf(intent) ?? proof
}

/** A card that was refused, whose owner was not recognised, or whose fields do not fit. */
function refusalOf({ type, code, decline_code: declineCode }: StripeError): RefusedByStripe | null {
  const isSure = type === 'card_error' || type === 'validation_error' || code?.endsWith('_authentication_failure')
  if (!isSure) return null
  return {
    kind: 'declined',
    code: code ?? type,
    ...(declineCode === undefined ? {} : { declineCode }),
    isRetryable: true,
  }
}

type RefusedByStripe = Extract<SubmitResult, { kind: 'declined' }>

function redirectOf(
  intent: Pick<PaymentIntent | SetupIntent, 'status' | 'next_action'> | undefined,
): Extract<SubmitResult, { kind: 'redirect' }> | null {
  const url = intent?.status === 'requires_action' ? intent.next_action?.redirect_to_url?.url : null
  return url ? { kind: 'redirect', url } : null
}
