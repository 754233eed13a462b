import { listLostDogReports as call } from '../../../domain/dogs/lost-calls.ts'
import { handle } from '../../platform/handler.ts'
import { lostAnswer } from './lost-answer.ts'
import { readLostReports } from './lost-queries.ts'

/** B-22: the resort's people see who lost a dog, and where they lie. */
export const listLostDogReports = handle(call, 'read', async (tx) => ({
  reports: (await readLostReports(tx)).map(({ owner, ownerPhone, umbrellas, ...lost }) => ({
    ...lostAnswer(lost),
    owner,
    ownerPhone,
    umbrellas,
  })),
}))
