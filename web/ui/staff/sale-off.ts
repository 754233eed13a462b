import { typedCents } from './amount.ts'

/** What the calls take of it. */
interface Off {
  readonly code?: string
  readonly discount?: { readonly percent: number } | { readonly amountCents: number }
}

/** What is taken off a sale, as it is being put together: by what the guest says, and by hand. */
export interface SaleOff {
  readonly code: string
  /** A chip; null where an amount is typed, or nothing is taken off by hand. */
  readonly percent: number | null
  /** In euro, as typed. */
  readonly amount: string
  /** Why it is taken off by hand. */
  readonly reason: string
}

export const NOTHING_OFF: SaleOff = { code: '', percent: null, amount: '', reason: '' }

/** What the calls take of it; null while the amount cannot be one. */
export function offOf({ code, percent, amount }: SaleOff): Off | null {
  const amountCents = typedCents(amount)
  if (amountCents === null) return null
  const said = code.trim()
  return {
    ...(said === '' ? {} : { code: said }),
    ...(percent !== null ? { discount: { percent } } : amountCents ? { discount: { amountCents } } : {}),
  }
}

/** Why something is taken off by hand, where something is; null while that is not said. */
export function reasonOfOff(off: SaleOff): { readonly discountReason?: string } | null {
  if (offOf(off)?.discount === undefined) return {}
  const discountReason = off.reason.trim()
  return discountReason.length < 2 ? null : { discountReason }
}
