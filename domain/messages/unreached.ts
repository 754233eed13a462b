import { waysTo, type Reach } from './channels.ts'

/**
 * Why words to the guests of a day do not get to somebody: neither a mailbox nor a device, no wish to hear of it, every way
 * that was tried failed, or a booking that was made after they left.
 */
export const UNREACHED_REASONS = ['no_address', 'opted_out', 'failed', 'booked_later'] as const
export type UnreachedReason = (typeof UNREACHED_REASONS)[number]

/** Somebody with something booked on a day, and how words get to them. */
export interface Party {
  readonly name: string
  readonly phone: string
  /** Codes of umbrellas, and numbers of tables. */
  readonly places: readonly string[]
  readonly tables: readonly number[]
  readonly reach: Reach
  /** Whether words that were sent got to them; null while nothing was sent. */
  readonly told: boolean | null
  /** They booked after the words were sent. */
  readonly isLater: boolean
}

/** Null for somebody who is reached. */
export function whyUnreached({ reach, told, isLater }: Party): UnreachedReason | null {
  if (told !== null) return told ? null : 'failed'
  if (!reach.hasMailbox && reach.devices === 0) return 'no_address'
  if (waysTo({ topic: 'broadcast' }, reach).length === 0) return 'opted_out'
  return isLater ? 'booked_later' : null
}

export interface Unreached {
  readonly name: string
  readonly phone: string
  readonly places: string[]
  readonly tables: number[]
  readonly reason: UnreachedReason
}

/**
 * Who has to be called, each telephone once. Somebody who is reached under another booking with the same number is not called.
 */
export function unreachedOf(parties: readonly Party[]): Unreached[] {
  const known = new Set<string>()
  for (const party of parties) if (whyUnreached(party) === null) known.add(lineOf(party.phone))
  const lines = new Map<string, Unreached>()
  for (const [index, party] of parties.entries()) {
    const reason = whyUnreached(party)
    const line = lineOf(party.phone)
    if (reason === null || (line !== '' && known.has(line))) continue
    const key = line === '' ? `#${index}` : line
    const { name, phone } = party
    const met = lines.get(key) ?? { name, phone, places: [], tables: [], reason }
    lines.set(key, { ...met, places: union(met.places, party.places), tables: union(met.tables, party.tables) })
  }
  return [...lines.values()]
}

/** What two ways of writing a telephone number share, with and without the country and blanks; empty for none. */
function lineOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < 6 ? '' : digits.slice(-9)
}

function union<T>(some: readonly T[], others: readonly T[]): T[] {
  return [...new Set([...some, ...others])]
}
