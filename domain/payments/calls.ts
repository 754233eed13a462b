import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, doneOutput, instantField, noInput, rule, text, whole } from '../platform/fields.ts'
import { ONLINE_METHODS } from './payment-modes.ts'
import { PAYMENT_FAILURES } from './payment-failure.ts'
import { PROVIDER_IDS } from './snapshot.ts'

const flagOutput = z.strictObject({ result: z.boolean() })
const flagInput = z.object({})

/** whether the wallet can be used. */
export const getWalletAvailability = defineCall({
  name: 'getWalletAvailability',
  method: 'GET',
  path: 'payments/walletAvailability',
  policy: 'customer',
  summary: 'Whether the wallet provider can be used (R-708, R-111)',
  input: flagInput,
  output: flagOutput,
  refusals: [],
  fixed: true,
})

/** whether cash is offered beside the online methods. */
export const getPayAlsoCash = defineCall({
  name: 'getPayAlsoCash',
  method: 'GET',
  path: 'payments/payAlsoCash',
  policy: 'customer',
  summary: 'Whether cash is offered beside the other methods (R-708, R-111)',
  input: flagInput,
  output: flagOutput,
  refusals: [],
  fixed: true,
})

/** whether cash is the only method. */
export const getPayOnlyCash = defineCall({
  name: 'getPayOnlyCash',
  method: 'GET',
  path: 'payments/payOnlyCash',
  policy: 'customer',
  summary: 'Whether cash is the only method (R-708, R-111)',
  input: flagInput,
  output: flagOutput,
  refusals: [],
  fixed: true,
})

/** Ids of the modes that are paid online. */
const modeIdField = whole(2, 4)
const providerField = z.enum(PROVIDER_IDS)
const attemptIdField = text(8, 64)
const cardIdField = text(8, 64)
/** A provider's one-time stand-in for card data. What could be a card's number goes no further (case 100). */
const nonceField = text(8, 200).check(rule((nonce) => !/^[\d\s-]+$/.test(nonce), 'characters_invalid'))

export const paymentModeSchema = z.strictObject({
  modeId: z.number(),
  method: z.enum(ONLINE_METHODS),
  provider: providerField,
  /** Address of the provider's SDK: the checkout loads it, nothing else does. */
  scriptUrl: z.string(),
  publishableKey: z.nullable(z.string()),
  clientToken: z.nullable(z.string()),
  /** Whether the payment runs against the sandbox: no money moves. */
  isSandbox: z.boolean(),
  /** `always`: the guest is sent to the provider's page instead of a dialog on ours. */
  redirect: z.enum(['if_required', 'always']),
  /** Whether cards of this mode can be saved. */
  canSave: z.boolean(),
})
export type PaymentMode = z.output<typeof paymentModeSchema>

export const getPaymentConfig = defineCall({
  name: 'getPaymentConfig',
  opensToPayment: true,
  method: 'GET',
  path: 'payments/config',
  policy: 'guest',
  summary: 'How the browser talks to the provider of each mode that is offered (R-111, R-713)',
  input: noInput,
  output: z.strictObject({ modes: z.array(paymentModeSchema) }),
  refusals: ['payment_unavailable'],
})

/** Everything that the provider's fields need to bring one attempt to its end. */
export const startedPaymentSchema = z.strictObject({
  attemptId: z.string(),
  modeId: z.number(),
  provider: providerField,
  amountCents: centsField,
  currency: z.string(),
  /** Stripe: for `confirmCardPayment`. */
  clientSecret: z.nullable(z.string()),
  /** Stripe and Braintree: the saved card in the provider's own words, for its SDK; null for a new card. */
  savedCard: z.nullable(
    z.strictObject({
      paymentMethod: z.nullable(z.string()),
      nonce: z.nullable(z.string()),
      /** The first digits of the card, which Braintree's 3-D Secure asks for beside the nonce. */
      bin: z.nullable(z.string()),
    }),
  ),
  /** PayPal: the order for its button, and the page for a redirect. */
  providerRef: z.nullable(z.string()),
  approveUrl: z.nullable(z.string()),
  /** Until when the places wait for the payment; null when they are booked already. */
  payUntil: z.nullable(instantField),
  serverNow: instantField,
})
export type StartedPayment = z.output<typeof startedPaymentSchema>

export const startPayment = defineCall({
  name: 'startPayment',
  opensToPayment: true,
  method: 'POST',
  path: 'payments/start',
  policy: 'guest',
  summary: 'Begins or goes on with the one open attempt to pay an order; extends the hold (R-713, R-111, R-405)',
  input: z.strictObject({
    orderId: whole(1, Number.MAX_SAFE_INTEGER),
    modeId: modeIdField,
    /** A saved card of the caller's; without one the guest types a card. */
    cardId: z.optional(cardIdField),
    saveCard: z.optional(z.boolean()),
  }),
  output: startedPaymentSchema,
  refusals: [
    'not_found',
    'method_not_offered',
    'order_not_payable',
    'cart_expired',
    'payment_in_progress',
    'too_many_payments',
    'card_unknown',
    'payment_unavailable',
  ],
  limits: [{ max: 30, per: 10 * MINUTE, by: 'caller' }],
})

export const submitPayment = defineCall({
  name: 'submitPayment',
  opensToPayment: true,
  method: 'POST',
  path: 'payments/submit',
  policy: 'guest',
  summary: 'Hands the nonce of the provider’s fields in; the outcome is asked of orders/complete (R-713)',
  input: z.strictObject({
    attemptId: attemptIdField,
    nonce: nonceField,
    /** What the provider's SDK collected against fraud. */
    deviceData: z.optional(text(1, 4000)),
  }),
  output: doneOutput,
  refusals: ['not_found', 'order_not_payable', 'cart_expired', 'payment_in_progress', 'payment_unavailable'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'caller' }],
})

/** How an attempt stands, for the page of the outcome. */
export const paymentOutcomeSchema = z.strictObject({
  attemptId: z.string(),
  modeId: z.number(),
  provider: providerField,
  /** Brand and last four digits of what was paid with, when the provider tells. */
  instrument: z.nullable(z.strictObject({ brand: z.string(), lastFour: z.nullable(z.string()) })),
  failure: z.nullable(
    z.strictObject({
      reason: z.enum(PAYMENT_FAILURES),
      /** For the guest's talk with the desk, such as `card_declined`. */
      code: z.string(),
    }),
  ),
  /** Whether the same way may be tried again at once; never while the outcome is open (R13). */
  canRetry: z.boolean(),
  triesLeft: z.number(),
})
export type PaymentOutcome = z.output<typeof paymentOutcomeSchema>

/** A card that its provider keeps; nothing else of it is known here. */
export const savedCardSchema = z.strictObject({
  cardId: z.string(),
  modeId: z.number(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
  isDefault: z.boolean(),
  isExpired: z.boolean(),
})
export type SavedCard = z.output<typeof savedCardSchema>
const savedCardsOutput = z.strictObject({ cards: z.array(savedCardSchema) })

export const listSavedCards = defineCall({
  name: 'listSavedCards',
  method: 'GET',
  path: 'payments/cards',
  policy: 'customer',
  summary: 'The caller’s saved cards, the default first (R-211, R-713)',
  input: noInput,
  output: savedCardsOutput,
  refusals: [],
})

export const startSavingCard = defineCall({
  name: 'startSavingCard',
  method: 'POST',
  path: 'payments/cards/start',
  policy: 'confirmed',
  summary: 'Begins to save a card in the provider’s own fields (R-211, R-713)',
  input: z.strictObject({ modeId: modeIdField }),
  output: z.strictObject({
    modeId: z.number(),
    provider: providerField,
    setupRef: z.nullable(z.string()),
    clientSecret: z.nullable(z.string()),
    clientToken: z.nullable(z.string()),
  }),
  refusals: ['method_not_offered', 'payment_unavailable'],
  limits: [{ max: 10, per: 10 * MINUTE, by: 'caller' }],
})

export const finishSavingCard = defineCall({
  name: 'finishSavingCard',
  method: 'POST',
  path: 'payments/cards/finish',
  policy: 'confirmed',
  summary: 'Keeps the card that the provider saved: brand, last digits and expiry (R-211, R-713)',
  input: z.strictObject({
    modeId: modeIdField,
    setupRef: z.optional(text(8, 200)),
    nonce: z.optional(nonceField),
    isDefault: z.boolean(),
  }),
  output: savedCardsOutput,
  refusals: ['method_not_offered', 'card_refused', 'payment_unavailable'],
  limits: [{ max: 10, per: 10 * MINUTE, by: 'caller' }],
})

export const setDefaultCard = defineCall({
  name: 'setDefaultCard',
  method: 'POST',
  path: 'payments/cards/default',
  policy: 'confirmed',
  summary: 'Makes one of the caller’s saved cards the default (R-713)',
  input: z.strictObject({ cardId: cardIdField }),
  output: savedCardsOutput,
  refusals: ['card_unknown', 'payment_unavailable'],
})

export const updateCard = defineCall({
  name: 'updateCard',
  method: 'POST',
  path: 'payments/cards/update',
  policy: 'confirmed',
  summary: 'Changes the expiry of one of the caller’s saved cards (R-713)',
  input: z.strictObject({ cardId: cardIdField, expiryMonth: whole(1, 12), expiryYear: whole(2020, 2100) }),
  output: savedCardsOutput,
  refusals: ['card_unknown', 'card_refused', 'payment_unavailable'],
})

export const removeCard = defineCall({
  name: 'removeCard',
  method: 'POST',
  path: 'payments/cards/remove',
  policy: 'confirmed',
  summary: 'Removes one of the caller’s saved cards; another one becomes the default (R-713)',
  input: z.strictObject({ cardId: cardIdField }),
  output: savedCardsOutput,
  refusals: ['card_unknown', 'payment_unavailable'],
})
