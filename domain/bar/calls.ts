import * as z from 'zod/mini'
import { ALLERGENS } from '../platform/allergens.ts'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, instantField, languageField, rule, text, whole, wholeText } from '../platform/fields.ts'
import { PLACE_KINDS } from '../umbrellas/plan.ts'
import { BAR_STATUSES } from './bar-status.ts'
import { MAX_BAR_LINES, MAX_BAR_QUANTITY } from './cart-limits.ts'

export { BAR_STATUSES, type BarStatus } from './bar-status.ts'

/** What its guest may see besides: it waits for its money, or it was given up before it was made. */
export const GUEST_BAR_STATUSES = ['awaiting_payment', ...BAR_STATUSES, 'cancelled'] as const

/** Where things are made, each with hands of its own (B-08). */
export const BAR_STATIONS = ['drinks', 'kitchen', 'ice_cream'] as const
export type BarStation = (typeof BAR_STATIONS)[number]

/** Drawings that stand for a dish without a photo. */
export const BAR_ART = [
  'spritz',
  'coffee',
  'espresso',
  'beer',
  'wine',
  'water',
  'lemonade',
  'juice',
  'cola',
  'schiacciata',
  'toast',
  'croissant',
  'panzanella',
  'cecina',
  'salad',
  'fries',
  'fruit',
  'gelato',
  'sorbet',
  'ice_lolly',
  'dog_bowl',
  'dog_meal',
  'dog_biscuit',
] as const
export type BarArt = (typeof BAR_ART)[number]

export const BAR_DIETS = ['vegan', 'vegetarian'] as const

/** Why the bar sends an order back. */
export const REJECT_REASONS = ['sold_out', 'too_busy', 'closing', 'place_not_found', 'asked_by_guest', 'other'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/**
 * Where a bar order goes: to an umbrella, whose code is checked against the plan, or to be fetched at the counter. `tag`
 * is what the QR at the umbrella says: it proves that somebody stands there (security guide, k).
 */
export const deliveryField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('umbrella'), code: text(2, 12), tag: z.optional(text(10, 200)) }),
  z.strictObject({ kind: z.literal('pickup') }),
])
export type Delivery = z.output<typeof deliveryField>

/** What is ordered at the bar, line by line. */
export const barItemsField = z
  .array(
    z.strictObject({
      itemId: whole(1, 2_147_483_647),
      quantity: whole(1, MAX_BAR_QUANTITY),
      /** Ids of the chosen options, of any group; each once. */
      optionIds: z.array(whole(1, 2_147_483_647)).check(z.maxLength(20, { error: 'too_long' })),
      /** "Senza cipolla". */
      note: z.optional(text(1, 120)),
    }),
  )
  .check(z.minLength(1, { error: 'required' }), z.maxLength(MAX_BAR_LINES, { error: 'too_long' }))

/** The bar's cart as it is sent to be priced and ordered: the device keeps it, also without a network (B-20). */
export const barCartField = z.strictObject({
  cart: z.literal('bar'),
  delivery: deliveryField,
  items: barItemsField,
  tipCents: whole(0, 10_000),
  /** For the whole order: "Porta anche 2 ciotole". */
  note: z.optional(text(1, 200)),
  /** The asker says that they are 18 or older; needed once something alcoholic is in the cart (B-15). */
  isAdult: z.boolean().check(rule((value) => typeof value === 'boolean', 'required')),
})
export type BarCart = z.output<typeof barCartField>

/** An allergen of an item or of one of its options; `detail` names the cereal or nut, as the law asks: "grano" (B-15). */
export const itemAllergenSchema = z.strictObject({
  allergen: z.enum(ALLERGENS),
  isTrace: z.boolean(),
  detail: z.nullable(z.string()),
})
export type ItemAllergen = z.output<typeof itemAllergenSchema>

const menuOptionSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  /** Added to the price of a piece; 0 for most. */
  cents: centsField,
  allergens: z.array(itemAllergenSchema),
})

export const menuItemSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  cents: centsField,
  photoId: z.nullable(z.string()),
  art: z.enum(BAR_ART),
  station: z.enum(BAR_STATIONS),
  /** Declared, and complete: empty says that it contains none of the fourteen. */
  allergens: z.array(itemAllergenSchema),
  diet: z.nullable(z.enum(BAR_DIETS)),
  /** "Senza glutine": a promise of its own, which no list of allergens makes (Regulation (EU) 828/2014). */
  isGlutenFree: z.boolean(),
  /** Made of something frozen, which the menu marks with an asterisk. */
  isFrozen: z.boolean(),
  isAlcoholic: z.boolean(),
  /** Of each group at least `least` and at most `most` different options are chosen. */
  optionGroups: z.array(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      least: z.number(),
      most: z.number(),
      options: z.array(menuOptionSchema),
    }),
  ),
})
export type MenuItem = z.output<typeof menuItemSchema>

export const barMenuSchema = z.strictObject({
  categories: z.array(
    z.strictObject({ id: z.number(), name: z.string(), isForDogs: z.boolean(), items: z.array(menuItemSchema) }),
  ),
})
export type BarMenu = z.output<typeof barMenuSchema>

export const getBarMenu = defineCall({
  name: 'getBarMenu',
  method: 'GET',
  path: 'bar/menu',
  policy: 'anyone',
  summary:
    'What the bar sells, with allergens and options, in one language; what is left of it is bar/state (R-714, B-15)',
  input: z.strictObject({ language: languageField }),
  output: barMenuSchema,
  refusals: [],
  cacheable: true,
})

/** What changes by the minute: the same for everybody, so the stream `live/bar` carries it whole. */
export const barStateSchema = z.strictObject({
  /** Whether an order is taken now: within the hours and not paused. */
  isOpen: z.boolean(),
  isPaused: z.boolean(),
  /** Until when it is paused; null while it is not, or until somebody opens it again. */
  pausedUntil: z.nullable(instantField),
  /** Hours of the resort's clock, 'HH:MM': the first and last order of a day, and when the bar closes. */
  opensAt: z.string(),
  lastOrderAt: z.string(),
  closesAt: z.string(),
  /** Ids of items that are sold out. */
  soldOut: z.array(z.number()),
  /** Items of which few are left, with how many. */
  few: z.array(z.strictObject({ itemId: z.number(), left: z.number() })),
  /** The honest estimate for an ordinary order placed now and brought to an umbrella, in minutes (B-08). */
  readyInMinutes: z.number(),
  /** Names the menu as it is: another one means that it has changed, and is asked for again. */
  menu: z.string(),
})
export type BarState = z.output<typeof barStateSchema>

export const getBarState = defineCall({
  name: 'getBarState',
  method: 'GET',
  path: 'bar/state',
  policy: 'anyone',
  summary: 'Whether the bar takes orders, what is sold out and how long it takes now (R-807, B-08)',
  input: z.strictObject({}),
  output: z.extend(barStateSchema, { serverNow: instantField }),
  refusals: [],
})

/** A place that something can be brought to. */
export const deliveryPlaceSchema = z.strictObject({
  code: z.string(),
  kind: z.enum(PLACE_KINDS),
  /** Booked today by the caller, or proven by its tag: only then cash is taken on delivery (security guide, k). */
  isVerified: z.boolean(),
})
export type DeliveryPlace = z.output<typeof deliveryPlaceSchema>

export const resolvePlace = defineCall({
  name: 'resolvePlace',
  method: 'GET',
  path: 'bar/place',
  policy: 'anyone',
  summary: 'The umbrella that a scanned tag or a typed code means, checked against the plan (R-510)',
  input: z
    .strictObject({ code: z.optional(text(2, 12)), tag: z.optional(text(10, 200)) })
    .check(rule(({ code, tag }) => (code === undefined) !== (tag === undefined), 'required', 'code')),
  output: deliveryPlaceSchema,
  refusals: ['position_unknown'],
  limits: [{ max: 60, per: MINUTE, by: 'caller' }],
})

export const getDeliveryPlaces = defineCall({
  name: 'getDeliveryPlaces',
  method: 'GET',
  path: 'bar/places',
  policy: 'guest',
  summary: 'The places that the caller has booked for today, to prefill the delivery (R-510)',
  input: z.strictObject({}),
  output: z.strictObject({ places: z.array(deliveryPlaceSchema) }),
  refusals: [],
})

/** One's own bar order as it stands. */
export const guestBarOrderSchema = z.strictObject({
  orderId: z.number(),
  /** Number of the day, for people: "n. 214"; null until the order may be made. */
  ticket: z.nullable(z.number()),
  status: z.enum(GUEST_BAR_STATUSES),
  /** Code of the umbrella; null is fetched at the counter. */
  code: z.nullable(z.string()),
  /** When it reached each step; null is not yet. */
  receivedAt: z.nullable(instantField),
  acceptedAt: z.nullable(instantField),
  readyAt: z.nullable(instantField),
  deliveredAt: z.nullable(instantField),
  rejectedAt: z.nullable(instantField),
  /** When it should be there; a delay moves it. Null until the order may be made. */
  promisedAt: z.nullable(instantField),
  /** "Not ready yet": what was promised has passed. */
  isLate: z.boolean(),
  /** Who works on it: "Giada ci sta lavorando". */
  worker: z.nullable(z.string()),
  /** Who brings it. */
  runner: z.nullable(z.string()),
  rejection: z.nullable(z.strictObject({ reason: z.enum(REJECT_REASONS), text: z.nullable(z.string()) })),
  note: z.nullable(z.string()),
  lines: z.array(
    z.strictObject({
      kind: z.enum(['dish', 'tip']),
      name: z.string(),
      options: z.array(z.string()),
      note: z.nullable(z.string()),
      quantity: z.number(),
      totalCents: centsField,
    }),
  ),
  totalCents: centsField,
  /** What is still to be paid, on delivery or at the counter. */
  dueCents: centsField,
  /** How it is or was paid: a method of `orders`. */
  method: z.string(),
  /** Opens the stream `live/barOrder?watch=`, which says when to ask again. */
  watchKey: z.string(),
  serverNow: instantField,
})
export type GuestBarOrder = z.output<typeof guestBarOrderSchema>

export const getBarOrder = defineCall({
  name: 'getBarOrder',
  method: 'GET',
  path: 'bar/order',
  policy: 'guest',
  summary: 'One’s own bar order with its steps and estimate; anyone else’s answers as if unknown (R-104, R-410)',
  input: z.strictObject({ orderId: wholeText(1, 999_999_999_999) }),
  output: guestBarOrderSchema,
  refusals: ['not_found'],
})

/** Stream of the bar's state: each `bar` event is the whole {@link barStateSchema}. */
export const LIVE_BAR_PATH = 'live/bar'
/** Stream of one bar order: each `barOrder` event is `{ change }`; ask `getBarOrder` again. */
export const LIVE_BAR_ORDER_PATH = 'live/barOrder'
export const liveBarOrderInput = z.strictObject({ watch: text(16, 64) })
/** Stream of the bar's board: each `barBoard` event is `{ change }`; ask `getBarBoard` again. */
export const LIVE_BAR_BOARD_PATH = 'live/barBoard'
