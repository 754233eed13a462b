import type * as z from 'zod/mini'
import {
  type barSchema,
  type coversSchema,
  type holdersSchema,
  type noShowsSchema,
  type placesSchema,
  type sourcesSchema,
  type waitingSchema,
} from '../../domain/numbers/answers.ts'
import { bucketsOf, openDays, sumByBucket, type Days } from '../../domain/numbers/period.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import { readItemsSold, readSteps } from './bar-queries.ts'
import { readLivedDays, readNoShows, readPlaceSums } from './beach-queries.ts'
import { countRunning, readCovers, readHolderDays, readSources, readWaiting } from './guest-queries.ts'
import { resortSeason } from '../umbrellas/resort-season.ts'

/** Sums the numbers of rows under the same names. */
function sums<K extends string>(rows: readonly Readonly<Record<K, number>>[], ...names: K[]): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Record<
    K,
    number
  >
}

export async function placesOf(tx: Queryable, days: Days): Promise<z.input<typeof placesSchema>> {
  const [{ opening, today }, places, lived] = await Promise.all([
    resortSeason(tx),
    readPlaceSums(tx, days),
    readLivedDays(tx, days),
  ])
  const halves = 2 * openDays(days, opening, today, (day) => lived.has(day)).size
  return {
    places: places.map(({ isForSale, blockedHalves, ...place }) => ({
      ...place,
      openHalves: isForSale ? Math.max(0, halves - blockedHalves) : place.takenHalves,
    })),
  }
}

export async function noShowsOf(tx: Queryable, days: Days): Promise<z.input<typeof noShowsSchema>> {
  return { parts: await readNoShows(tx, days) }
}

export async function barOf(tx: Queryable, days: Days, language: Language): Promise<z.input<typeof barSchema>> {
  const [steps, items] = await Promise.all([readSteps(tx, days), readItemsSold(tx, days, language)])
  const way = (median: number | null, p90: number | null) => (median === null || p90 === null ? null : { median, p90 })
  return {
    steps: steps.map(({ by, key, orders, readyMedian, readyP90, deliveredMedian, deliveredP90 }) => ({
      by,
      key,
      orders,
      toReady: way(readyMedian, readyP90),
      toDelivered: way(deliveredMedian, deliveredP90),
    })),
    items,
  }
}

export async function sourcesOf(tx: Queryable, days: Days): Promise<z.input<typeof sourcesSchema>> {
  return { parts: await readSources(tx, days) }
}

export async function holdersOf(tx: Queryable, days: Days): Promise<z.input<typeof holdersSchema>> {
  const [running, rows] = await Promise.all([countRunning(tx, days), readHolderDays(tx, days)])
  const buckets = sumByBucket(bucketsOf(days), rows, (part) =>
    sums(part, 'sold', 'soldCents', 'returned', 'resold', 'creditCents'),
  )
  return { running, buckets }
}

export async function coversOf(tx: Queryable, days: Days): Promise<z.input<typeof coversSchema>> {
  const rows = await readCovers(tx, days)
  return {
    buckets: sumByBucket(bucketsOf(days), rows, (part) => sums(part, 'lunch', 'dinner', 'parties', 'noShows', 'dogs')),
  }
}

export async function waitingOf(tx: Queryable, days: Days): Promise<z.input<typeof waitingSchema>> {
  return readWaiting(tx, days)
}
