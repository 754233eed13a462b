import * as calls from '../../domain/weather/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { creditChoice, lockOpenChoice } from './credit-choice.ts'

/** B-19: the credit at once. Asked for twice it answers the same; a choice that became something else is refused. */
export const takeWeatherCredit = handle(calls.takeWeatherCredit, 'write', async (tx, { choiceId }, { actor }) => {
  const choice = await lockOpenChoice(tx, choiceId)
  if (choice === null || choice.accountId !== actor.accountId) throw new Refusal('not_found')
  if (choice.state === 'credited') return { creditCents: cents(choice.creditCents) }
  const given = choice.state === 'open' && choice.lineNow !== null ? await creditChoice(tx, choice) : null
  if (given === null) throw new Refusal('status_changed')
  return { creditCents: cents(given) }
})
