import * as z from 'zod/mini'
import { MONEY_OUT_REFUSALS } from '../payments/money-out.ts'
import { TENDERS } from '../payments/tender.ts'
import { defineCall } from '../platform/call.ts'
import {
  centsField,
  civilDateField,
  dayPartField,
  doneOutput,
  idField,
  instantField,
  text,
  whole,
  wholeText,
} from '../platform/fields.ts'
import { DOG_REFUSALS, keptDogSchema } from '../umbrellas/calls.ts'
import { renewalSchema } from './life-calls.ts'
import { SUBSCRIPTION_STATES } from './subscription-states.ts'

const subscriptionId = whole(1, Number.MAX_SAFE_INTEGER)
const subscriptionIdText = wholeText(1, 999_999_999_999)

/** What the list is narrowed to: a state, what has not begun yet, or what is overdue. */
export const STAFF_FILTERS = ['all', 'running', 'coming', 'overdue', 'suspended', 'pending', 'ended'] as const
export type StaffFilter = (typeof STAFF_FILTERS)[number]

const rowFields = {
  subscriptionId: z.number(),
  number: z.string(),
  holder: z.string(),
  /** Name of the plan as it was sold, in the asker's language. */
  name: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  code: z.nullable(z.string()),
  row: z.nullable(z.string()),
  from: civilDateField,
  to: civilDateField,
  part: dayPartField,
  entriesLeft: z.nullable(z.number()),
  entries: z.nullable(z.number()),
  /** What is due by now and not paid, in cents. */
  overdueCents: centsField,
}
const staffRowSchema = z.strictObject(rowFields)
export type StaffSubscriptionRow = z.output<typeof staffRowSchema>

const instalmentSchema = z.strictObject({
  position: z.number(),
  dueDay: civilDateField,
  amountCents: centsField,
  /** What is still to be taken; 0 for what is paid. */
  owedCents: centsField,
  isOverdue: z.boolean(),
  number: z.nullable(z.string()),
})

const changeSchema = z.strictObject({
  at: instantField,
  oldCode: z.string(),
  newCode: z.string(),
  from: civilDateField,
  differenceCents: centsField,
})

const staffSubscriptionSchema = z.strictObject({
  ...rowFields,
  accountId: z.number(),
  phone: z.string(),
  /** Whether a mail reaches its holder. */
  hasMail: z.boolean(),
  umbrellaId: z.nullable(z.number()),
  weekdays: z.nullable(z.array(z.number())),
  people: z.number(),
  dogs: z.array(keptDogSchema),
  extras: z.array(z.strictObject({ id: z.string(), quantity: z.number() })),
  totalCents: centsField,
  /** The first day from which its place can be changed; null when no day is left. */
  changeFrom: z.nullable(civilDateField),
  members: z.array(z.string()),
  instalments: z.array(instalmentSchema),
  changes: z.array(changeSchema),
  /** Its place of the coming season, while it is kept for the holder. */
  renewal: z.nullable(renewalSchema),
})
export type StaffSubscription = z.output<typeof staffSubscriptionSchema>

const staff = { policy: 'staff', roles: ['cashier'] } as const

export const listStaffSubscriptions = defineCall({
  name: 'listStaffSubscriptions',
  method: 'GET',
  path: 'ges/subscriptions/list',
  ...staff,
  summary: 'Subscriptions by state and by what is overdue, found by holder, number, place or card (R-102, R-603)',
  input: z.strictObject({ filter: z.enum(STAFF_FILTERS, { error: 'not_offered' }), search: z.optional(text(0, 60)) }),
  output: z.strictObject({
    subscriptions: z.array(staffRowSchema),
    /** How many there are of each, whatever is searched. */
    counts: z.strictObject({
      running: z.number(),
      coming: z.number(),
      overdue: z.number(),
      suspended: z.number(),
      pending: z.number(),
    }),
  }),
  refusals: [],
})

export const getStaffSubscription = defineCall({
  name: 'getStaffSubscription',
  method: 'GET',
  path: 'ges/subscriptions/one',
  ...staff,
  summary: 'One subscription with instalments, members and changes of place (R-102, R-603)',
  input: z.strictObject({ subscriptionId: subscriptionIdText }),
  output: staffSubscriptionSchema,
  refusals: ['not_found'],
})

/** What the QR of a card opens. */
export const VERDICTS = ['welcome', 'suspended', 'not_confirmed', 'not_today', 'over'] as const
export type StaffVerdict = (typeof VERDICTS)[number]

/** Whoever stands at the entrance: the beach's people read the card as well. */
export const readSubscriptionPass = defineCall({
  name: 'readSubscriptionPass',
  method: 'GET',
  path: 'ges/subscriptions/pass',
  policy: 'staff',
  roles: ['beach', 'cashier'],
  summary: 'What the QR of a subscription’s card opens today, and for whom (B-02, R-603)',
  input: z.strictObject({ passCode: text(4, 80) }),
  output: z.strictObject({
    subscriptionId: z.number(),
    /** Whether it opens the entrance now, or why not. */
    verdict: z.enum(VERDICTS),
    holder: z.string(),
    members: z.array(z.string()),
    name: z.string(),
    /** Today's place; null where it has none today. */
    code: z.nullable(z.string()),
    row: z.nullable(z.string()),
    part: dayPartField,
    people: z.number(),
    dogs: z.array(z.strictObject({ name: z.string(), size: z.string() })),
    overdueCents: centsField,
  }),
  refusals: ['not_found'],
})

/** `pressId` names the press, so that sent again the money is written once (case 91). */
export const takeInstalmentCash = defineCall({
  name: 'takeInstalmentCash',
  method: 'POST',
  path: 'ges/subscriptions/takeCash',
  ...staff,
  summary:
    'Takes money for an instalment, or for the first payment of a subscription, in cash or by card (R-102, R-603)',
  input: z.strictObject({
    subscriptionId,
    position: whole(0, 99),
    amountCents: whole(1, 100_000_000),
    /** How it is paid; in cash where it is missing. */
    tender: z.optional(z.enum(TENDERS, { error: 'not_offered' })),
    /** Cash that was handed over; just as much where it is missing. */
    tenderedCents: z.optional(whole(1, 100_000_000)),
    pressId: text(8, 60),
  }),
  output: staffSubscriptionSchema,
  refusals: ['not_found', 'order_not_payable', 'payment_in_progress', 'quote_changed', 'method_not_offered'],
})

const placeChange = { subscriptionId, umbrellaId: idField, from: civilDateField }
const placeChangeRefusals = [
  'not_found',
  'subscription_inactive',
  'subscription_unpaid',
  'outside_subscription',
  'umbrella_unknown',
  'umbrella_not_bookable',
  'umbrella_taken',
  ...DOG_REFUSALS,
] as const

export const quotePlaceChange = defineCall({
  name: 'quotePlaceChange',
  method: 'POST',
  path: 'ges/subscriptions/quoteChange',
  ...staff,
  summary: 'What another place costs for the days that are left, and what becomes of the difference (R-102)',
  input: z.strictObject(placeChange),
  output: z.strictObject({
    /** Days of the plan from then on. */
    days: z.number(),
    oldCents: centsField,
    newCents: centsField,
    differenceCents: centsField,
    /** A new instalment, due today. */
    chargedCents: centsField,
    /** Taken off instalments that are still to come. */
    loweredCents: centsField,
    /** Given as credit. */
    creditedCents: centsField,
  }),
  refusals: placeChangeRefusals,
})

export const changeSubscriptionPlace = defineCall({
  name: 'changeSubscriptionPlace',
  method: 'POST',
  path: 'ges/subscriptions/changePlace',
  ...staff,
  summary: 'Moves all days that are left to another place, with the difference that was quoted (R-102)',
  input: z.strictObject({ ...placeChange, differenceCents: whole(-100_000_000, 100_000_000) }),
  output: staffSubscriptionSchema,
  refusals: [...placeChangeRefusals, 'quote_changed', ...MONEY_OUT_REFUSALS],
})

export const endSubscription = defineCall({
  name: 'endSubscription',
  method: 'POST',
  path: 'ges/subscriptions/end',
  ...staff,
  summary:
    'Ends a subscription: the days after today are free, instalments of later days are asked for no more (R-102)',
  input: z.strictObject({ subscriptionId, reason: text(3, 200) }),
  output: doneOutput,
  refusals: ['not_found', 'subscription_inactive'],
})
