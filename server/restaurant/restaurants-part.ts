import type { RestaurantId } from '../../domain/restaurant/meals.ts'
import { restaurantsFile, type RestaurantsFile } from '../../domain/restaurant/files/restaurants-file.ts'
import { openingProblem } from '../../domain/umbrellas/opening.ts'
import type { Queryable } from '../platform/database.ts'
import type { PartProblem, ResortPart } from '../platform/resort-part.ts'
import { readNow, readRestaurants, type StoredRestaurant } from './restaurant-queries.ts'
import { setRestaurantSeasons } from './roll-restaurant-seasons.ts'
import { writeRestaurants } from './restaurant-write-queries.ts'

type FileRestaurant = RestaurantsFile['restaurants'][number]

/** The restaurants in a resort's folder (B-23). A suspension is part of it, so that an export says what is so. */
export const restaurantsPart: ResortPart<RestaurantsFile> = {
  file: 'restaurants.json',
  schema: restaurantsFile,
  check: ({ restaurants }) => [
    ...unordered('restaurants', 'id', restaurants),
    ...restaurants.flatMap((restaurant, index) => problemsOf(restaurant, `restaurants[${index}]`)),
  ],

  async write(tx, { restaurants }) {
    await writeRestaurants(tx, restaurants)
    const [stored, { today }] = await Promise.all([readRestaurants(tx), readNow(tx)])
    await setRestaurantSeasons(tx, stored, today)
  },

  async read(tx: Queryable) {
    const stored = await readRestaurants(tx)
    return stored.length === 0 ? null : { restaurants: stored.map(fieldsOf) }
  },
}

function problemsOf({ opening, suspended, meals, tables, stays }: FileRestaurant, path: string): PartProblem[] {
  const problems: PartProblem[] = [
    ...unordered(`${path}.tables`, 'table', tables),
    ...unordered(`${path}.meals`, 'from', meals),
    ...unordered(`${path}.stays`, 'upTo', stays),
  ]
  const found = openingProblem(opening)
  if (found !== null)
    problems.push({
      path: `${path}.opening`,
      expected: 'two days of the same kind, in order',
      found: `${opening.from} to ${opening.to}`,
    })
  if (suspended !== undefined && openingProblem({ from: suspended.until, to: suspended.until }) !== null)
    problems.push({ path: `${path}.suspended.until`, expected: 'a day', found: suspended.until })
  meals.forEach(({ from, to }, index) => {
    if (to < from) problems.push({ path: `${path}.meals[${index}].to`, expected: `${from} or later`, found: to })
  })
  if (meals[0]?.meal === meals[1]?.meal)
    problems.push({ path: `${path}.meals`, expected: 'each meal once', found: String(meals[0]?.meal) })
  return problems
}

/** Entries of a list that are not after the one before them: an export has them in order, each once. */
function unordered<Key extends string>(
  list: string,
  key: Key,
  entries: readonly Readonly<Record<Key, number | string>>[],
): PartProblem[] {
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1]
    if (before === undefined || before[key] < entry[key]) return []
    return [{ path: `${list}[${index}].${key}`, expected: `more than ${before[key]}`, found: String(entry[key]) }]
  })
}

function fieldsOf(stored: StoredRestaurant): FileRestaurant {
  const {
    id,
    name,
    line,
    dish,
    platforms,
    meals,
    stays,
    tables,
    suspendedUntil: until,
    suspendedReason: reason,
  } = stored
  return {
    id: id satisfies RestaurantId,
    name,
    line,
    dish,
    platforms,
    opening: { from: stored.openingFrom, to: stored.openingTo },
    meals,
    stays,
    tables: tables.map(({ table, seats }) => ({ table, seats })),
    ...(until === null ? {} : { suspended: { until, ...(reason === null ? {} : { reason }) } }),
  }
}
