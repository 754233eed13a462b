import { SECOND } from '../../domain/platform/duration.ts'
import type { Job } from '../platform/jobs.ts'
import { creditWeatherJob } from './credit-choice.ts'
import { proposeWeatherDaysJob } from './propose-days.ts'
import { tellOfWeather } from './tell-guests.ts'
import type { WeatherFacts } from './weather-facts.ts'

/** The clock's part in the weather rule (B-19). */
export const weatherJobs = (facts: WeatherFacts): readonly Job[] => [
  proposeWeatherDaysJob(facts.settings),
  {
    name: 'tell-of-weather',
    every: 5 * SECOND,
    async run(database) {
      await tellOfWeather(database, facts)
      return false
    },
  },
  creditWeatherJob,
]
