import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '../../domain/platform/call.ts'

const DOMAIN = join(import.meta.dirname, '../../domain')
const MODULES: Record<string, unknown>[] = await Promise.all(
  globSync('*/{calls,*-calls}.ts', { cwd: DOMAIN })
    .toSorted()
    .map((file) => import(pathToFileURL(join(DOMAIN, file)).href)),
)

/**
 * Every call of the contract, found in the files themselves, so that a new one cannot be forgotten. Logout comes
 * last: it ends the session, even one that should have ended before, that the others are asked with.
 */
export const EVERY_CALL: readonly Call[] = MODULES.flatMap((module) => Object.values(module).filter(isCall)).toSorted(
  (a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'),
)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'policy' in value && 'path' in value && 'refusals' in value
}

/** The call with this name. Throws when the contract has none. */
export function callNamed(name: string): Call {
  const found = EVERY_CALL.find((call) => call.name === name)
  if (found === undefined) throw new Error(`the contract has no call ${name}`)
  return found
}
