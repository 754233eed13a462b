import * as z from 'zod/mini'
import { seaField } from '../content/sea.ts'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, dayPartField, idField, instantField, noInput, text } from '../platform/fields.ts'
import { WEATHER_CAUSES } from './weather-rule.ts'

export const WEATHER_DAY_STATES = ['proposed', 'confirmed', 'declined'] as const

export const weatherDaySchema = z.strictObject({
  weatherDayId: z.number(),
  day: civilDateField,
  part: dayPartField,
  cause: z.enum(WEATHER_CAUSES),
  /** Minutes for which it was so, of the half-day with the most. */
  minutes: z.number(),
  state: z.enum(WEATHER_DAY_STATES),
  /** Words of who declined it. */
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantField),
  /** Guests are told from then on; until then it can be taken back. */
  tellsAt: z.nullable(instantField),
  isTold: z.boolean(),
  /** Whom it concerns: for a proposed day as it stands now. */
  bookings: z.number(),
  /** Places that subscriptions and carnets have there. */
  subscriptions: z.number(),
  people: z.number(),
  creditCents: centsField,
  unpaidBookings: z.number(),
  /** What became of it. */
  openChoices: z.number(),
  moved: z.number(),
  /** What the resort's people saw that day. */
  observations: z.array(z.strictObject({ at: z.string(), sea: seaField })),
})
export type WeatherDay = z.output<typeof weatherDaySchema>

export const listWeatherDays = defineCall({
  name: 'listWeatherDays',
  method: 'GET',
  path: 'ges/weather/days',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Days on which the weather rule was met, the newest first, with the evidence and what follows (B-19)',
  input: noInput,
  output: z.strictObject({ days: z.array(weatherDaySchema), proofCents: centsField, serverNow: instantField }),
  refusals: [],
})

const often = { max: 30, per: MINUTE, by: 'caller' } as const

export const confirmWeatherDay = defineCall({
  name: 'confirmWeatherDay',
  method: 'POST',
  path: 'ges/weather/confirm',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Confirms a day of bad weather: guests are told once it can no longer be taken back (B-19)',
  // What the screen showed: more people or money since then are looked at again.
  input: z.strictObject({ weatherDayId: idField, part: dayPartField }),
  output: z.strictObject({ tellsAt: instantField }),
  refusals: ['not_found', 'status_changed', 'proof_needed'],
  limits: [often],
})

export const declineWeatherDay = defineCall({
  name: 'declineWeatherDay',
  method: 'POST',
  path: 'ges/weather/decline',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Declines a day of bad weather, with the reason (B-19)',
  input: z.strictObject({ weatherDayId: idField, reason: text(3, 300) }),
  output: z.strictObject({ done: z.literal(true) }),
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const undoWeatherDecision = defineCall({
  name: 'undoWeatherDecision',
  method: 'POST',
  path: 'ges/weather/undo',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Takes back a confirmed or declined day of bad weather, as long as nobody was told (B-19)',
  input: z.strictObject({ weatherDayId: idField }),
  output: z.strictObject({ done: z.literal(true) }),
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})
