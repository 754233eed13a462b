import type { Settings } from '../../../domain/settings/settings.ts'
import type { Handler } from '../../platform/handler.ts'

export interface MoneyRequestFacts {
  readonly settings: Settings
  /** What answers one of the calls that let money go. */
  readonly handlerOf: (call: string) => Handler
}
