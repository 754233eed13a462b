import { Refusal } from '../../../domain/platform/refusal.ts'
import { requirePeriod } from '../../../domain/umbrellas/period.ts'
import { requestCloses, suitsWish } from '../../../domain/umbrellas/waiting.ts'
import { joinWaitingList as call } from '../../../domain/umbrellas/waiting-calls.ts'
import { sizeOf } from '../../../domain/dogs/dog-size.ts'
import { handle } from '../../platform/handler.ts'
import { knownDogs } from '../../dogs/known-dogs.ts'
import { dogsAround } from '../dogs-around.ts'
import { resortData } from '../resort-data.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { lockRules } from '../umbrella-rules.ts'
import { joinQueue, readFreePlaces } from './request-queries.ts'

/**
 * B-05: takes a place in the queue. Who could have a place right away is sent to the map instead, so that nobody has one
 * kept longer by way of the list; a place that becomes free in the same moment is offered by the job.
 */
export const joinWaitingList = ({ settings, clock }: Pick<UmbrellaFacts, 'settings' | 'clock'>) =>
  handle(call, 'write', async (tx, asked, { actor }) => {
    const input = { ...asked, dogs: [...(await knownDogs(tx, actor.accountId, asked.dogs))] }
    const { plan } = await resortData(tx)
    const { dayTurnHour, largeDogOverTenthsKg, waitingMaxRequests } = settings
    requirePeriod(input, lockRules(settings, await clock.moment(tx, dayTurnHour)))
    const suiting = plan.places.filter((place) => suitsWish(plan, place, input, largeDogOverTenthsKg))
    if (suiting.length === 0) throw new Refusal('no_place_suits')
    const free = await readFreePlaces(tx, input)
    const around = await dogsAround(tx, settings, input, actor.accountId, input.dogs.length > 0)
    const codes = suiting
      .filter((place) => free.has(place.id) && around(place.id, input.dogs) === null)
      .map((place) => place.code)
    if (codes.length > 0) throw new Refusal('places_free', { codes: codes.slice(0, 5) })
    const dogs = input.dogs.map((dog) => ({ ...dog, size: sizeOf(dog, largeDogOverTenthsKg) }))
    const closes = requestCloses(input, dayTurnHour)
    const outcome = await joinQueue(tx, actor.accountId, { ...input, dogs }, closes, waitingMaxRequests)
    if (outcome === 'closed') throw new Refusal('day_part_over', { part: input.part })
    if (outcome === 'already') throw new Refusal('waiting_already')
    if (outcome === 'too_many') throw new Refusal('too_many_waiting', { max: waitingMaxRequests })
    return outcome
  })
