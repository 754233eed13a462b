import { planOf } from '../../domain/umbrellas/files/plan-of.ts'
import type { OpenSeason } from '../../domain/umbrellas/period.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import type { PriceBook } from '../../domain/umbrellas/price-book.ts'
import { lowestDayCents } from '../../domain/umbrellas/price.ts'
import type { MinimumStay } from '../../domain/umbrellas/minimum-stay.ts'
import { readyPromotions } from '../../domain/umbrellas/promotion-file.ts'
import type { Promotion } from '../../domain/umbrellas/promotion.ts'
import type { Queryable } from '../platform/database.ts'
import { readBeach } from './plan-queries.ts'
import { readPromotions } from './promotions/promotion-queries.ts'
import { readPriceBook } from './price-queries.ts'

/** How many of each extra exist per half-day; null is no limit. */
export type Capacities = ReadonlyMap<string, number | null>

/** What rarely changes of a resort's beach, kept in memory by each server process. */
export interface ResortData {
  readonly plan: BeachPlan
  readonly prices: PriceBook
  readonly promotions: readonly Promotion[]
  readonly minimumStays: readonly MinimumStay[]
  readonly stock: Capacities
}

/** Announced by an import with its commit, to every server process. */
export const RESORT_CHANNEL = 'resort_changed'

/** Nobody has imported a resort into this database yet: the operator's mistake, not the asker's. */
export class NoResort extends Error {
  constructor() {
    super('this database has no resort; import one with: npm run resort -- import resorts/bagno-argo')
    this.name = 'NoResort'
  }
}

let kept: Promise<ResortData> | null = null

/**
 * The plan, the price book and the stock of extras. Read once per process and kept until
 * {@link forgetResortData}; a failed read is not kept. Throws {@link NoResort}.
 */
export function resortData(tx: Queryable): Promise<ResortData> {
  if (kept !== null) return kept
  const read = readResortData(tx)
  kept = read
  read.catch(() => {
    if (kept === read) kept = null
  })
  return read
}

/** Makes the next asker read again: for every announcement on {@link RESORT_CHANNEL}. */
export function forgetResortData(): void {
  kept = null
}

async function readResortData(tx: Queryable): Promise<ResortData> {
  const [stored, prices, terms] = await Promise.all([readBeach(tx), readPriceBook(tx), readPromotions(tx)])
  if (stored === null) throw new NoResort()
  const plan = planOf(stored, (code) => stored.idOf.get(code) ?? 0, stored.version)
  const offers = readyPromotions(
    terms,
    plan.rows.map((row) => row.id),
  )
  return { plan, prices, ...offers, stock: new Map(stored.extras.map((extra) => [extra.id, extra.stock])) }
}

/** Lowest price of a full day on any bookable place of the season, in cents; null when there is no place. */
export async function seasonFromCents(tx: Queryable, season: OpenSeason): Promise<number | null> {
  const { plan, prices } = await resortData(tx)
  return lowestDayCents(
    prices,
    plan.places.filter((place) => place.isBookable),
    season,
  )
}
