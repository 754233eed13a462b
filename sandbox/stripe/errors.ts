import type { Stripe } from 'stripe'

/** The `error` of an answer; every answer that is not 2xx has one, or the SDK takes it for a success. */
export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  readonly code?: string
  readonly decline_code?: string
  readonly message: string
  readonly param?: string
  readonly payment_method?: Stripe.PaymentMethod
  readonly payment_intent?: Stripe.PaymentIntent
  readonly setup_intent?: Stripe.SetupIntent
  readonly charge?: string
}

/** An answer with an error. `executed` tells that the call got past its checks, so a repeat of its key replays it. */
export class StripeFailure extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly executed: boolean

  constructor(status: number, body: ErrorBody, executed = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.executed = executed
  }
}

/** 400: a parameter or a state does not allow the call. */
export function invalid(message: string, rest: Partial<ErrorBody> = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...rest })
}

/** 404 `resource_missing`. */
export function missing(what: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${what}: '${id}'`
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

/** 400 `…_unexpected_state`, with the intent as it is. */
export function unexpectedState(intent: Stripe.PaymentIntent | Stripe.SetupIntent, message: string): StripeFailure {
  const body =
    intent.object === 'payment_intent'
      ? { code: 'payment_intent_unexpected_state', payment_intent: intent }
      : { code: 'setup_intent_unexpected_state', setup_intent: intent }
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...body }, true)
}

/** The error of a status that no call decided: an unknown path, a fault that was ordered, a defect. */
export function errorOfStatus(status: number, method: string, path: string): ErrorBody {
  if (status === 404) {
    const message = `Unrecognized request URL (${method}: ${path}).`
    return { type: 'invalid_request_error', message }
  }
  if (status === 429) {
    return { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
  }
  return { type: 'api_error', message: 'An unknown error occurred.' }
}
