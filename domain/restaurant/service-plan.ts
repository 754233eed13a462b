import * as z from 'zod/mini'
import { civilDateField, instantField } from '../platform/fields.ts'
import { MEALS, RESTAURANT_IDS, timeField } from './meals.ts'

/** The stream that says that bookings, tables or flags of a restaurant have changed, and nothing of anybody. */
export const LIVE_RESTAURANT_PATH = 'live/restaurant'

/**
 * Where a party is. `expected` turns to `late` by itself some minutes after its time (B-09); `seated` ends with `left`; `no_show` and
 * `cancelled` give table and covers back.
 */
export const BOOKING_STATES = ['expected', 'late', 'seated', 'left', 'no_show', 'cancelled'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** One party of a sitting. */
export const planBookingSchema = z.strictObject({
  /** Of the plan; for what a guest booked, the wire's idPrenotazioneRistorante is the order item's. */
  bookingId: z.number(),
  /** Rises with every change: sent back with an action, it is refused when somebody else was faster. */
  version: z.number(),
  /** Number of the table. */
  table: z.number(),
  /** 'HH:MM' of the resort's clock. */
  time: timeField,
  /** When the table is free again: after the usual stay, or when the party left. */
  end: timeField,
  name: z.string(),
  seats: z.number(),
  dogs: z.number(),
  note: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Codes of their umbrellas of that day. */
  umbrellas: z.array(z.string()),
  state: z.enum(BOOKING_STATES),
  /** Waits for its deposit: not certain yet. */
  isHeld: z.boolean(),
  /** Number of the order; null for who walked in or telephoned. */
  orderNumber: z.nullable(z.string()),
  /** Whether the last step can still be taken back now. */
  canUndo: z.boolean(),
})
export type PlanBooking = z.output<typeof planBookingSchema>

const onlineSchema = z.strictObject({
  meal: z.enum(MEALS),
  /** What the restaurant says: guests book this sitting online. */
  isOpen: z.boolean(),
  /** Past its hour: nobody books it online any more, whatever is set. */
  isOver: z.boolean(),
  /** 'HH:MM' until which guests book it on its own day. */
  until: timeField,
  /** Seats of the sitting: "posti per turno". */
  covers: z.number(),
})

/** Somebody who waits for a table. */
const waitingPartySchema = z.strictObject({
  requestId: z.number(),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Null is any time of the meal. */
  time: z.nullable(timeField),
  seats: z.number(),
  dogs: z.number(),
  note: z.nullable(z.string()),
  joinedAt: instantField,
  /** The table that is kept for them, by its time. */
  offer: z.nullable(z.strictObject({ time: timeField, expiresAt: instantField })),
})
export type WaitingParty = z.output<typeof waitingPartySchema>

/** One sitting as the people of the restaurant see it (B-09). */
export const servicePlanSchema = z.strictObject({
  restaurant: z.literal(RESTAURANT_IDS),
  name: z.string(),
  day: civilDateField,
  meal: z.enum(MEALS),
  today: civilDateField,
  /** 'HH:MM' of the resort's clock, now. */
  now: timeField,
  /** Times at which parties sit down, in order. */
  times: z.array(timeField),
  tables: z.array(z.strictObject({ table: z.number(), seats: z.number() })),
  /** By time, then table; those of `no_show` and `cancelled` too. */
  bookings: z.array(planBookingSchema),
  /** People who come, sit or were there. */
  covers: z.number(),
  freeSeats: z.number(),
  dogs: z.number(),
  /** Both meals of the day. */
  online: z.array(onlineSchema),
  suspendedUntil: z.nullable(civilDateField),
  /** Who waits for a table of this sitting, in the queue's order. */
  waiting: z.array(waitingPartySchema),
})
export type ServicePlan = z.output<typeof servicePlanSchema>
