import { addDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import type { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { asSearchDog } from '../../umbrellas/search-state.ts'
import type { LastBooking } from './last-booking.ts'

/** The same places, people, dogs and extras for as many days from another day on. */
export function againFrom({ lines, days }: LastBooking, from: CivilDate): CallInput<typeof lockUmbrellas> {
  return {
    from,
    to: addDays(from, days - 1),
    part: lines[0]?.part ?? 'full_day',
    places: lines.map(({ umbrellaId, people, dogs, extras }) => ({
      umbrellaId,
      people,
      dogs: dogs.map(asSearchDog),
      extras: [...extras],
    })),
  }
}
