import * as calls from '../../domain/settings/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { intParameter } from '../../domain/settings/parameters.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { handle } from '../platform/handler.ts'

/** a public whole number; anything else answers as if unknown. */
export const getParametroInt = (settings: Settings) =>
  handle(calls.getParametroInt, 'read', async (_tx, input) => {
    const value = intParameter(settings, input.idParametro)
    if (value === null) throw new Refusal('not_found')
    return value
  })
