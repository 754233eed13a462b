import * as z from 'zod/mini'
import { parseCivilDate, type CivilDate } from '../platform/civil-date.ts'
import { DAY_PARTS } from '../platform/day-part.ts'
import { readEuro } from '../platform/files/euro.ts'
import { euroText, idText, localized, wholeIn } from '../platform/files/shapes.ts'
import { WEEKDAY_NAMES, weekdayNumbers, type WeekdayName } from '../platform/weekday-names.ts'
import { readRows } from './files/code-ranges.ts'
import { readSpan, SPAN_EXPECTED } from './files/day-spans.ts'
import type { MinimumStay } from './minimum-stay.ts'
import { CHANNELS, codeOf, type Promotion } from './promotion.ts'
import { describe } from '../platform/files/published.ts'

const DAY_EXPECTED = 'a day such as "2027-06-01"'
const day = z
  .string({ error: DAY_EXPECTED })
  .check(z.refine((text) => parseCivilDate(text) !== null, { error: DAY_EXPECTED }))
const between = z.strictObject({ from: z.optional(day), to: z.optional(day) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'a first day that is not after the last one',
  }),
)
const weekdays = z
  .array(z.enum(WEEKDAY_NAMES, { error: `one of ${WEEKDAY_NAMES.join(', ')}` }))
  .check(
    z.minLength(1, { error: 'at least one day of the week' }),
    z.maxLength(7, { error: 'each day of the week once' }),
  )
const rows = z.string({ error: 'rows such as "A, C-H"' }).check(z.minLength(1, { error: 'rows such as "A, C-H"' }))
const CODE_EXPECTED = 'a code of 3 to 24 capitals and digits'
const code = z.string({ error: CODE_EXPECTED }).check(z.regex(/^[A-Z0-9]{3,24}$/, { error: CODE_EXPECTED }))

const promotionEntry = z
  .strictObject({
    id: idText.check(describe('Stays the same for ever: prices name it')),
    name: localized.check(describe('As guests and orders read it')),
    percent: z.optional(wholeIn(1, 100, 'Percent off the price of each day of a place')),
    euro: z
      .optional(euroText)
      .check(describe('Off each place where it holds by itself, off the order where it has a code')),
    categories: z.optional(
      z
        .array(idText)
        .check(z.minLength(1, { error: 'at least one category' }), z.maxLength(40, { error: 'at most 40 categories' })),
    ),
    rows: z.optional(rows).check(describe('Only in these rows: "A, C-H"')),
    weekdays: z.optional(weekdays).check(describe('Only these days of the stay')),
    parts: z.optional(
      z
        .array(z.enum(DAY_PARTS, { error: `one of ${DAY_PARTS.join(', ')}` }))
        .check(
          z.minLength(1, { error: 'at least one part of the day' }),
          z.maxLength(DAY_PARTS.length, { error: 'each part of the day once' }),
        ),
    ),
    days: z.optional(between).check(describe('Only the days of the stay from … to …')),
    aheadLeast: z.optional(wholeIn(1, 400, 'Booked at least so many days before the first day')),
    aheadMost: z.optional(wholeIn(0, 400, 'Booked at most so many days before the first day')),
    leastDays: z.optional(wholeIn(2, 60, 'Only for stays of at least so many days')),
    channels: z
      .optional(
        z
          .array(z.enum(CHANNELS, { error: `one of ${CHANNELS.join(', ')}` }))
          .check(
            z.minLength(1, { error: 'at least one channel' }),
            z.maxLength(CHANNELS.length, { error: 'each channel once' }),
          ),
      )
      .check(describe('Where it is sold; everywhere when it is not said')),
    code: z.optional(code).check(describe('What the guest types; without one it holds by itself')),
    uses: z.optional(wholeIn(1, 100_000, 'Orders that may use the code')),
    usesPerCustomer: z.optional(wholeIn(1, 100, 'Orders of one customer that may use the code')),
    valid: z.optional(between).check(describe('Only booked from … to …')),
    combinable: z.optional(z.literal(true)).check(describe('Adds up with others that say so too')),
  })
  .check(
    z.refine((one) => (one.percent === undefined) !== (one.euro === undefined), { error: 'either percent or euro' }),
    z.refine((one) => one.code !== undefined || (one.uses === undefined && one.usesPerCustomer === undefined), {
      error: 'a code where uses are counted',
      path: ['code'],
    }),
    z.refine((one) => (one.aheadLeast ?? 0) <= (one.aheadMost ?? 400), {
      error: 'aheadMost not below aheadLeast',
      path: ['aheadMost'],
    }),
  )
export type PromotionEntry = z.output<typeof promotionEntry>

const minimumStayEntry = z.strictObject({
  weekdays: weekdays.check(describe('A stay with one of these days is bound')),
  rows: z.optional(rows).check(describe('Only in these rows: "A, C-H"')),
  days: z.optional(
    z
      .array(
        z.string({ error: SPAN_EXPECTED }).check(z.refine((text) => readSpan(text) !== null, { error: SPAN_EXPECTED })),
      )
      .check(
        z.minLength(1, { error: SPAN_EXPECTED }),
        z.maxLength(100, { error: 'at most 100 spans of days' }),
        describe(SPAN_EXPECTED),
      ),
  ),
  leastDays: wholeIn(2, 14, 'Days that such a stay has at least'),
  aheadDays: wholeIn(0, 60, 'With fewer days to go than this, one day is enough; 0 is never'),
})
export type MinimumStayEntry = z.output<typeof minimumStayEntry>

/** `promotions.json` of a resort's folder: what is taken off prices, and least numbers of days (B-06, B-23). */
export const promotionsFile = z.strictObject({
  promotions: z.array(promotionEntry).check(z.maxLength(100, { error: 'at most 100 promotions' })),
  minimumStays: z.array(minimumStayEntry).check(z.maxLength(40, { error: 'at most 40 rules' })),
})
export type PromotionsFile = z.output<typeof promotionsFile>

const NAMES = new Map<string, WeekdayName>(WEEKDAY_NAMES.map((name) => [name, name]))
const numbersOf = (names: readonly string[] | undefined) =>
  names === undefined ? null : weekdayNumbers(names.flatMap((name) => NAMES.get(name) ?? []))
const betweenOf = (given: { from?: string | undefined; to?: string | undefined } | undefined) => ({
  from: (given?.from ?? null) as CivilDate | null,
  to: (given?.to ?? null) as CivilDate | null,
})

function rowsOf(text: string | undefined, known: readonly string[]): string[] | null {
  if (text === undefined) return null
  const read = readRows(text, known)
  // Rows that an edited beach no longer has hold for nothing.
  return 'value' in read ? read.value : []
}

/** What the file says, ready for the rules. `rows` are the beach's row ids from the sea. */
export function readyPromotions(
  { promotions, minimumStays }: PromotionsFile,
  rows: readonly string[],
): { readonly promotions: Promotion[]; readonly minimumStays: MinimumStay[] } {
  return {
    promotions: promotions.map((entry) => readyPromotion(entry, rows)),
    minimumStays: minimumStays.map((entry) => ({
      weekdays: numbersOf(entry.weekdays) ?? [],
      rows: rowsOf(entry.rows, rows),
      spans: entry.days?.flatMap((text) => readSpan(text) ?? []) ?? null,
      leastDays: entry.leastDays,
      aheadDays: entry.aheadDays,
    })),
  }
}

function readyPromotion(entry: PromotionEntry, rows: readonly string[]): Promotion {
  return {
    id: entry.id,
    name: entry.name,
    percent: entry.percent ?? null,
    amountCents: entry.euro === undefined ? null : readEuro(entry.euro),
    categories: entry.categories ?? null,
    rows: rowsOf(entry.rows, rows),
    weekdays: numbersOf(entry.weekdays),
    parts: entry.parts ?? null,
    days: betweenOf(entry.days),
    aheadLeast: entry.aheadLeast ?? null,
    aheadMost: entry.aheadMost ?? null,
    leastDays: entry.leastDays ?? 1,
    channels: entry.channels ?? CHANNELS,
    code: entry.code === undefined ? null : codeOf(entry.code),
    uses: entry.uses ?? null,
    usesPerCustomer: entry.usesPerCustomer ?? null,
    valid: betweenOf(entry.valid),
    isCombinable: entry.combinable ?? false,
  }
}

/** What no schema can say: rows and categories that there are, ids and codes once each. */
export function promotionProblems(
  { promotions, minimumStays }: PromotionsFile,
  around: { readonly rows: readonly string[]; readonly categories: readonly string[] },
): { readonly path: string; readonly expected: string; readonly found: string }[] {
  const problems: { path: string; expected: string; found: string }[] = []
  const once = (field: 'id' | 'code') => {
    const seen = new Set<string>()
    promotions.forEach((entry, index) => {
      const value = entry[field]
      if (value === undefined) return
      if (seen.has(value)) problems.push({ path: `promotions[${index}].${field}`, expected: 'each once', found: value })
      seen.add(value)
    })
  }
  once('id')
  once('code')
  const checkRows = (path: string, text: string | undefined) => {
    const read = text === undefined ? null : readRows(text, around.rows)
    if (read !== null && 'expected' in read) problems.push({ path, ...read })
  }
  promotions.forEach((entry, index) => {
    checkRows(`promotions[${index}].rows`, entry.rows)
    for (const id of entry.categories ?? []) {
      if (around.categories.includes(id)) continue
      const expected = `a category of categories.json (${around.categories.join(', ')})`
      problems.push({ path: `promotions[${index}].categories`, expected, found: id })
    }
  })
  minimumStays.forEach((entry, index) => checkRows(`minimumStays[${index}].rows`, entry.rows))
  return problems
}
