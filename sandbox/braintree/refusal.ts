import type { Answer } from '../platform/exchange.ts'
import { xmlDocument, list, type Xml, type XmlFields } from './xml.ts'

/** Validation codes with their English sentences; the SDK keeps the same codes in `ValidationErrorCodes`. */
const SENTENCES = {
  '81501': 'Amount cannot be negative.',
  '81502': 'Amount is required.',
  '81503': 'Amount is an invalid format.',
  '81531': 'Amount must be greater than zero.',
  '81604': 'Email is an invalid format.',
  '81706': 'CVV is required.',
  '81707': 'CVV must be 4 digits for American Express and 3 digits for other card types.',
  '81709': 'Expiration date is required.',
  '81710': 'Expiration date is invalid.',
  '81715': 'Credit card number is invalid.',
  '81717': 'Credit card number is not an accepted test number.',
  '81724': 'Duplicate card exists in the vault.',
  '91501': 'Order ID is too long.',
  '91504':
    'Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.',
  '91505': 'Cannot refund credit.',
  '91506': 'Cannot refund transaction unless it is settled.',
  '91507': 'Cannot submit for settlement unless status is authorized.',
  '91508': 'Cannot determine payment method.',
  '91510': 'Customer ID is invalid.',
  '91511': 'Customer does not have any credit cards.',
  '91512': 'Transaction has already been completely refunded.',
  '91516':
    'Cannot provide both payment_method_token and customer_id unless the payment_method belongs to the customer.',
  '91518': 'Payment method token is invalid.',
  '91521': 'Refund amount is too large.',
  '91522': 'Settlement amount is too large.',
  '91523': 'Type is invalid.',
  '91564': 'Cannot use a payment_method_nonce more than once.',
  '91565': 'Unknown or expired payment_method_nonce.',
  '91575': 'Cannot simulate settlement unless the transaction is submitted for settlement or settling.',
  '91609': 'Customer ID has already been taken.',
  '91610': "Customer ID is invalid (use only letters, numbers, '-', and '_').",
  '91718': 'Credit card token is invalid.',
  '91719': 'Credit card token is already in use.',
  '92804': 'Customer specified by customer_id does not exist.',
  '93102': 'Nonce is invalid.',
  '93103': 'Nonce is required.',
  '93104': 'Customer ID is required.',
  '93105': 'Customer ID is invalid.',
  '93107': 'Cannot use a payment_method_nonce more than once.',
  '93108': 'Unknown or expired payment_method_nonce.',
  '915103': 'Cannot submit for partial settlement.',
  '915232': 'API request key can be reused only with the same request.',
} as const

export type Code = keyof typeof SENTENCES

/** One broken rule: the path of objects it is in, e.g. `transaction` or `transaction.creditCard`, and its field. */
export interface Problem {
  readonly at: string
  readonly attribute: string
  readonly code: Code
}

/** A call that breaks rules: 422, which the SDK answers as `success: false`. Nothing has changed. */
export class Invalid extends Error {
  readonly problems: readonly Problem[]
  constructor(at: string, attribute: string, code: Code) {
    super(SENTENCES[code])
    this.problems = [{ at, attribute, code }]
  }
}

/** A call that ends in a status without words; the SDK throws for it. */
export class Ended extends Error {
  readonly status: 400 | 401 | 403 | 404
  constructor(status: Ended['status']) {
    super(`status ${status}`)
    this.status = status
  }
}

/** The 422 of Braintree: broken rules, or a declined transaction or verification beside the message. */
export function apiError(message: string, problems: readonly Problem[], beside: XmlFields = {}): Answer {
  return xml(422, 'api_error_response', { errors: nested(problems), message, ...beside })
}

export function xml(status: number, root: string, value: Xml): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: xmlDocument(root, value),
  }
}

function nested(problems: readonly Problem[]): Xml {
  const here = problems.filter((one) => one.at === '')
  const names = new Set(problems.filter((one) => one.at !== '').map((one) => one.at.split('.')[0] ?? ''))
  const below = [...names].map((name) => [
    name,
    nested(
      problems
        .filter((one) => one.at === name || one.at.startsWith(`${name}.`))
        .map((one) => ({ ...one, at: one.at.slice(name.length + 1) })),
    ),
  ])
  const errors = list(
    'error',
    here.map(({ code, attribute }) => ({ code, attribute, message: SENTENCES[code] })),
  )
  return { errors, ...(Object.fromEntries(below) as XmlFields) }
}
