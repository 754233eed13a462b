import * as z from 'zod/mini'
import { cents, type Cents } from '../platform/cents.ts'
import { centsField, instantField, text, whole } from '../platform/fields.ts'
import { DENOMINATIONS } from './till-words.ts'

/** How many of each coin and note, the largest first; 0 for none. */
export const denominationsSchema = z
  .array(whole(0, 100_000))
  .check(
    z.minLength(DENOMINATIONS.length, { error: 'wrong_type' }),
    z.maxLength(DENOMINATIONS.length, { error: 'wrong_type' }),
  )

/** The most cash that can be counted, in cents. */
export const MOST_COUNTED_CENTS = 100_000_000
/** Cash that somebody counts, in cents. */
export const countedField = whole(0, MOST_COUNTED_CENTS)
/** Words of whoever counts. */
export const noteField = text(0, 500)

/** One person's drawer: opened with a float out of the till, closed by counting, within one period of the till. */
export const drawerSchema = z.strictObject({
  drawerId: z.number(),
  accountId: z.number(),
  name: z.string(),
  openedAt: instantField,
  floatCents: centsField,
  /** The float and the cash of guests that its person took and gave back since. */
  expectedCents: z.number(),
  /** Null while nobody has counted it. */
  countedCents: z.nullable(centsField),
  countedAt: z.nullable(instantField),
  /** Null where only the sum was typed, or nothing was counted. */
  denominations: z.nullable(z.array(z.number())),
  note: z.string(),
})
export type Drawer = z.output<typeof drawerSchema>

type Sums = Pick<Drawer, 'expectedCents' | 'countedCents' | 'denominations'>

/** Cash as it was counted: the sum, and the pieces where they were counted. */
export interface CashCount {
  readonly cashCents: number
  readonly denominations: readonly number[] | null
}

const isCounted = ({ countedCents }: Pick<Drawer, 'countedCents'>) => countedCents !== null

/** What the till should hold besides the drawers that were counted already; an open drawer's cash is part of it. */
export function expectedBeside(expectedCashCents: number, drawers: readonly Sums[]): number {
  return drawers.filter(isCounted).reduce((left, { expectedCents }) => left - expectedCents, expectedCashCents)
}

/** What the till should hold outside of every drawer, counted or not: the most that a new float can be. */
export function expectedOutside(expectedCashCents: number, drawers: readonly Sums[]): Cents {
  return cents(drawers.reduce((left, { expectedCents }) => left - expectedCents, expectedCashCents))
}

/** The cash of the whole till: what was just counted, and what the drawers held. Its pieces are known where each count knows its own. */
export function countWithDrawers(rest: CashCount, drawers: readonly Sums[]): CashCount {
  return drawers.filter(isCounted).reduce<CashCount>(
    (sum, { countedCents, denominations }) => ({
      cashCents: sum.cashCents + (countedCents ?? 0),
      denominations:
        sum.denominations === null || denominations === null
          ? null
          : sum.denominations.map((pieces, index) => pieces + (denominations[index] ?? 0)),
    }),
    rest,
  )
}
