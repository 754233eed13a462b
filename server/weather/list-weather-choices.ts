import * as calls from '../../domain/weather/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { partOfHalves } from '../../domain/weather/weather-rule.ts'
import { handle } from '../platform/handler.ts'
import { alternativeOf } from './alternative-day.ts'
import { readChoices } from './choice-queries.ts'
import { readMoment } from './day-queries.ts'
import type { WeatherFacts } from './weather-facts.ts'

/** B-19: one's own days of bad weather, the open ones first. */
export const listWeatherChoices = ({ settings }: WeatherFacts) =>
  handle(calls.listWeatherChoices, 'read', async (tx, _, { actor }) => {
    const { today, serverNow } = await readMoment(tx)
    const choices = []
    for (const choice of await readChoices(tx, actor.accountId)) {
      const { choiceId, orderId, number, code, day, first, end, cause, state, chooseUntil } = choice
      choices.push({
        choiceId,
        orderId,
        number,
        code,
        day,
        part: partOfHalves(first, end),
        cause,
        // Money that went back at the desk earns no credit.
        creditCents: cents(state === 'open' ? Math.min(choice.creditCents, choice.leftCents) : choice.creditCents),
        state,
        chooseUntil,
        alternative: await alternativeOf(tx, settings, choice, today),
      })
    }
    return { choices, serverNow }
  })
