import * as calls from '../../domain/umbrellas/calls.ts'
import { handle } from '../platform/handler.ts'
import { releaseHolds } from './occupancy-queries.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'

/** frees one's own hold, whatever idUser says, and never a booking; done as well when there is none. */
export const unlockUmbrella = ({ announce }: UmbrellaFacts) =>
  handle(calls.unlockUmbrella, 'statement', async (tx, input, { actor, afterCommit }) => {
    const stay = { umbrellaId: input.idOmbrellone, from: input.dataInizio, to: input.dataFine }
    const freed = stay.from <= stay.to ? await releaseHolds(tx, actor.accountId, stay) : []
    afterCommit(() => announce(freed))
    return { result: true as const }
  })
