import { HOUR, MINUTE } from '../../../domain/platform/duration.ts'
import { parsePosition } from '../../../domain/settings/position.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Job } from '../../platform/jobs.ts'
import type { WeatherKeys } from '../../platform/weather-environment.ts'
import type { ProvidedSea, SeaProvider } from '../sea-provider.ts'
import { askOpenMeteo, OpenMeteoTrouble } from './ask-open-meteo.ts'

/** The models are computed once an hour; their current figures every quarter. */
const ASK_EVERY = 15 * MINUTE
/** Figures that are older are no longer shown. */
const TRUE_FOR = 3 * HOUR

interface OpenMeteoFacts {
  readonly keys: WeatherKeys
  readonly settings: Pick<Settings, 'seaForecast' | 'resortPosition'>
  readonly log: { warn(detail: object, message: string): void }
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Open-Meteo's figures, as this process fetched them last. Guests never wait for it, and a failure keeps what was fetched before. */
export class OpenMeteo implements SeaProvider {
  readonly #facts: OpenMeteoFacts
  readonly #now: () => number
  #last: (ProvidedSea & { readonly position: string }) | null = null
  #asked: { readonly at: number; readonly position: string } | null = null

  constructor(facts: OpenMeteoFacts) {
    this.#facts = facts
    this.#now = facts.now ?? Date.now
  }

  /** Nothing while it is switched off, has no place to ask for, or said nothing for hours. */
  async latest(): Promise<ProvidedSea | null> {
    const { seaForecast, resortPosition } = this.#facts.settings
    const last = this.#last
    if (!seaForecast || last === null || last.position !== resortPosition) return null
    const { sea, observedAt, source } = last
    return this.#now() - Date.parse(observedAt) > TRUE_FOR ? null : { sea, observedAt, source }
  }

  /** Looks every minute whether it is time to ask, so that a switch or a new position is not waited for. */
  readonly job: Job = {
    name: 'ask-open-meteo',
    every: MINUTE,
    run: async () => {
      await this.#askIfDue()
      return false
    },
  }

  async #askIfDue(): Promise<void> {
    const { keys, settings, log } = this.#facts
    const { seaForecast, resortPosition } = settings
    const position = parsePosition(resortPosition)
    const at = this.#now()
    const isAsked = this.#asked?.position === resortPosition && at - this.#asked.at < ASK_EVERY
    if (!seaForecast || position === null || isAsked) return
    this.#asked = { at, position: resortPosition }
    try {
      const told = await askOpenMeteo(keys, position, at)
      this.#last = { ...told, source: keys.isSandbox ? 'sample' : 'provider', position: resortPosition }
    } catch (error) {
      if (!(error instanceof OpenMeteoTrouble)) throw error
      log.warn({ reason: error.message }, 'Open-Meteo told nothing; it is asked again in a quarter of an hour')
    }
  }
}
