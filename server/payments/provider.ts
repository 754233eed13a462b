import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../../domain/platform/language.ts'
import type { ProviderId, RefundSnapshot, Snapshot } from '../../domain/payments/snapshot.ts'

/** What a new payment is for. Amounts come from the order row, never from a request. */
export interface NewPayment {
  /** The attempt's public id: the key of `create` is `<attemptId>:create`, and the provider's metadata carry it. */
  readonly attemptId: string
  readonly orderId: string
  /** The order's number, for people: the statement, the wallet's page, `invoice_id`. */
  readonly orderNumber: string
  readonly amountCents: number
  readonly currency: string
  /** What is bought, in the guest's language. */
  readonly description: string
  readonly language: Language
  /** Where the provider sends the guest back to; absolute. */
  readonly returnUrl: string
  readonly cancelUrl: string
  /** The provider's customer, when the account has one there. */
  readonly customerRef: string | null
  /** A saved card of that customer to pay with. */
  readonly cardRef: string | null
  /** Whether the card is to be saved for the next time. */
  readonly isToBeSaved: boolean
  /** What the provider's own fields in the browser made of the card, where that comes first (Braintree). */
  readonly nonce: string | null
  readonly deviceData: string | null
}

/** A payment that was made, with what the browser needs to go on. */
export interface CreatedPayment {
  readonly snapshot: Snapshot
  /** For the provider's SDK in the browser (Stripe). */
  readonly clientSecret: string | null
  /** Where the guest approves the payment, when that is a page (PayPal). */
  readonly approveUrl: string | null
}

/** What the browser loads and how it introduces itself (payments guide, 5.2). Nothing of it is secret. */
export interface PublicPaymentConfig {
  readonly scriptUrl: string
  readonly publishableKey: string | null
  /** Short-lived and made for this guest (Braintree). */
  readonly clientToken: string | null
  /** Whether the guest is always sent to the provider's page, as its script would not run under the pages' policy. */
  readonly needsRedirect: boolean
}

/** What the Content-Security-Policy has to allow for a provider; origins, no paths. */
export interface ProviderOrigins {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
  readonly image: readonly string[]
  readonly form: readonly string[]
}

/** What a webhook is about; only ids are taken from it, the provider is asked for the rest (R1). */
export interface WebhookEvent {
  readonly eventId: string
  readonly type: string
  /** The payment's ref, the provider's customer whose cards changed, or null for what the product does not follow. */
  readonly about: { readonly payment: string } | { readonly customer: string } | null
}

/** `foreign`: signed, but of another environment or account (case 55). */
export type WebhookVerdict = WebhookEvent | 'invalid' | 'foreign'

export interface SavedCardSnapshot {
  readonly ref: string
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly isDefault: boolean
}

/** A saved card to use once in the browser. */
export interface CardNonce {
  readonly nonce: string
  /** The first digits, which name the bank to 3-D Secure; null where the provider does not tell. */
  readonly bin: string | null
}

/** Cards that a provider keeps for a customer (payments guide, 7.4). Every `ref` is checked to be that customer's own. */
export interface SavedCards {
  /** Makes the provider's customer of an account, once per account: the same key answers the same customer. */
  createCustomer(account: {
    readonly accountId: number
    readonly email: string
    readonly name: string
  }): Promise<string>
  /** Begins to save a card in the browser, with its setup's id where the provider has one. */
  setUp(
    customerRef: string,
    returnUrl: string,
  ): Promise<{
    readonly setupRef: string | null
    readonly clientSecret: string | null
    readonly clientToken: string | null
  }>
  /**
   * Ends it: the card that was saved by the setup, or from the nonce. Throws {@link CardRefused} when it was not, or when
   * the setup is somebody else's.
   */
  finishSetUp(
    customerRef: string,
    proof: { readonly setupRef: string } | { readonly nonce: string },
  ): Promise<SavedCardSnapshot>
  list(customerRef: string): Promise<readonly SavedCardSnapshot[]>
  setDefault(customerRef: string, cardRef: string): Promise<void>
  update(
    customerRef: string,
    cardRef: string,
    expiry: { readonly month: number; readonly year: number },
  ): Promise<SavedCardSnapshot>
  /** Gone already is gone. */
  remove(customerRef: string, cardRef: string): Promise<void>
  /** With all its cards (case 99). */
  deleteCustomer(customerRef: string): Promise<void>
  /** A one-time nonce of a saved card, for the check of its owner in the browser; null where that needs none (Stripe). */
  nonceOf(customerRef: string, cardRef: string): Promise<CardNonce | null>
}

/** The provider refused a card for good: what it said, for the person. */
export class CardRefused extends Error {
  readonly code: string
  readonly declineCode: string | null

  constructor(code: string, declineCode: string | null = null) {
    super(`the card was refused: ${declineCode ?? code}`)
    this.name = 'CardRefused'
    this.code = code
    this.declineCode = declineCode
  }
}

/**
 * No answer, or one that says nothing about what happened: a timeout, a lost connection, 429 or 5xx after the tries.
 * What was asked for may have happened (R13); the same call with the same key, or a fetch, tells.
 */
export class ProviderUnavailable extends Error {
  readonly retryAfterSeconds: number | null

  constructor(message: string, options: { readonly cause?: unknown; readonly retryAfterSeconds?: number } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ProviderUnavailable'
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** The provider does not know the payment, the refund, the card or the customer. */
export class UnknownAtProvider extends Error {
  override readonly name = 'UnknownAtProvider'
}

/** What the product asks of the provider is wrong (a key used for something else, a field missing): a defect, case 43. */
export class ProviderMisuse extends Error {
  override readonly name = 'ProviderMisuse'
}

/** One movement at the provider, for the nightly comparison (payments guide, 9.2). */
export type ProviderChange =
  | { readonly kind: 'payment'; readonly snapshot: Snapshot; readonly at: string }
  | {
      readonly kind: 'refund'
      readonly refundRef: string
      /** Our refund's public id when the refund was ours, null when it was made elsewhere. */
      readonly refundId: string | null
      readonly paymentRef: string
      readonly amountCents: number
      readonly currency: string
      readonly state: RefundSnapshot['state']
      readonly at: string
    }

/**
 * One provider, spoken to by its official SDK. Every call is safe to repeat: keys are stable (payments guide, 7.1).
 * Declines are no errors, they are in the snapshot. Errors: {@link ProviderUnavailable}, {@link UnknownAtProvider},
 * {@link ProviderMisuse}.
 */
export interface PaymentProvider {
  readonly id: ProviderId
  /** Whether the first call is made by the browser's fields, so that a payment begins with their nonce (Braintree). */
  readonly beginsWithNonce: boolean
  /** Whether an approval reserves no money, so that the places are pinned before the money is taken (PayPal, 8.5). */
  readonly capturesOnApproval: boolean
  /** How the browser talks to the provider; `customerRef` is the guest's there. */
  publicConfig(customerRef: string | null): Promise<PublicPaymentConfig>
  readonly origins: ProviderOrigins
  /** Reserves the money, or prepares that; repeated, it answers the same payment. */
  create(payment: NewPayment): Promise<CreatedPayment>
  fetch(ref: string): Promise<Snapshot>
  /** The attempt's payment when an answer was lost before its ref was stored; null when there is none. */
  find(attemptId: string): Promise<Snapshot | null>
  /** The client secret again, for a page that was reloaded (case 34); null where there is none. */
  resume(ref: string): Promise<Pick<CreatedPayment, 'clientSecret' | 'approveUrl'>>
  /** Takes the reserved money; taken already is taken. The key is `cap:<attempt>`. */
  capture(ref: string, key: string): Promise<Snapshot>
  /** Lets the reservation go. Answers how the payment stands then: it may have been taken meanwhile. */
  cancel(ref: string): Promise<Snapshot>
  /**
   * Gives money back: of a capture, or, where nothing has settled and all of it goes back, by a void.
   * The key is `rf:<refund>` or `back:<attempt>`; `refundId` goes along as metadata.
   */
  refund(ref: string, amountCents: number, key: string, refundId: string): Promise<RefundSnapshot>
  /** A refund that was pending, as it is now. */
  fetchRefund(paymentRef: string, refundRef: string): Promise<RefundSnapshot>
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<WebhookVerdict>
  /** The answer to a provider's GET that proves the address (Braintree's `bt_challenge`); null when there is none. */
  answerChallenge(query: URLSearchParams): string | null
  /** Everything that moved between two instants (ISO 8601), oldest first or not, paged inside. */
  listChanges(since: string, until: string): AsyncIterable<ProviderChange>
  readonly saved: SavedCards | null
}
