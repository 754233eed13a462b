import { SETTING_KEYS, SETTINGS } from '../../domain/settings/settings.ts'
import { isSettingKey, readTypedSetting } from '../../domain/settings/setting-value.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Database } from '../platform/database.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { CommandFailed, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  npm run setting -- list             every setting with its value, * where it differs from the default
  npm run setting -- get NAME         one value
  npm run setting -- set NAME VALUE   changes a value; running servers take it over at once
VALUE as people write it: 1, 12, 2027-05-01, null, or a list with commas: 192.0.2.0/24,198.51.100.0/24`

async function run(args: readonly string[]): Promise<string> {
  const [command, name, value, ...rest] = args
  if (rest.length > 0) throw new CommandFailed(USAGE)
  if (command === 'list' && name === undefined) return withDatabase(list)
  if (command === 'get' && name !== undefined && value === undefined)
    return withDatabase((database) => get(database, name))
  if (command === 'set' && name !== undefined && value !== undefined)
    return withDatabase((database) => set(database, name, value))
  throw new CommandFailed(USAGE)
}

async function list(database: Database): Promise<string> {
  const [settings, defaults] = [liveSettings(), liveSettings()]
  await settings.reload(database)
  const lines = SETTING_KEYS.map((key) => {
    const [now, usual] = [JSON.stringify(settings[key]), JSON.stringify(defaults[key])]
    return `${now === usual ? ' ' : '*'} ${SETTINGS[key].id} ${key} = ${now}   (${SETTINGS[key].expected}) ${SETTINGS[key].description}`
  })
  return lines.join('\n')
}

async function get(database: Database, name: string): Promise<string> {
  const settings = liveSettings()
  await settings.reload(database)
  const key = SETTING_KEYS.find((known) => known === name)
  if (key === undefined) throw unknownSetting(name)
  return JSON.stringify(settings[key])
}

async function set(database: Database, name: string, text: string): Promise<string> {
  try {
    await database.transaction((tx) =>
      changeSetting(tx, name, isSettingKey(name) ? readTypedSetting(name, text) : text, 'command line'),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found') throw unknownSetting(name)
    throw new CommandFailed(`${name}: expected ${String(error.data['expected'])}, got ${String(error.data['got'])}`)
  }
  return `${name} = ${await get(database, name)}`
}

function unknownSetting(name: string): CommandFailed {
  return new CommandFailed(`There is no setting ${name}. "npm run setting -- list" shows them all.`)
}

await runCommand(() => run(process.argv.slice(2)))
