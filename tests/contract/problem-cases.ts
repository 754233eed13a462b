import * as accounts from '../../domain/accounts/calls.ts'
import type { Call } from '../../domain/platform/call.ts'
import type { FieldCode } from '../../domain/platform/field-problem.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import * as payments from '../../domain/payments/calls.ts'
import type { Beach } from './people.ts'
import { placeCases } from './place-cases.ts'

/** One wrong field: the rule that it breaks, what is sent, and where the problem has to stand. */
export interface FieldCase {
  readonly rule: string
  readonly call: Call
  readonly input: unknown
  readonly field: string
  readonly code: FieldCode
}

const letters = (length: number) => 'x'.repeat(length)

/** Versions of the two texts that a sign-up agrees to. */
export interface ConsentVersions {
  readonly personalDataVersion: string
  readonly purposesVersion: string
}

/** What a person types to sign up. */
export const aSignUp = (versions: ConsentVersions, fields: Record<string, unknown> = {}) => ({
  firstName: 'Giulia',
  lastName: 'Ferri',
  email: 'giulia@posta.example',
  phone: '+393331234567',
  password: 'sale e sabbia 42',
  language: 'it',
  personalDataRead: true,
  purposesAccepted: true,
  ...versions,
  ...fields,
})

type Bounds = readonly (readonly [rule: string, field: string, value: unknown, code: FieldCode])[]

const EMAIL: Bounds = [
  ['R-506', 'email', '', 'required'],
  ['R-506', 'email', undefined, 'required'],
  ['R-506', 'email', 'giulia', 'email_invalid'],
  ['R-506', 'email', 'giulia@posta', 'email_invalid'],
  ['R-506', 'email', `${letters(250)}@posta.example`, 'too_long'],
]

/** every bound of the sign-up, from both sides where there are two. */
const SIGN_UP: Bounds = [
  ['R-505', 'firstName', undefined, 'required'],
  ['R-505', 'firstName', '', 'required'],
  ['R-505', 'firstName', '   ', 'required'],
  ['R-504', 'firstName', 'G', 'too_short'],
  ['R-504', 'firstName', letters(26), 'too_long'],
  ['R-503', 'firstName', 'Giulia2', 'letters_only'],
  ['R-503', 'firstName', 'Giu_lia', 'letters_only'],
  ['R-505', 'lastName', undefined, 'required'],
  ['R-505', 'lastName', '', 'required'],
  ['R-503', 'lastName', 7, 'wrong_type'],
  ['R-504', 'lastName', 'F', 'too_short'],
  ['R-504', 'lastName', letters(26), 'too_long'],
  ['R-503', 'lastName', 'Ferri!', 'letters_only'],
  ['R-505', 'phone', '', 'required'],
  ['R-505', 'phone', undefined, 'required'],
  ['R-504', 'phone', '12345', 'phone_invalid'],
  ['R-504', 'phone', letters(12), 'digits_only'],
  ['R-504', 'phone', '+112345', 'phone_invalid'],
  ['R-504', 'phone', '+3912345', 'phone_invalid'],
  ['R-504', 'phone', '+37812345', 'phone_invalid'],
  ['R-504', 'phone', `+39${'1'.repeat(13)}`, 'phone_invalid'],
  ['R-504', 'phone', '+999123456', 'phone_invalid'],
  ['R-504', 'phone', '1'.repeat(13), 'phone_invalid'],
  ['R-503', 'phone', '333 12 34 ab', 'digits_only'],
  ['R-504', 'password', 'sabbia4', 'too_short'],
  ['R-504', 'password', 'Sa b'.repeat(33), 'too_long'],
  ['R-506', 'password', '', 'required'],
  ['R-506', 'password', undefined, 'required'],
  ['R-504', 'password', 'password1', 'password_too_common'],
  ...EMAIL,
  ['R-508', 'personalDataRead', false, 'consent_required'],
  ['R-508', 'personalDataRead', undefined, 'required'],
  ['R-508', 'purposesAccepted', false, 'consent_required'],
  ['R-508', 'purposesAccepted', undefined, 'required'],
  ['R-508', 'personalDataVersion', 'no-such-text', 'not_offered'],
  ['R-508', 'purposesVersion', 'no-such-text', 'not_offered'],
  ['R-112', 'language', 'es', 'not_offered'],
]

const PROFILE: Bounds = [
  ['R-505', 'nome', undefined, 'required'],
  ['R-505', 'nome', '', 'required'],
  ['R-504', 'nome', 'G', 'too_short'],
  ['R-504', 'nome', letters(26), 'too_long'],
  ['R-503', 'nome', '4nna', 'letters_only'],
  ['R-505', 'cognome', undefined, 'required'],
  ['R-505', 'cognome', ' ', 'required'],
  ['R-504', 'cognome', 'F', 'too_short'],
  ['R-504', 'cognome', letters(26), 'too_long'],
  ['R-503', 'cognome', 'Fe  rri', 'letters_only'],
  ['R-505', 'telefono', undefined, 'required'],
  ['R-505', 'telefono', '', 'required'],
  ['R-504', 'telefono', '12345', 'phone_invalid'],
  ['R-504', 'telefono', '1'.repeat(13), 'phone_invalid'],
  ['R-504', 'telefono', '+3912345', 'phone_invalid'],
  ['R-503', 'telefono', 'casa', 'digits_only'],
]

/** Bounds of the dates, today being 1 July 2027. */
const DATES: Bounds = [
  ['R-512', 'from', undefined, 'required'],
  ['R-512', 'to', undefined, 'required'],
  ['R-512', 'part', undefined, 'required'],
  ['R-512', 'from', '2027-06-30', 'date_past'],
  ['R-512', 'from', '2020-01-01', 'date_past'],
  ['R-512', 'from', '2027-02-29', 'date_invalid'],
  ['R-905', 'from', '10/07/2027', 'date_invalid'],
  ['R-905', 'to', '2027-7-20', 'date_invalid'],
  ['R-312', 'part', 'evening', 'not_offered'],
]

/** Every wrong field that a schema or a rule names. */
export function fieldCases(beach: Beach, versions: ConsentVersions): FieldCase[] {
  const place = { umbrellaId: beach.place('D10'), people: 2, dogs: [], extras: [] }
  const stay = { from: '2027-07-20', to: '2027-07-21', part: 'full_day' }
  const lock = { ...stay, places: [place] }
  const order = {
    quoteId: 'AAAAAAAAAAAAAAAAAAAAAA',
    method: 'cash',
    conditionsAccepted: true,
    conditionsVersion: 'none',
  }
  const bounds = (call: Call, base: Record<string, unknown>, rows: Bounds): FieldCase[] =>
    rows.map(([rule, field, value, code]) => ({ rule, call, input: { ...base, [field]: value }, field, code }))
  return [
    ...bounds(accounts.register, aSignUp(versions), SIGN_UP),
    ...bounds(accounts.updateUser, { nome: 'Giulia', cognome: 'Ferri', telefono: '+393331234567' }, PROFILE),
    ...bounds(accounts.login, { email: 'giulia@posta.example', password: 'x' }, [
      ...EMAIL,
      ['R-506', 'password', '', 'required'],
      ['R-506', 'password', undefined, 'required'],
      ['R-506', 'password', letters(513), 'too_long'],
    ]),
    ...bounds(accounts.resendCode, { email: 'giulia@posta.example' }, EMAIL),
    ...bounds(accounts.getUser, { email: 'giulia@posta.example' }, EMAIL),
    ...bounds(accounts.confirmEmail, { email: 'giulia@posta.example', code: '123456' }, [
      ...EMAIL,
      ['R-108', 'code', undefined, 'required'],
      ['R-108', 'code', '12345', 'too_short'],
      ['R-108', 'code', '1234567', 'too_long'],
      ['R-108', 'code', '12345x', 'digits_only'],
    ]),
    ...[umbrellas.lockUmbrellas, umbrellas.getAvailability].flatMap((call) =>
      bounds(call, call === umbrellas.lockUmbrellas ? lock : stay, DATES),
    ),
    ...bounds(
      umbrellas.getCalendar,
      stay,
      DATES.filter(([, , , code]) => code !== 'date_past'),
    ),
    ...bounds(umbrellas.unlockUmbrella, { dataInizio: '2027-07-20', dataFine: '2027-07-21', idOmbrellone: 1 }, [
      ['R-512', 'dataInizio', undefined, 'required'],
      ['R-512', 'dataInizio', '2027-02-29', 'date_invalid'],
      ['R-512', 'dataFine', '20/07/2027', 'date_invalid'],
      ['R-503', 'idOmbrellone', 'D12', 'wrong_type'],
      ['R-311', 'idOmbrellone', 0, 'too_small'],
    ]),
    ...[umbrellas.lockUmbrellas, umbrellas.getAvailability, umbrellas.getCalendar].map((call) => {
      const input = { ...stay, from: '2027-07-22', ...(call === umbrellas.lockUmbrellas ? { places: [place] } : {}) }
      return { rule: 'R-512 end before start', call, input, field: 'to', code: 'date_order' as const }
    }),
    ...placeCases(beach),
    {
      rule: 'R-409 R-516 another category than umbrellas',
      call: orders.evaluateOrder,
      input: { cart: 'bar' },
      field: 'cart',
      code: 'not_offered',
    },
    ...bounds(orders.startOrder, order, [
      ['R-509', 'conditionsAccepted', false, 'consent_required'],
      ['R-509', 'conditionsAccepted', undefined, 'required'],
      ['R-509', 'conditionsVersion', '', 'required'],
      ['R-509', 'conditionsVersion', undefined, 'required'],
      ['R-509', 'conditionsVersion', letters(41), 'too_long'],
      ['R-111', 'method', 'cheque', 'not_offered'],
      ['R-111', 'method', undefined, 'required'],
      ['R-712', 'quoteId', 'short', 'too_short'],
      ['R-712', 'quoteId', letters(65), 'too_long'],
      ['R-315', 'totalCents', 1, 'unknown_field'],
    ]),
    ...bounds(payments.startPayment, { orderId: 1, modeId: 3 }, [
      ['R-713', 'orderId', undefined, 'required'],
      ['R-316', 'modeId', 1, 'too_small'],
      ['R-316', 'modeId', 5, 'too_large'],
      ['R-713', 'cardId', 'short', 'too_short'],
      ['R-315', 'amountCents', 1, 'unknown_field'],
    ]),
    ...bounds(payments.submitPayment, { attemptId: 'pa_AAAAAAAA', nonce: 'fake-valid-nonce' }, [
      ['R-713', 'nonce', undefined, 'required'],
      ['R-713', 'nonce', letters(201), 'too_long'],
      ['R-713', 'cardNumber', '4242424242424242', 'unknown_field'],
    ]),
    ...bounds(payments.updateCard, { cardId: 'card_AAAAAAAA', expiryMonth: 12, expiryYear: 2041 }, [
      ['R-713', 'expiryMonth', 0, 'too_small'],
      ['R-713', 'expiryMonth', 13, 'too_large'],
      ['R-713', 'expiryYear', 2019, 'too_small'],
    ]),
  ]
}

/** What stands exactly on a bound: no problem of that field, whatever else is wrong. */
export const ON_THE_BOUND: readonly (readonly [field: string, value: unknown])[] = [
  ['firstName', 'Li'],
  ['firstName', letters(25)],
  ['firstName', "van 't Hof"],
  ['lastName', 'D’Angelo'],
  ['lastName', letters(25)],
  ['lastName', '李明'],
  ['lastName', 'Niccolò-Maria'],
  ['phone', '123456'],
  ['phone', '1'.repeat(12)],
  ['phone', `+39${'1'.repeat(12)}`],
  ['phone', '+39123456'],
  ['phone', '+378 123 456'],
  ['phone', '+39 333.12-34'],
  ['password', 'Sabbia-4'],
  ['password', 'Sa b'.repeat(32)],
  ['email', 'GIULIA@posta.example'],
]
