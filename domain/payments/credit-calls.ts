import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MONEY_OUT_REFUSALS } from './money-out.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, idField, instantField, noInput, text, whole } from '../platform/fields.ts'
import { CREDIT_MOVEMENTS, CREDIT_REASONS } from './credit.ts'

/** What an account has of credit, and what happened to it (B-06). */
export const creditSchema = z.strictObject({
  /** What may be used today. */
  balanceCents: centsField,
  /** What it is made of, the soonest to expire first; `expiresOn` is its last day, null never expires. */
  lots: z.array(z.strictObject({ leftCents: centsField, expiresOn: z.nullable(civilDateField) })),
  /** The newest first, at most a hundred. */
  movements: z.array(
    z.strictObject({
      movementId: z.number(),
      kind: z.enum(CREDIT_MOVEMENTS),
      /** Why it was given once. */
      reason: z.enum(CREDIT_REASONS),
      /** Words of the desk; empty for most. */
      note: z.string(),
      /** With its sign: below 0 where the balance became less. */
      amountCents: z.number(),
      /** The order that it was used in, or that it comes from. */
      orderId: z.nullable(z.number()),
      orderNumber: z.nullable(z.string()),
      expiresOn: z.nullable(civilDateField),
      at: instantField,
    }),
  ),
})
export type Credit = z.output<typeof creditSchema>

export const getCredit = defineCall({
  name: 'getCredit',
  method: 'GET',
  path: 'credit/get',
  policy: 'customer',
  summary: 'The caller’s credit: balance, what of it expires when, and every movement (B-06)',
  input: noInput,
  output: creditSchema,
  refusals: [],
})

/** The most that is given at once, whoever says yes. */
export const MOST_CREDIT_CENTS = 1_000_000

const desk = { policy: 'staff', roles: ['cashier'] } as const

/** A guest at the desk with their credit. */
export const guestCreditSchema = z.strictObject({
  accountId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  credit: creditSchema,
})
export type GuestCredit = z.output<typeof guestCreditSchema>

export const findGuestCredit = defineCall({
  name: 'findGuestCredit',
  method: 'POST',
  path: 'ges/credit/find',
  ...desk,
  summary: 'A guest with their credit, by their whole e-mail or the number of one of their orders (B-06, R-603)',
  input: z.strictObject({ search: text(3, 120) }),
  /** Null when nobody has it. */
  output: z.strictObject({ guest: z.nullable(guestCreditSchema) }),
  refusals: [],
  limits: [{ max: 60, per: MINUTE, by: 'caller' }],
})

export const giveCredit = defineCall({
  name: 'giveCredit',
  method: 'POST',
  path: 'ges/credit/give',
  ...desk,
  summary:
    'Gives a guest credit with words of the desk, once for each client id; audited, and its guest is mailed (B-06, B-32, R-603)',
  input: z.strictObject({
    accountId: idField,
    amountCents: whole(1, MOST_CREDIT_CENTS),
    /** What it is for, which its guest reads. */
    note: text(3, 120),
    /** Chosen by the device when the button was pressed. */
    clientId: text(16, 64),
  }),
  output: guestCreditSchema,
  refusals: ['not_found', ...MONEY_OUT_REFUSALS],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})
