import * as z from 'zod/mini'
import { CONSENT_PURPOSES } from '../accounts/confirmation-rules.ts'
import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../dogs/documents.ts'
import { DOG_SIZES } from '../dogs/dog-size.ts'
import { CHANNELS } from '../messages/channels.ts'
import { DELIVERY_STATES } from '../messages/delivery-states.ts'
import { ORDER_CATEGORIES, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../orders/calls.ts'
import { HISTORY_ACTORS, HISTORY_REASONS } from '../orders/history-reasons.ts'
import { creditSchema } from '../payments/credit-calls.ts'
import { LEDGER_KINDS, REFUND_STATES } from '../payments/money-words.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  instantField,
  languageField,
  rule,
  text,
  whole,
} from '../platform/fields.ts'
import { NOTICE_TOPICS } from '../platform/notice-topic.ts'
import { STORED_STATES } from '../subscriptions/subscription-states.ts'

/** Bar and restaurant have their own boards: a search over people is not theirs (Z-03). */
const staff = { policy: 'staff', roles: ['beach', 'cashier'] } as const
const id = whole(1, Number.MAX_SAFE_INTEGER)

/** What a search may find. */
export const FOUND_KINDS = ['place', 'customer', 'order', 'subscription'] as const

const foundSchema = z.strictObject({
  kind: z.enum(FOUND_KINDS),
  /** A place's code, a person's name, the number of an order. */
  label: z.string(),
  /** Whose it is, or by what they were found; empty for nobody. */
  detail: z.string(),
  accountId: z.nullable(z.number()),
  orderId: z.nullable(z.number()),
  subscriptionId: z.nullable(z.number()),
  umbrellaId: z.nullable(z.number()),
  /** First day of an order; the asked day of a place. */
  day: z.nullable(civilDateField),
})
export type Found = z.output<typeof foundSchema>

/** A stay of any day, or a subscription, that somebody is looked for by. */
const staySchema = z.strictObject({
  orderId: z.number(),
  number: z.string(),
  holder: z.string(),
  phone: z.string(),
  /** Its places of the same days. */
  codes: z.array(z.string()),
  from: civilDateField,
  to: civilDateField,
  /** Of its days the nearest to the asked one. */
  day: civilDateField,
  dueCents: centsField,
})
export type Stay = z.output<typeof staySchema>

/** The most that a search answers, of each kind. */
export const MOST_FOUND = 20

/** The least that is searched for, in letters. */
export const LEAST_SEARCHED = 2

export const searchDesk = defineCall({
  name: 'searchDesk',
  method: 'GET',
  path: 'ges/search',
  ...staff,
  summary: 'People, places, orders and stays of all days by name, phone, e-mail, place, number, plate or dog (R-603)',
  input: z.strictObject({ query: text(LEAST_SEARCHED, 60), day: z.optional(civilDateField) }),
  output: z.strictObject({ found: z.array(foundSchema), stays: z.array(staySchema) }),
  refusals: [],
})

const customerOrderSchema = z.strictObject({
  orderId: z.number(),
  number: z.string(),
  category: z.enum(ORDER_CATEGORIES),
  status: z.enum(ORDER_STATUSES),
  firstDay: civilDateField,
  /** Codes of its places that stand. */
  codes: z.array(z.string()),
  dueCents: centsField,
  /** Null for whoever sees no money. */
  totalCents: z.nullable(centsField),
  paymentStatus: z.nullable(z.enum(PAYMENT_STATUSES)),
})
export type CustomerOrder = z.output<typeof customerOrderSchema>

const customerDogSchema = z.strictObject({
  name: z.string(),
  size: z.enum(DOG_SIZES),
  documents: z.array(
    z.strictObject({
      kind: z.enum(DOCUMENT_KINDS),
      state: z.enum(DOCUMENT_STATES),
      validUntil: z.nullable(civilDateField),
    }),
  ),
})

const noteSchema = z.strictObject({
  words: z.string(),
  /** How often it was written; 0 for never. */
  version: z.number(),
  /** Who wrote it last; empty for nobody. */
  by: z.string(),
  at: z.nullable(instantField),
})

export const customerSchema = z.strictObject({
  accountId: z.number(),
  /** A guest without an account; a walk-in may have no name at all. */
  isGuest: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  language: languageField,
  since: instantField,
  /** Days on which they came, and on which they did not. */
  visits: z.number(),
  noShows: z.number(),
  /** Parts that the asker does not see are null. */
  email: z.nullable(z.string()),
  money: z.nullable(z.strictObject({ spentCents: centsField, creditCents: centsField, dueCents: centsField })),
  dogs: z.array(customerDogSchema),
  /** The newest first, at most 50. */
  orders: z.array(customerOrderSchema),
  subscriptions: z.array(
    z.strictObject({
      subscriptionId: z.number(),
      number: z.string(),
      name: z.string(),
      code: z.nullable(z.string()),
      from: civilDateField,
      to: civilDateField,
      state: z.enum(STORED_STATES),
    }),
  ),
  waiting: z.array(
    z.strictObject({
      from: civilDateField,
      to: civilDateField,
      part: dayPartField,
      people: z.number(),
      isOver: z.boolean(),
    }),
  ),
  /** The newest first, at most 30. */
  messages: z.nullable(
    z.array(
      z.strictObject({
        topic: z.enum(NOTICE_TOPICS),
        channel: z.enum(CHANNELS),
        state: z.enum(DELIVERY_STATES),
        at: instantField,
      }),
    ),
  ),
  consents: z.nullable(
    z.array(
      z.strictObject({
        purpose: z.enum(CONSENT_PURPOSES),
        version: z.string(),
        language: languageField,
        givenAt: instantField,
      }),
    ),
  ),
  /** Every movement of their credit, as they see it themselves. */
  credit: z.nullable(creditSchema),
  note: noteSchema,
})
export type Customer = z.output<typeof customerSchema>

export const viewCustomer = defineCall({
  name: 'viewCustomer',
  method: 'POST',
  path: 'ges/clienti/view',
  ...staff,
  summary: 'Everything about one customer that the asker’s role needs; that it was read is in the audit (R-603, Z-03)',
  /** Themselves, or whoever an order is of. */
  input: z
    .strictObject({ accountId: z.optional(id), orderId: z.optional(id) })
    .check(
      rule(({ accountId, orderId }) => (accountId === undefined) !== (orderId === undefined), 'required', 'accountId'),
    ),
  output: customerSchema,
  refusals: ['not_found'],
})

export const saveCustomerNote = defineCall({
  name: 'saveCustomerNote',
  method: 'POST',
  path: 'ges/clienti/note',
  ...staff,
  summary: 'What the resort’s people keep in mind about a customer; the customer gets it with their data (R-603)',
  input: z.strictObject({
    accountId: id,
    words: text(0, 1000),
    /** Of the note that was seen; 0 for none. */
    version: whole(0, 2_147_483_647),
  }),
  output: noteSchema,
  refusals: ['not_found', 'status_changed'],
})

export const viewCustomerOrder = defineCall({
  name: 'viewCustomerOrder',
  method: 'POST',
  path: 'ges/clienti/order',
  policy: 'staff',
  roles: ['cashier'],
  summary: 'One order with its money and its history (R-603)',
  input: z.strictObject({ orderId: id }),
  output: z.strictObject({
    orderId: z.number(),
    number: z.string(),
    category: z.enum(ORDER_CATEGORIES),
    status: z.enum(ORDER_STATUSES),
    method: z.enum(PAYMENT_METHODS),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    totalCents: centsField,
    dueCents: centsField,
    coveredCents: centsField,
    /** Whether it can be marked as concluded now, and whether that can be taken back. */
    canConclude: z.boolean(),
    canReopen: z.boolean(),
    lines: z.array(
      z.strictObject({
        bookingId: z.number(),
        code: z.string(),
        from: civilDateField,
        to: civilDateField,
        part: dayPartField,
        people: z.number(),
        totalCents: centsField,
        isCancelled: z.boolean(),
      }),
    ),
    items: z.array(
      z.strictObject({ name: z.string(), quantity: z.number(), totalCents: centsField, isCancelled: z.boolean() }),
    ),
    money: z.array(z.strictObject({ kind: z.enum(LEDGER_KINDS), amountCents: centsField, at: instantField })),
    refunds: z.array(z.strictObject({ amountCents: centsField, state: z.enum(REFUND_STATES), at: instantField })),
    history: z.array(
      z.strictObject({
        status: z.enum(ORDER_STATUSES),
        actor: z.enum(HISTORY_ACTORS),
        /** `other` for what an older release wrote. */
        reason: z.enum([...HISTORY_REASONS, 'other']),
        at: instantField,
      }),
    ),
    /** Why it costs nothing; null for what was sold. */
    complimentary: z.nullable(z.string()),
    /** What the desk took off by hand when it was sold, why and who; null for nothing. */
    discount: z.nullable(z.strictObject({ cents: centsField, reason: z.string(), by: z.string() })),
  }),
  refusals: ['not_found'],
})
export type CustomerOrderDetail = z.output<typeof viewCustomerOrder.output>
