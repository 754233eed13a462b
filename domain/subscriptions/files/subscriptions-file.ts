import * as z from 'zod/mini'
import { EXTRA_IDS } from '../../umbrellas/plan.ts'
import { DAY_PARTS } from '../../platform/day-part.ts'
import { parseCivilDate } from '../../platform/civil-date.ts'
import { euroText, idText, localized, wholeIn } from '../../platform/files/shapes.ts'
import { WEEKDAY_NAMES } from '../../platform/weekday-names.ts'
import { describe } from '../../platform/files/published.ts'

const DAY_EXPECTED = 'a day of every year such as "06-01"'

/** A day of every year; 29 February is none. */
const monthDay = z
  .string({ error: DAY_EXPECTED })
  .check(z.refine((text) => parseCivilDate(`2027-${text}`) !== null, { error: DAY_EXPECTED }))

const percent = wholeIn(1, 100, 'Percent of the price')

const days = z
  .union(
    [
      z.strictObject({ from: monthDay, to: monthDay }),
      z.strictObject({
        length: wholeIn(1, 200, 'Days that it is for, from the day that the guest chooses'),
        from: monthDay.check(describe('Earliest day to begin on')),
        to: monthDay.check(describe('Latest day to begin on')),
      }),
      z.strictObject({
        entries: wholeIn(1, 200, 'Entries of a carnet, whose days and places are chosen later'),
        from: monthDay,
        to: monthDay,
      }),
    ],
    { error: 'from and to, with length or entries where it is no span' },
  )
  .check(describe('The same days every year, a length from a chosen day, or the entries of a carnet'))

const conditions = {
  categories: z.optional(z.array(idText).check(z.minLength(1))),
  rows: z.optional(z.string({ error: 'rows such as "A, C-H"' })).check(describe('Only these rows: "A, C-H"')),
}

const planEntry = z
  .strictObject({
    id: wholeIn(1, 2_147_483_647, 'Stays the same for ever: subscriptions name it'),
    name: localized.check(describe('"{month}" is the month that it begins in')),
    text: localized.check(describe('In a few words: "Lun–ven, per un mese"')),
    days,
    weekdays: z
      .optional(z.array(z.enum(WEEKDAY_NAMES, { error: `one of ${WEEKDAY_NAMES.join(', ')}` })).check(z.minLength(1)))
      .check(describe('Only these days of the week')),
    part: z.enum(DAY_PARTS, { error: `one of ${DAY_PARTS.join(', ')}` }),
    ...conditions,
    prices: z
      .array(z.strictObject({ ...conditions, euro: euroText }))
      .check(
        z.minLength(1),
        describe('Price of a place for all days; the line with the most conditions holds, then the later one'),
      ),
    extras: z
      .array(
        z.strictObject({
          extra: z.enum(EXTRA_IDS, { error: `one of ${EXTRA_IDS.join(', ')}` }),
          included: wholeIn(0, 20, 'Pieces that the price includes'),
          month: euroText.check(describe('One more piece for each month that is begun')),
        }),
      )
      .check(describe('Extras that go with it; others are not added')),
    proRata: z.boolean({ error: 'true or false' }).check(describe('Whether who begins later pays less')),
    depositPercent: percent.check(describe('What is paid with the order')),
    instalments: z
      .array(z.strictObject({ percent, due: monthDay }))
      .check(
        z.maxLength(23, { error: 'at most 23 instalments' }),
        describe('The rest of the price with the days on which it is due'),
      ),
    withdrawalDays: wholeIn(
      0,
      60,
      'Days in which the guest may withdraw; 0 for a fixed place and days, 14 for a carnet',
    ),
    firstRefusalUntil: z
      .optional(monthDay)
      .check(describe('Until this day of the next season the place is kept for who had it')),
    fewPlaces: z.optional(wholeIn(0, 1000, 'Below this number the places left are told; 10 when it is not said')),
  })
  .check(
    z.refine(
      ({ depositPercent, instalments }) => instalments.reduce((sum, one) => sum + one.percent, depositPercent) === 100,
      { error: 'a deposit and instalments of 100 percent together', path: ['depositPercent'] },
    ),
  )
export type PlanEntry = z.output<typeof planEntry>

/** `subscriptions.json` of a resort's folder: the plans in the order in which they are shown (R-102, B-23). */
export const subscriptionsFile = z.strictObject({
  plans: z.array(planEntry).check(z.maxLength(40, { error: 'at most 40 plans' })),
})
export type SubscriptionsFile = z.output<typeof subscriptionsFile>
