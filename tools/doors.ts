import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '../domain/platform/call.ts'
import { REPLACED } from './mobile-web.ts'
import { namesTaken, readModule, type TakenName } from './module-graph.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** What opens the app: in a browser, in a shell with what it puts in the place of the browser's, and the service worker. */
const APP = ['web/main.tsx', 'web/native-main.ts', 'web/sw/worker.ts', ...Object.values(REPLACED)]

export type CallsByName = ReadonlyMap<string, TakenName>

/** Which calls nothing reaches, by name: the issue that brings the door, and the requirement of those that installed clients make. */
export interface DoorlessCalls {
  readonly calls: Readonly<Record<string, number>>
  readonly callsOfInstalledClients: Readonly<Record<string, string>>
}

/** Every call of the contract, with the file and the name under which it is exported. */
export async function everyCall(): Promise<CallsByName> {
  const calls = new Map<string, TakenName>()
  for (const name of globSync('domain/**/*.ts', { cwd: ROOT })) {
    const file = path.join(ROOT, name)
    if (name.endsWith('.test.ts') || !readFileSync(file, 'utf8').includes('= defineCall(')) continue
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    for (const [key, value] of Object.entries(module)) if (isCall(value)) calls.set(value.name, { file, name: key })
  }
  return calls
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'policy' in value && 'path' in value

/** What the app's screens take from other files, and what the commands and the list of jobs take themselves. */
export function namesTakenByDoors(): TakenName[] {
  const commands = globSync('server/cli/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  return [
    ...namesTaken(APP.map(inRoot)),
    ...[...commands, 'server/slice-jobs.ts'].flatMap((file) => takenBy(inRoot(file))),
  ]
}

const inRoot = (file: string) => path.join(ROOT, file)
const takenBy = (file: string) => readModule(file, readFileSync(file, 'utf8')).taken

/** What is wrong with the doors, one sentence each: a call without one, and a name on the list that does not belong there. */
export function doorProblems(calls: CallsByName, taken: readonly TakenName[], listed: DoorlessCalls): string[] {
  const names = new Set(taken.map(({ file, name }) => `${file}#${name}`))
  const hasDoor = ({ file, name }: TakenName) => names.has(`${file}#${name}`)
  const known = new Set([...Object.keys(listed.calls), ...Object.keys(listed.callsOfInstalledClients)])
  const doorless = [...calls].filter(([, call]) => !hasDoor(call)).map(([name]) => name)
  return [
    ...doorless.filter((name) => !known.has(name)).map((name) => `${name}: no screen and no command makes this call`),
    ...[...known]
      .filter((name) => !doorless.includes(name))
      .map((name) => `${name}: ${calls.has(name) ? 'has a door' : 'is no call'}; take it off tools/awaited.json`),
  ]
}
