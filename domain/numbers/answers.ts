import * as z from 'zod/mini'
import { BAR_STATIONS } from '../bar/calls.ts'
import { centsField, civilDateField } from '../platform/fields.ts'

const count = z.number()
/** A closed range of days. */
const days = { from: civilDateField, to: civilDateField }

/** Kinds of income, in the order in which they are stacked: instalments are of their subscription. */
export const INCOME_KINDS = ['umbrella', 'subscription', 'bar', 'restaurant', 'parking', 'service'] as const
export type IncomeKind = (typeof INCOME_KINDS)[number]

const figuresSchema = z.strictObject({
  /** Half-days that were taken, and that could be. */
  takenHalves: count,
  openHalves: count,
  /** Money that came less money that went back, in cents. */
  revenueCents: centsField,
  /** Dogs of the day, summed over the days. */
  dogs: count,
  barOrders: count,
  barCents: centsField,
  /** Holds that ran out; null where the days are older than their count. */
  holdsExpired: z.nullable(count),
  /** Places that were ordered. */
  linesOrdered: count,
})
export type Figures = z.input<typeof figuresSchema>

export const overviewSchema = z.strictObject({
  today: civilDateField,
  /** The days that the figures are of; ahead of today they are what is booked so far. */
  counted: z.strictObject({ ...days, isAhead: z.boolean() }),
  now: figuresSchema,
  /** The same weekdays of the year before; null when nothing at all is known of them. */
  before: z.nullable(z.strictObject({ ...days, figures: figuresSchema })),
})

const halfDays = { places: count, taken: z.array(count), open: z.array(count) }
export const occupancySchema = z.strictObject({
  today: civilDateField,
  ...days,
  /** From the sea; half-days by the index of the day. */
  rows: z.array(z.strictObject({ row: z.string(), ...halfDays })),
  /** The same places by their category, named in the asker's language. */
  categories: z.array(z.strictObject({ category: z.string(), name: z.string(), ...halfDays })),
})

const incomeSchema = z.strictObject({
  umbrella: centsField,
  subscription: centsField,
  bar: centsField,
  restaurant: centsField,
  parking: centsField,
  service: centsField,
})
export const revenueSchema = z.strictObject({
  today: civilDateField,
  buckets: z.array(z.strictObject({ ...days, income: incomeSchema })),
})

export const placesSchema = z.strictObject({
  places: z.array(
    z.strictObject({
      umbrellaId: count,
      code: z.string(),
      row: z.string(),
      /** Metres on the plan. */
      x: z.number(),
      y: z.number(),
      takenHalves: count,
      openHalves: count,
      /** Price of its stays, by their days in the period; not what was paid. */
      valueCents: centsField,
      /** What the bar brought to it, whoever ordered. */
      barOrders: count,
      barCents: centsField,
    }),
  ),
})

/** By what missed visits are told apart. */
export const NO_SHOW_DIMENSIONS = ['method', 'row', 'weekday'] as const
export const noShowsSchema = z.strictObject({
  parts: z.array(
    z.strictObject({
      dimension: z.enum(NO_SHOW_DIMENSIONS),
      key: z.string(),
      /** Booked places that were to begin in the period, and those of them whose people did not come. */
      stays: count,
      noShows: count,
    }),
  ),
})

/** Seconds of a way from one step to another: the middle, and what nine of ten stay below. */
const way = z.nullable(z.strictObject({ median: count, p90: count }))
export const barSchema = z.strictObject({
  /** By the hour of the day at which an order came, and by the station that made it; `several` made it together. */
  steps: z.array(
    z.strictObject({
      by: z.enum(['hour', 'station', 'all']),
      key: z.string(),
      orders: count,
      toReady: way,
      toDelivered: way,
    }),
  ),
  items: z.array(
    z.strictObject({
      itemId: count,
      name: z.string(),
      art: z.string(),
      photoId: z.nullable(z.string()),
      pieces: count,
    }),
  ),
})
export const STEP_STATIONS = [...BAR_STATIONS, 'several'] as const

export const SOURCE_DIMENSIONS = ['channel', 'return', 'language', 'method', 'account', 'lead'] as const
export const sourcesSchema = z.strictObject({
  parts: z.array(
    z.strictObject({
      dimension: z.enum(SOURCE_DIMENSIONS),
      key: z.string(),
      orders: count,
      /** What the orders came to when they were placed. */
      cents: centsField,
    }),
  ),
})

export const holdersSchema = z.strictObject({
  /** Subscriptions that have a day in the period. */
  running: count,
  buckets: z.array(
    z.strictObject({
      ...days,
      /** Sold in these days, with their whole price. */
      sold: count,
      soldCents: centsField,
      /** Half-days of these days that were given back, and those that somebody else took. */
      returned: count,
      resold: count,
      /** Credit that their holders earned. */
      creditCents: centsField,
    }),
  ),
})

export const coversSchema = z.strictObject({
  buckets: z.array(
    z.strictObject({ ...days, lunch: count, dinner: count, parties: count, noShows: count, dogs: count }),
  ),
})

export const waitingSchema = z.strictObject({
  /** Requests that were made in the period and are still kept. */
  joined: count,
  offered: count,
  accepted: count,
  left: count,
  ignored: count,
  over: count,
  open: count,
})
