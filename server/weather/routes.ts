import { getWeatherRule } from './get-weather-rule.ts'
import { listWeatherChoices } from './list-weather-choices.ts'
import { confirmWeatherDay } from './staff/confirm-weather-day.ts'
import { declineWeatherDay } from './staff/decline-weather-day.ts'
import { listWeatherDays } from './staff/list-weather-days.ts'
import { undoWeatherDecision } from './staff/undo-weather-decision.ts'
import { takeWeatherCredit } from './take-weather-credit.ts'
import { takeWeatherMove } from './take-weather-move.ts'
import type { WeatherFacts } from './weather-facts.ts'

export const weatherHandlers = (facts: WeatherFacts) => [
  getWeatherRule(facts),
  listWeatherChoices(facts),
  takeWeatherCredit,
  takeWeatherMove(facts),
  listWeatherDays(facts),
  confirmWeatherDay(facts),
  declineWeatherDay,
  undoWeatherDecision,
]
