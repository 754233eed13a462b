import type { CallInput } from '../../domain/platform/call.ts'
import { cents } from '../../domain/platform/cents.ts'
import type { BestWish } from '../../domain/umbrellas/best-places.ts'
import { suggestPlaces } from '../../domain/umbrellas/best-suggestions.ts'
import { getAvailability, getPlan, type lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { surroundingsOfDigit } from '../../domain/umbrellas/dog-surroundings.ts'
import type { Guest } from '../race/booking-calls.ts'

type Lock = CallInput<typeof lockUmbrellas>

/** The best places as the card on the map suggests them, ready to be held; null where nothing suits (B-07). */
export async function suggestedLock(
  asker: Pick<Guest, 'call'>,
  period: CallInput<typeof getAvailability>,
  wish: BestWish,
): Promise<Lock | null> {
  const plan = await asker.call(getPlan, {})
  const availability = await asker.call(getAvailability, period)
  const totals = new Map(availability.prices.map(({ row, category, totalCents }) => [`${row}/${category}`, totalCents]))
  const extras = new Map(availability.extras.map(({ id, totalCents }) => [id, totalCents]))
  const [best] = suggestPlaces(
    {
      plan,
      free: new Set(plan.places.filter((_, index) => availability.states[index] === 'f').map(({ id }) => id)),
      near: new Map(plan.places.map(({ id }, index) => [id, surroundingsOfDigit(availability.near[index])])),
      isPoolProtected: true,
      largeDogOverTenthsKg: 140,
    },
    wish,
    {
      placeCents: ({ row, category }) => totals.get(`${row}/${category}`) ?? null,
      extraCents: (id) => extras.get(id) ?? cents(0),
    },
  )
  if (best === undefined) return null
  const places = best.places.map(({ place, people, dogs, extras: more }) => {
    return { umbrellaId: place.id, people, dogs: [...dogs], extras: [...more] }
  })
  return { ...period, places }
}
