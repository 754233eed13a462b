import type { Settings } from '../../domain/settings/settings.ts'
import type { WeatherRule } from '../../domain/weather/weather-rule.ts'
import type { OrderFacts } from '../orders/order-facts.ts'

/** What the weather rule needs of the server around it. */
export type WeatherFacts = Pick<OrderFacts, 'settings' | 'announce'>

/** The rule in force. */
export function ruleOf(settings: Settings): WeatherRule {
  return {
    fromHour: settings.weatherFromHour,
    turnHour: settings.dayTurnHour,
    toHour: settings.weatherToHour,
    rainHours: settings.weatherRainHours,
    windKnots: settings.weatherWindKnots,
    windHours: settings.weatherWindHours,
    flagHours: settings.weatherFlagHours,
    heldMinutes: settings.weatherHeldMinutes,
  }
}
