import type { PaymentMode, SavedCard, StartedPayment } from '../../domain/payments/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { APP_PLATFORM } from '../platform/environment.ts'

/** The provider's fields of a card; each fills the slot of that name inside of the host ({@link slotOf}). */
export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** A place inside of the host that the provider fills: a field, or its own button. */
export type Slot = CardField | 'button'

/** What is wrong with a field. The words are ours, in the person's language. */
export type FieldProblem = 'missing' | 'incomplete' | 'invalid' | 'expired'

/** How the fields stand, as far as a provider tells; never what is in them (R-211, case 100). */
export interface FieldsState {
  readonly isComplete: boolean
  /** Small letters, as in a saved card: `visa`, `mastercard`, `amex` …; null while it is not known. */
  readonly brand: string | null
  readonly focused: CardField | null
  readonly problems: Readonly<Partial<Record<CardField, FieldProblem>>>
}

export const EMPTY_FIELDS: FieldsState = { isComplete: false, brand: null, focused: null, problems: {} }

/**
 * How a payment left the browser. `submitted`: the provider took it; only our server knows the outcome (R1, case 36).
 * `declined`: nothing was paid; `code` is the provider's, for `failureOf` of the domain.
 */
export type SubmitResult =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'declined'; readonly code: string; readonly declineCode?: string; readonly isRetryable: boolean }

/** What a provider that brings its own button needs, as the person presses that instead of ours. */
export interface OwnButton {
  /** Begins the attempt. What it throws ends the provider's dialog and arrives at `onError`. */
  start(): Promise<StartedPayment>
  /**
   * What came of it. The provider's dialog stays open until this is answered; `restart` lets the person choose another
   * way to pay in it, as the wallet's one was declined (case 24).
   */
  onResult(result: SubmitResult): Promise<'done' | 'restart'>
  onError(error: unknown): void
}

export interface MountContext {
  readonly language: Language
  readonly amountCents: number
  /** ISO 4217 in capitals. */
  readonly currency: string
  /** Names of the fields for a screen reader, in the person's language. */
  readonly labels: Readonly<Record<CardField, string>>
  /** How an expiry is written, such as `MM / AA`. */
  readonly expiryHint: string
  /** Only for {@link hasOwnButton}. */
  readonly button?: OwnButton
  onChange(state: FieldsState): void
}

/** The provider's fields or button in the page. */
export interface MountedFields {
  /** Shows what is missing and goes to the first wrong field. Answers whether everything is there. */
  validate(): boolean
  destroy(): void
}

export interface SubmitContext {
  /** What `startPayment` answered; its `savedCard` decides whether the fields are used. */
  readonly started: StartedPayment
  /** Absolute address of `pagamenti-esito` for this order, for providers that send the person away. */
  readonly returnUrl: string
  /** Whether a new card is to be kept. */
  readonly shouldSave: boolean
}

/** What `startSavingCard` answered, as far as the fields need it. */
export interface StartedSetup {
  readonly setupRef: string | null
  readonly clientSecret: string | null
}

/** Input of `finishSavingCard`, or why there is none. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly proof: { readonly setupRef: string } | { readonly nonce: string } }
  | Exclude<SubmitResult, { kind: 'submitted' }>

/**
 * One provider in the browser (payments guide, 5.2): the same against the sandbox and the real one. One object
 * serves one visit of a page. Errors: {@link ProviderUnreachable} when the SDK does not come, `CallFailure` of our own calls.
 */
export interface PaymentUi {
  /** Loads the SDK: the only place that knows a script's address. */
  load(mode: PaymentMode): Promise<void>
  /** Fills the host's slots, once. Not needed to pay with a saved card. Resolves once the fields can be used. */
  mount(host: HTMLElement, context: MountContext): Promise<MountedFields>
  submit(context: SubmitContext): Promise<SubmitResult>
  /** Saves the card in the fields without paying; only where the mode's `canSave` is true. */
  saveCard(setup: StartedSetup, returnUrl: string): Promise<SaveResult>
  /** Lets go of what `load` made. */
  close(): Promise<void>
}

/** The provider's SDK cannot be reached or does not start. Nothing was paid; pressing again may help. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

/** Whether the provider's own button in the page replaces ours; never in a native shell, which pays in the system's browser. */
export function hasOwnButton(mode: PaymentMode): boolean {
  return APP_PLATFORM === 'other' && mode.provider === 'paypal' && mode.redirect === 'if_required'
}

/** Whether a card is typed on our page: not with a saved one, nor where the provider has its own button or page. */
export function needsCardFields(mode: PaymentMode, savedCard: SavedCard | null): boolean {
  return mode.provider !== 'paypal' && savedCard === null
}

/** The place that the page made for a provider's field: the element with `data-payment-slot`. */
export function slotOf(host: HTMLElement, slot: Slot): HTMLElement {
  const element = host.querySelector<HTMLElement>(`[data-payment-slot="${slot}"]`)
  if (element === null) throw new Error(`no slot "${slot}" in the host of the payment`)
  return element
}
