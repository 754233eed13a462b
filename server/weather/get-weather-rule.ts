import * as calls from '../../domain/weather/calls.ts'
import { handle } from '../platform/handler.ts'
import { ruleOf, type WeatherFacts } from './weather-facts.ts'

/** B-19: the rule, for anybody, with the resort's numbers. */
export const getWeatherRule = ({ settings }: Pick<WeatherFacts, 'settings'>) =>
  handle(calls.getWeatherRule, 'read', async () => ({
    ...ruleOf(settings),
    creditPercent: settings.weatherCreditPercent,
    arrivedPercent: settings.weatherArrivedPercent,
    subscriptionPercent: settings.weatherSubscriptionPercent,
    chooseHours: settings.weatherChooseHours,
    moveDays: settings.weatherMoveDays,
  }))
