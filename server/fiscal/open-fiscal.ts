import type { FiscalKeys } from '../platform/fiscal-environment.ts'
import { epsonAdapter } from './epson-adapter.ts'
import type { FiscalAdapter } from './fiscal-adapter.ts'
import { openapiAdapter } from './openapi-adapter.ts'

const ROME = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', timeStyle: 'medium', hourCycle: 'h23' })

/** The adapter of the environment; null for `none`, where people issue by hand. */
export function openFiscal(keys: FiscalKeys): FiscalAdapter | null {
  if (keys.adapter === 'openapi') return openapiAdapter(keys, () => ROME.format(new Date()))
  return keys.adapter === 'epson' ? epsonAdapter(keys) : null
}
