import type { Sandbox } from '../../sandbox/platform/sandbox.ts'

/** What Stripe's API answers, as far as a test looks at it. */
export interface StripeAnswer {
  readonly status?: string
  readonly error?: { readonly code: string; readonly decline_code?: string }
  readonly [key: string]: unknown
}

/** The providers' sandbox, with what a payer and an operator do there. */
export interface Bank {
  readonly sandbox: Sandbox
  /** What a server needs in its environment to speak to this bank. */
  readonly variables: Readonly<Record<string, string>>
  /** A command of the control plane. */
  control(command: string, input?: object): Promise<Record<string, unknown>>
  /** What Stripe's fields do: confirms an intent with a card, e.g. `pm_card_visa`; answers the intent or its error. */
  confirmCard(clientSecret: string, paymentMethod: string, more?: Record<string, string>): Promise<StripeAnswer>
  /** What Stripe's fields make of a card's number: the id of a payment method. */
  card(number: string): Promise<string>
  /** The word of the card's bank on an open challenge of 3-D Secure. */
  challenge(ref: string, ok: boolean): Promise<void>
  /** Asks Stripe's API as the resort itself. */
  stripe(method: 'GET' | 'POST', path: string, fields?: Record<string, string>): Promise<StripeAnswer>
  /** How many requests matched, e.g. `/POST \/v1\/refunds/`. */
  count(request: RegExp): Promise<number>
  close(): Promise<void>
}
