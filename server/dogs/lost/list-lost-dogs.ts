import { listLostDogs as call } from '../../../domain/dogs/lost-calls.ts'
import { handle } from '../../platform/handler.ts'
import { lostAnswer } from './lost-answer.ts'
import { readLostDogs } from './lost-queries.ts'

/** B-22: what guests who are there look out for, and one's own. */
export const listLostDogs = handle(call, 'read', async (tx, _input, { actor: { accountId } }) => ({
  alerts: (await readLostDogs(tx, accountId)).map((lost) => {
    const isOwn = lost.accountId === accountId
    return { ...lostAnswer(lost), isOwn, dogId: isOwn ? lost.dogId : null }
  }),
}))
