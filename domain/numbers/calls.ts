import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { civilDateField, rule } from '../platform/fields.ts'
import { countDays } from '../platform/civil-date.ts'
import {
  barSchema,
  coversSchema,
  holdersSchema,
  noShowsSchema,
  occupancySchema,
  overviewSchema,
  placesSchema,
  revenueSchema,
  sourcesSchema,
  waitingSchema,
} from './answers.ts'
import { MOST_DAYS } from './period.ts'
import { SECTIONS } from './sections.ts'

const days = { from: civilDateField, to: civilDateField }
const isOrdered = rule<{ from: string; to: string }>(({ from, to }) => from <= to, 'date_order', 'to')
const isBounded = rule<z.output<z.ZodMiniObject<typeof days>>>(
  ({ from, to }) => countDays(from, to) <= MOST_DAYS,
  'too_many',
  'to',
)
const period = z.strictObject(days).check(isOrdered, isBounded)
const ofManager = { method: 'GET', policy: 'staff', roles: ['manager'], input: period, refusals: [] } as const
const ofBar = { ...ofManager, roles: ['bar'] } as const

export const getNumbersOverview = defineCall({
  ...ofManager,
  name: 'getNumbersOverview',
  path: 'ges/numbers/overview',
  summary:
    'Occupancy, revenue, dogs, bar ticket and expired carts of a period beside the same weekdays a year before (B-14)',
  output: overviewSchema,
})

export const getOccupancyNumbers = defineCall({
  ...ofManager,
  name: 'getOccupancyNumbers',
  path: 'ges/numbers/occupancy',
  summary: 'Half-days that were taken and for sale, by row, by category and by day (B-14)',
  output: occupancySchema,
})

export const getRevenueNumbers = defineCall({
  ...ofManager,
  name: 'getRevenueNumbers',
  path: 'ges/numbers/revenue',
  summary: 'Money of the ledger by kind and week, on the day on which it moved (B-14)',
  output: revenueSchema,
})

export const getPlaceNumbers = defineCall({
  ...ofManager,
  name: 'getPlaceNumbers',
  path: 'ges/numbers/places',
  summary: 'Half-days and value of the stays of every umbrella, and what the bar brought there (B-14)',
  output: placesSchema,
})

export const getNoShowNumbers = defineCall({
  ...ofManager,
  name: 'getNoShowNumbers',
  path: 'ges/numbers/noShows',
  summary: 'Booked places whose people did not come, by method, row and weekday (B-14)',
  output: noShowsSchema,
})

export const getBarNumbers = defineCall({
  ...ofBar,
  name: 'getBarNumbers',
  path: 'ges/numbers/bar',
  summary: 'Preparation times of the bar by hour and station, and what is ordered most (B-14)',
  output: barSchema,
})

export const getSourceNumbers = defineCall({
  ...ofManager,
  name: 'getSourceNumbers',
  path: 'ges/numbers/sources',
  summary: 'Where orders come from: desk or online, language, method, new or returning guests, how far ahead (B-14)',
  output: sourcesSchema,
})

export const getHolderNumbers = defineCall({
  ...ofManager,
  name: 'getHolderNumbers',
  path: 'ges/numbers/holders',
  summary: 'Subscriptions sold and days given back and sold again (B-14, B-18)',
  output: holdersSchema,
})

export const getCoverNumbers = defineCall({
  ...ofManager,
  name: 'getCoverNumbers',
  path: 'ges/numbers/covers',
  summary: 'Covers of the restaurants at lunch and dinner, parties that did not come, dogs (B-14)',
  output: coversSchema,
})

export const getWaitingNumbers = defineCall({
  ...ofManager,
  name: 'getWaitingNumbers',
  path: 'ges/numbers/waiting',
  summary: 'What became of the requests of the waiting list that are still kept (B-14)',
  output: waitingSchema,
})

export const exportNumbers = defineCall({
  name: 'exportNumbers',
  method: 'POST',
  path: 'ges/numbers/export',
  needsProof: true,
  policy: 'staff',
  roles: ['manager'],
  summary: 'Sections of the numbers as one CSV file in the asker’s language; written to the audit log (B-14)',
  input: z
    .strictObject({
      ...days,
      sections: z
        .array(z.enum(SECTIONS, { error: 'not_offered' }))
        .check(z.minLength(1, { error: 'too_few' }), z.maxLength(SECTIONS.length, { error: 'too_many' })),
    })
    .check(
      rule(({ from, to }) => from <= to, 'date_order', 'to'),
      rule(({ from, to }) => countDays(from, to) <= MOST_DAYS, 'too_many', 'to'),
    ),
  output: z.strictObject({ fileName: z.string(), csv: z.string() }),
  refusals: ['proof_needed'],
})
