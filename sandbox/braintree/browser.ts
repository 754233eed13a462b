import * as z from 'zod'
import { json, type Answer, type Exchange, type Route } from '../platform/exchange.ts'
import { passesLuhn, testCard, threeDSecureResult } from './cards.ts'
import type { Card, Nonce } from './records.ts'
import type { Code } from './refusal.ts'
import { cardType, type BraintreeState } from './state.ts'

const tokenizeSchema = z.object({
  /** `authorizationFingerprint` of the client token. */
  authorization: z.string(),
  number: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  cvv: z.string(),
  cardholderName: z.string().optional(),
})
type Typed = z.output<typeof tokenizeSchema>

const threeDSecureSchema = z.object({
  authorization: z.string(),
  nonce: z.string(),
  /** The person's answer to the challenge; without it the call only asks whether there is one. */
  approved: z.boolean().optional(),
})

/**
 * The private endpoints of the browser's shim: JSON in and out.
 *
 * `POST /_bt/tokenize` answers `{nonce, type, description, details}`, or 422 with `{error: {fields: [{field, code}]}}`.
 * `POST /_bt/3ds` answers `{challenge: true}` when the bank wants to ask the person; called again with `approved`, or
 * at once for a card without a challenge, it answers the payload of `verifyCard` with a new nonce and
 * `{challenge: false, liabilityShifted, liabilityShiftPossible, threeDSecureInfo}`. The old nonce is used up by that.
 */
export function browserRoutes(state: BraintreeState): Route[] {
  return [
    browserRoute('/_bt/tokenize', state, tokenizeSchema, (typed) => tokenize(state, typed)),
    browserRoute('/_bt/3ds', state, threeDSecureSchema, ({ nonce, approved }) => verify(state, nonce, approved)),
  ]
}

/** Pages of the resort call this too. The body may be sent as text/plain, which needs no preflight. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' }

export function browserError(status: number, error: object): Answer {
  return json(status, { error }, ANY_ORIGIN)
}

function browserRoute<Input extends { readonly authorization: string }>(
  path: string,
  state: BraintreeState,
  schema: z.ZodType<Input>,
  run: (input: Input) => Answer,
): Route {
  return {
    method: 'POST',
    path,
    answer(exchange) {
      const input = schema.safeParse(bodyOf(exchange))
      if (!input.success) return browserError(400, { message: 'The request does not fit.' })
      if (!state.fingerprints.has(input.data.authorization)) {
        return browserError(403, { message: 'The client token is unknown.' })
      }
      return run(input.data)
    },
  }
}

function bodyOf({ body }: Exchange): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

function tokenize(state: BraintreeState, typed: Typed): Answer {
  const number = typed.number.replaceAll(/[ -]/g, '')
  const fields = wrongFields(state, { ...typed, number })
  if (fields.length > 0) {
    return browserError(422, { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', message: 'The card is not valid.', fields })
  }
  const card: Card = {
    number,
    expirationMonth: typed.expirationMonth.padStart(2, '0'),
    expirationYear: fullYear(typed.expirationYear),
    cardholderName: typed.cardholderName ?? null,
  }
  return json(200, payload(state.newNonce(card, null, null)), ANY_ORIGIN)
}

/** The fields that are wrong, each with its code of section 3.4. */
function wrongFields(state: BraintreeState, typed: Typed): { field: string; code: Code }[] {
  const wrong: { field: string; code: Code }[] = []
  if (!passesLuhn(typed.number)) wrong.push({ field: 'number', code: '81715' })
  else if (testCard(typed.number) === undefined) wrong.push({ field: 'number', code: '81717' })
  const month = Number(typed.expirationMonth)
  const end = Date.UTC(Number(fullYear(typed.expirationYear)), month)
  const wellFormed = /^\d{1,2}$/.test(typed.expirationMonth) && /^(\d{2}|\d{4})$/.test(typed.expirationYear)
  if (!wellFormed || month < 1 || month > 12 || end <= state.now()) {
    wrong.push({ field: 'expirationDate', code: '81710' })
  }
  const digits = testCard(typed.number)?.type === 'American Express' ? 4 : 3
  if (typed.cvv === '') wrong.push({ field: 'cvv', code: '81706' })
  else if (!/^\d+$/.test(typed.cvv) || typed.cvv.length !== digits) wrong.push({ field: 'cvv', code: '81707' })
  return wrong
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

function verify(state: BraintreeState, given: string, approved: boolean | undefined): Answer {
  const old = state.nonce(given)
  if (old === undefined || old.consumed) return browserError(422, { code: 'THREEDS_NONCE_UNKNOWN' })
  const kind = testCard(old.card.number)?.threeDSecure ?? 'not_enrolled'
  if (kind === 'challenge' && approved === undefined) return json(200, { challenge: true }, ANY_ORIGIN)
  old.consumed = true
  const info = threeDSecureResult(kind, approved === true)
  const { liabilityShifted, liabilityShiftPossible } = info
  const next = state.newNonce(old.card, old.token, info)
  return json(
    200,
    { challenge: false, ...payload(next), liabilityShifted, liabilityShiftPossible, threeDSecureInfo: info },
    ANY_ORIGIN,
  )
}

function payload({ nonce, card }: Nonce) {
  const { number, expirationMonth, expirationYear, cardholderName } = card
  return {
    nonce,
    type: 'CreditCard',
    description: `ending in ${number.slice(-2)}`,
    details: {
      bin: number.slice(0, 6),
      cardType: cardType(card),
      lastTwo: number.slice(-2),
      lastFour: number.slice(-4),
      expirationMonth,
      expirationYear,
      cardholderName,
    },
  }
}
