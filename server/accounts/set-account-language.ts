import * as calls from '../../domain/accounts/security-calls.ts'
import { handle } from '../platform/handler.ts'
import { updateLanguage } from './account-queries.ts'

/** mails go in the language that was chosen last, by whoever the token says. */
export const setAccountLanguage = handle(calls.setAccountLanguage, 'statement', async (tx, { language }, { actor }) => {
  await updateLanguage(tx, actor.accountId, language)
  return { done: true } as const
})
