import path from 'node:path'
import { parseArgs } from 'node:util'
import type { FileProblem } from '../../domain/platform/files/file-problem.ts'
import type { Orphan } from '../../domain/umbrellas/orphans.ts'
import { orderNumbers } from '../orders/order-numbers.ts'
import {
  exportResortFiles,
  importResortFiles,
  readResortFiles,
  resortFileSchemas,
  writeResortFiles,
  type ResortFiles,
} from '../resort-files.ts'
import { readFolder, writeFolder } from '../umbrellas/resort-folder.ts'
import { ImportRefused } from '../umbrellas/resort-import.ts'
import { CommandFailed, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage: npm run resort -- COMMAND [DIR]
  check DIR    says what is wrong in a resort's files; needs no database
  import DIR   makes the database's resort the one of the files
  export DIR   writes the database's resort as files
  format DIR   lays the files out as an export would
  schema       writes the JSON Schemas of the files to resorts/schema`

const SCHEMA_FOLDER = path.join(import.meta.dirname, '..', '..', 'resorts', 'schema')

function problemLine({ file, path: at, expected, found }: FileProblem): string {
  return `  ${file}${at === '' ? '' : ` › ${at}`}: expected ${expected}; found ${found}`
}

/** The resort of a folder, when nothing is wrong with it. */
async function readWhole(folder: string): Promise<{ resort: ResortFiles; files: Map<string, string> }> {
  const files = await readFolder(folder)
  const { resort, problems } = readResortFiles(files)
  if (resort !== null) return { resort, files }
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  throw new CommandFailed(`${folder}: ${count}\n${problems.map(problemLine).join('\n')}`)
}

async function check(folder: string): Promise<string> {
  const { resort, files } = await readWhole(folder)
  const { model } = resort
  const strays = [...writeResortFiles(resort)].filter(([name, text]) => files.get(name) !== text).map(([name]) => name)
  const layout =
    strays.length === 0
      ? ''
      : `\n  laid out differently from an export (npm run resort -- format DIR): ${strays.join(', ')}`
  return `${folder}: ${model.beach.places.length} places, ${model.pages.length} pages, nothing wrong${layout}`
}

async function runImport(folder: string): Promise<string> {
  const { resort } = await readWhole(folder)
  const { version, places } = await withDatabase(async (database) => {
    try {
      return await database.transaction((tx) => importResortFiles(tx, resort))
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      const orders = error.orphans.flatMap((orphan) => orphan.orderId ?? [])
      const numbers = await database.connection((tx) => orderNumbers(tx, orders))
      const lines = error.orphans.map((orphan) => orphanLine(orphan, numbers))
      throw new CommandFailed(`Nothing was imported, ${error.message}\n${lines.join('\n')}`)
    }
  })
  return `${folder}: imported ${places} places and ${resort.model.pages.length} pages, plan version ${version}`
}

async function runExport(folder: string): Promise<string> {
  const files = await withDatabase((database) => database.connection(exportResortFiles))
  await writeFolder(folder, files)
  return `${folder}: wrote ${files.size} files`
}

async function format(folder: string): Promise<string> {
  const { resort } = await readWhole(folder)
  await writeFolder(folder, writeResortFiles(resort))
  return `${folder}: laid out`
}

async function schema(): Promise<string> {
  await writeFolder(SCHEMA_FOLDER, resortFileSchemas())
  return `${SCHEMA_FOLDER}: written`
}

const REASONS = {
  place_removed: 'the place is gone',
  category_changed: 'the place has another category',
  out_of_use: 'the place is out of use',
  outside_season: 'the season does not cover it',
} as const satisfies Record<Orphan['reason'], string>

function orphanLine({ code, from, to, state, orderId, reason }: Orphan, numbers: ReadonlyMap<number, string>): string {
  const days = from === to ? from : `${from} to ${to}`
  const order = orderId === null ? undefined : numbers.get(orderId)
  return `  ${code}, ${days} (${order === undefined ? state : `${state}, order ${order}`}): ${REASONS[reason]}`
}

/** What the command says, on success or failure. */
async function run(args: readonly string[]): Promise<string> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [command, folder, more] = positionals
  if (command === 'schema' && folder === undefined) return schema()
  const commands = { check, import: runImport, export: runExport, format }
  if (command === undefined || folder === undefined || more !== undefined || !Object.hasOwn(commands, command)) {
    throw new CommandFailed(USAGE)
  }
  return commands[command as keyof typeof commands](folder)
}

await runCommand(() => run(process.argv.slice(2)))
