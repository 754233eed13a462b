import { sumOfCount } from '../../../domain/till/count.ts'
import type { CashCount } from '../../../domain/till/drawers.ts'
import { DENOMINATIONS } from '../../../domain/till/till-words.ts'
import { typedCents } from '../../ui/staff/amount.ts'

/** What somebody has typed of a count: piece by piece, or the sum alone. */
export interface CountDraft {
  readonly way: 'coins' | 'total'
  readonly coins: readonly string[]
  readonly total: string
}

export const NOTHING_COUNTED: CountDraft = { way: 'coins', coins: DENOMINATIONS.map(() => ''), total: '' }

/** The cash of a draft; null while its sum is missing or wrong. */
export function cashOf({ way, coins, total }: CountDraft): CashCount | null {
  if (way === 'coins') {
    const denominations = coins.map(Number)
    return { cashCents: sumOfCount(denominations), denominations }
  }
  const cashCents = typedCents(total) ?? null
  return cashCents === null ? null : { cashCents, denominations: null }
}
