import * as calls from '../../domain/accounts/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { findProfile } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { userAnswer } from './user-answer.ts'

/** the token says who it is; any other e-mail, known or not, answers the same. */
export const getUser = ({ hasCard }: Pick<AccountTools, 'hasCard'>) =>
  handle(calls.getUser, 'read', async (tx, { email }, { actor }) => {
    const profile = email === actor.email ? await findProfile(tx, actor.accountId) : null
    if (profile === null) throw new Refusal('not_found')
    return userAnswer(profile, await hasCard(tx, actor.accountId))
  })
