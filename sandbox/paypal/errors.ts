import { randomBytes } from 'node:crypto'
import { json, type Answer } from '../platform/exchange.ts'

/** The issues of a 422, with PayPal's descriptions in its own sense. */
const issues = {
  ACTION_DOES_NOT_MATCH_INTENT: 'The order was created with another intent than this action needs.',
  AMOUNT_MISMATCH: 'The amount does not equal the sum of its breakdown.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  CURRENCY_MISMATCH: 'All amounts of a purchase unit must be in the same currency.',
  DECIMAL_PRECISION: 'The value of the field should have exactly two decimals.',
  DUPLICATE_INVOICE_ID: 'Duplicate invoice id detected: it has been paid before.',
  DUPLICATE_REFERENCE_ID: 'Each purchase unit needs a reference id of its own.',
  INSTRUMENT_DECLINED: 'The instrument presented was declined by the processor or bank. Choose another one.',
  INVALID_CURRENCY_CODE: 'Currency code is not a three letter ISO-4217 code.',
  ITEM_TOTAL_MISMATCH: 'The item total does not equal the sum of unit amount times quantity of the items.',
  ITEM_TOTAL_REQUIRED: 'With items, the item total of the breakdown is required.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'The maximum number of payment attempts has been exceeded.',
  NOT_PATCHABLE: 'The field cannot be patched.',
  ORDER_ALREADY_CAPTURED: 'Order already captured. Only one capture per order is allowed with this intent.',
  ORDER_NOT_APPROVED: 'Payer has not yet approved the order for payment.',
  ORDER_VOIDED: 'The order was voided, or its approval has expired.',
  PENDING_CAPTURE: 'Cannot initiate a refund as the capture is pending.',
  REFUND_AMOUNT_EXCEEDED: 'The refund is more than what is left of the capture.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'The refund must be in the currency of the capture.',
  REFUND_NOT_ALLOWED: 'The capture brought no money that could be refunded.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'Refunds are not allowed on this capture due to a chargeback.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture.',
} as const

export type Issue = keyof typeof issues

/** Names of the errors that carry no issue, by status. */
const names: Readonly<Record<number, readonly [string, string]>> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: ['AUTHENTICATION_FAILURE', 'Authentication failed due to invalid credentials or a missing header.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: ['UNPROCESSABLE_ENTITY', 'The requested action could not be performed, or failed business validation.'],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error has occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service unavailable.'],
}

export interface Detail {
  readonly issue: string
  readonly description: string
  /** JSON pointer to what is wrong. */
  readonly field?: string
  readonly location?: 'body' | 'path' | 'query' | 'header'
}

export interface Link {
  readonly href: string
  readonly rel: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'REDIRECT'
}

/** An expected "no" of PayPal's; the surface writes it with `problem`. */
export class PaypalRefusal extends Error {
  readonly status: number
  readonly details: readonly Detail[]
  readonly links: readonly Link[]

  constructor(status: number, details: readonly Detail[] = [], links: readonly Link[] = []) {
    super(details[0]?.issue ?? String(status))
    this.status = status
    this.details = details
    this.links = links
  }
}

/** Throws a 422 with an issue. */
export function refuse(issue: Issue, links: readonly Link[] = []): never {
  throw new PaypalRefusal(422, [{ issue, description: issues[issue] }], links)
}

/** Throws the 404 of an unknown order, capture, refund or webhook. */
export function unknownResource(field: string): never {
  const description = 'Specified resource id does not exist. Please check the id and try again.'
  throw new PaypalRefusal(404, [{ issue: 'INVALID_RESOURCE_ID', field, location: 'path', description }])
}

export function isIssue(text: string): text is Issue {
  return Object.hasOwn(issues, text)
}

/** The status that PayPal answers with a name of an error, or null for no such name. */
export function statusOfName(name: string): number | null {
  const found = Object.entries(names).find(([, [own]]) => own === name)
  return found === undefined ? null : Number(found[0])
}

/** PayPal's error body; its `debug_id` is also the answer's header. A 429 says when to come again. */
export function problem(status: number, details: readonly Detail[] = [], links: readonly Link[] = []): Answer {
  const [name, message] = names[status] ?? ['INTERNAL_SERVER_ERROR', 'An internal server error has occurred.']
  const debug_id = newDebugId()
  const patience = status === 429 ? { 'retry-after': '1' } : {}
  return json(status, { name, message, debug_id, details, links }, { 'paypal-debug-id': debug_id, ...patience })
}

export function newDebugId(): string {
  return randomBytes(6).toString('hex') + 'f'
}
