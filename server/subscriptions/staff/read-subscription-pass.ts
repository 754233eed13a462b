import { cents } from '../../../domain/platform/cents.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/subscriptions/staff-calls.ts'
import { opensTheEntrance } from '../../../domain/subscriptions/subscription-states.ts'
import { planText } from '../../../domain/subscriptions/subscription-words.ts'
import { handle } from '../../platform/handler.ts'
import { readDetail, readPlaceToday, type StaffDetail } from './staff-queries.ts'

/** B-02: what a subscription's card opens today. A suspended one keeps its place and is refused at the entrance. */
export const readSubscriptionPass = handle(
  calls.readSubscriptionPass,
  'read',
  async (tx, { passCode }, { language }) => {
    const found = await readDetail(tx, { passCode })
    if (found === null) throw new Refusal('not_found')
    const place = await readPlaceToday(tx, found.subscriptionId)
    const { subscriptionId, holder, members, names, from, part, people, dogs, overdueCents } = found
    return {
      subscriptionId,
      verdict: verdictOf(found, place !== null),
      holder,
      members: [...members],
      name: planText(names, language, from),
      code: place?.code ?? null,
      row: place?.row ?? null,
      part,
      people,
      dogs: dogs.map(({ name, size }) => ({ name, size })),
      overdueCents: cents(overdueCents),
    }
  },
)

function verdictOf({ state, today, to }: StaffDetail, hasPlaceToday: boolean) {
  if (state === 'suspended') return 'suspended' as const
  if (state === 'pending') return 'not_confirmed' as const
  if (!opensTheEntrance(state) || today > to) return 'over' as const
  return hasPlaceToday ? ('welcome' as const) : ('not_today' as const)
}
