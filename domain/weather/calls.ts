import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, civilDateField, dayPartField, idField, instantField, noInput } from '../platform/fields.ts'
import { DOG_REFUSALS } from '../umbrellas/calls.ts'
import { WEATHER_CAUSES } from './weather-rule.ts'

/** `open`: the guest may choose; `lapsed`: the stay was cancelled or returned before. */
export const CHOICE_STATES = ['open', 'credited', 'moved', 'lapsed'] as const

export const getWeatherRule = defineCall({
  name: 'getWeatherRule',
  method: 'GET',
  path: 'public/weather/rule',
  policy: 'anyone',
  summary: 'The public rule of bad weather with the resort’s numbers; hours of 0 leave a cause out (B-19)',
  input: noInput,
  output: z.strictObject({
    fromHour: z.number(),
    turnHour: z.number(),
    toHour: z.number(),
    rainHours: z.number(),
    windKnots: z.number(),
    windHours: z.number(),
    flagHours: z.number(),
    heldMinutes: z.number(),
    creditPercent: z.number(),
    arrivedPercent: z.number(),
    /** Of a subscription's price for the half-days; 0 gives its holder nothing. */
    subscriptionPercent: z.number(),
    chooseHours: z.number(),
    moveDays: z.number(),
  }),
  refusals: [],
})

export const weatherChoiceSchema = z.strictObject({
  choiceId: z.number(),
  orderId: z.number(),
  number: z.string(),
  code: z.string(),
  day: civilDateField,
  part: dayPartField,
  cause: z.enum(WEATHER_CAUSES),
  creditCents: centsField,
  state: z.enum(CHOICE_STATES),
  chooseUntil: instantField,
  /** The best other day for an open choice; null where there is none, or the guest had come. */
  alternative: z.nullable(z.strictObject({ day: civilDateField, umbrellaId: z.number(), code: z.string() })),
})
export type WeatherChoice = z.output<typeof weatherChoiceSchema>

export const listWeatherChoices = defineCall({
  name: 'listWeatherChoices',
  method: 'GET',
  path: 'weather/choices',
  policy: 'guest',
  summary: 'One’s own days of bad weather: open choices with the best other day, and what became of the others (B-19)',
  input: noInput,
  output: z.strictObject({ choices: z.array(weatherChoiceSchema), serverNow: instantField }),
  refusals: [],
})

const often = { max: 30, per: MINUTE, by: 'caller' } as const

export const takeWeatherCredit = defineCall({
  name: 'takeWeatherCredit',
  method: 'POST',
  path: 'weather/takeCredit',
  policy: 'guest',
  summary: 'Takes the credit for a day of bad weather at once (B-19)',
  input: z.strictObject({ choiceId: idField }),
  output: z.strictObject({ creditCents: centsField }),
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const takeWeatherMove = defineCall({
  name: 'takeWeatherMove',
  method: 'POST',
  path: 'weather/takeMove',
  policy: 'guest',
  summary: 'Moves a day of bad weather to the other day that was offered, without a difference in price (B-19)',
  input: z.strictObject({ choiceId: idField, day: civilDateField, umbrellaId: idField }),
  output: z.strictObject({ orderId: z.number(), day: civilDateField, code: z.string() }),
  refusals: [
    'not_found',
    'status_changed',
    'payment_in_progress',
    'booking_started',
    'days_returned',
    'umbrella_taken',
    ...DOG_REFUSALS,
    'extra_sold_out',
    'too_many_umbrellas',
  ],
  limits: [often],
})
