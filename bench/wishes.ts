import { addDays, civilDate } from '../domain/platform/civil-date.ts'
import { priceOf } from '../domain/umbrellas/price.ts'
import { openDatabase } from '../server/platform/open-database.ts'
import { resortData, type ResortData } from '../server/umbrellas/resort-data.ts'
import { seeded } from '../tests/race/booking-world.ts'
import { DAYS, type Ground } from './ground.ts'

/** What a guest of the measurement asks for: one place without extras for one to three days. */
export interface Wish {
  readonly umbrellaId: number
  readonly from: ReturnType<typeof civilDate>
  readonly to: ReturnType<typeof civilDate>
  readonly part: 'full_day'
}

export async function readResort(ground: Ground): Promise<ResortData> {
  const database = openDatabase({ url: ground.databaseUrl, connections: 1 })
  try {
    return await resortData(database)
  } finally {
    await database.close()
  }
}

/** Random wishes over the season; the same seed gives the same wishes. */
export function wishes(ground: Ground, resort: ResortData, seed: number): () => Wish {
  const random = seeded(seed)
  const places = plainPlaces(resort)
  return () => {
    const from = addDays(civilDate(ground.firstDay), random(DAYS - 3))
    return { umbrellaId: places[random(places.length)] ?? 0, from, to: addDays(from, random(3)), part: 'full_day' }
  }
}

/** Places that need no beds: umbrellas behind the first row. */
export function plainPlaces({ plan }: ResortData): number[] {
  const first = new Set(plan.rows.filter((row) => row.isFirst || row.hasGazebos).map((row) => row.id))
  return plan.places.filter((place) => place.isBookable && !first.has(place.row)).map((place) => place.id)
}

/** The same wish as the server hands it to its claim statement. */
export function claimLine(resort: ResortData, wish: Wish) {
  const place = resort.plan.places.find((one) => one.id === wish.umbrellaId)
  if (place === undefined) throw new Error(`no place ${wish.umbrellaId}`)
  const { rows, totalCents } = priceOf(resort.prices, place, wish, [])
  return { umbrellaId: place.id, code: place.code, people: 2, dogs: [], extras: [], price: rows, totalCents }
}
