import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { ProviderUnreachable } from '../payment-ui.ts'
import { loadProviderScript } from '../provider-script.ts'
import { trustScriptsFrom } from '../trusted-scripts.ts'

/** Braintree's names of a card's fields. */
export type HostedField = 'number' | 'expirationDate' | 'cvv'

export interface HostedFieldState {
  readonly isEmpty: boolean
  readonly isValid: boolean
  readonly isPotentiallyValid: boolean
  readonly isFocused: boolean
}

export interface HostedFieldsEvent {
  /** The field that the event is about. */
  readonly emittedBy: HostedField
  readonly fields: Readonly<Record<HostedField, HostedFieldState>>
  /** Brands that the number may still be of, such as `visa` or `master-card`. */
  readonly cards: readonly { readonly type: string }[]
}

/** A card in Braintree's words: a nonce to use once, never the number. */
export interface TokenizedCard {
  readonly nonce: string
  readonly details: { readonly bin?: string | null }
}

export interface HostedFields {
  on(
    event: 'validityChange' | 'empty' | 'notEmpty' | 'focus' | 'blur' | 'cardTypeChange',
    listener: (event: HostedFieldsEvent) => void,
  ): void
  tokenize(): Promise<TokenizedCard>
  focus(field: HostedField): void
  teardown(): Promise<void>
}

type Styles = Readonly<Record<string, Readonly<Record<string, string>>>>

interface HostedFieldsOptions {
  readonly client: Client
  readonly styles: Styles
  readonly fields: Readonly<
    Record<HostedField, { readonly container: HTMLElement; readonly placeholder: string; readonly iframeTitle: string }>
  >
}

export interface VerifiedCard {
  readonly nonce: string
  readonly threeDSecureInfo: { readonly liabilityShifted: boolean; readonly liabilityShiftPossible: boolean }
}

export interface ThreeDSecure {
  on(event: 'lookup-complete', listener: (data: unknown, next: () => void) => void): void
  on(event: 'customer-canceled', listener: () => void): void
  verifyCard(options: {
    /** `45.00`, in the currency of the merchant account. */
    readonly amount: string
    readonly nonce: string
    /** The first digits; they name the bank. */
    readonly bin: string
    /** For a card that is only saved. */
    readonly cardAddChallengeRequested?: boolean
  }): Promise<VerifiedCard>
  teardown(): Promise<void>
}

/** The connection to Braintree that its other parts share; nothing of it is used here. */
export type Client = object

/** The part of braintree-web that is used. */
export interface Braintree {
  readonly client: { create(options: { readonly authorization: string }): Promise<Client> }
  readonly hostedFields: { create(options: HostedFieldsOptions): Promise<HostedFields> }
  readonly threeDSecure: { create(options: { readonly version: 2; readonly client: Client }): Promise<ThreeDSecure> }
  readonly dataCollector: { create(options: { readonly client: Client }): Promise<{ readonly deviceData: string }> }
}

/** What braintree-web throws: a code such as `HOSTED_FIELDS_FIELDS_INVALID`, and whose fault it is. */
export interface BraintreeError {
  readonly code: string
  readonly type: 'CUSTOMER' | 'MERCHANT' | 'NETWORK' | 'INTERNAL' | 'UNKNOWN'
}

export function isBraintreeError(error: unknown): error is BraintreeError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'type' in error
}

/** Where Braintree, its 3-D Secure and its look for fraud take their scripts from. */
const SCRIPTS = [
  'https://js.braintreegateway.com',
  'https://assets.braintreegateway.com',
  'https://songbird.cardinalcommerce.com',
  'https://songbirdstag.cardinalcommerce.com',
  'https://c.paypal.com',
]

/** The parts of braintree-web, one script each, in the order of their need. */
const PARTS = ['client.min.js', 'hosted-fields.min.js', 'three-d-secure.min.js', 'data-collector.min.js']

/** Loads braintree-web: its parts beside each other at Braintree's, one script in the sandbox. */
export async function loadBraintree({ isSandbox, scriptUrl }: PaymentMode): Promise<Braintree> {
  trustScriptsFrom(isSandbox ? [new URL(scriptUrl).origin] : SCRIPTS)
  // A folder holds the parts beside each other; else one script brings all of them.
  if (scriptUrl.endsWith('/')) for (const part of PARTS) await loadProviderScript(new URL(part, scriptUrl).href)
  else await loadProviderScript(scriptUrl)
  const { braintree } = globalThis as { readonly braintree?: Braintree }
  if (braintree === undefined) throw new ProviderUnreachable('the scripts of Braintree brought no braintree')
  return braintree
}
