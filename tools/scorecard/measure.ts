import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Reported } from '../../tests/support/figures.ts'
import { testFiles } from '../changed-tests.ts'
import { runTests, type TestProgram } from '../test-programs.ts'
import { seeds } from '../test-plan.ts'
import { COMMANDS, type Command, type Outcome } from './commands.ts'
import { namesRow, type Evidence, type Seen } from './judge.ts'
import { readReport } from './reports.ts'
import type { Row, Source } from './row.ts'
import type { RowId } from './rows.ts'
import { TEST_SOURCES, type Size, type TestSource } from './sources.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'test-results', 'scorecard')
const FIGURES = path.join(FOLDER, 'figures.jsonl')

type Asked = ReadonlyMap<RowId, Row>
/** Evidence that grows while the sources run. */
interface Growing {
  tests: Seen[]
  ms: number
  broken: string[]
  absent: string | null
}

/** Runs what measures these rows, each suite and each command once. Answers what it brought for each row. */
export async function measure(
  rows: Asked,
  size: Size,
  say: (text: string) => void,
): Promise<ReadonlyMap<RowId, Evidence>> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const found = new Map<RowId, Growing>(
    [...rows.keys()].map((id) => [id, { tests: [], ms: 0, broken: [], absent: null }]),
  )
  for (const [name, source] of Object.entries(TEST_SOURCES) as [Source, TestSource][]) {
    const asked = rowsFrom(rows, name)
    if (asked.size === 0) continue
    const absence = source.absence()
    if (absence !== null) for (const id of asked.keys()) Object.assign(found.get(id) ?? {}, { absent: absence })
    else await runSource(name, source, asked, size, found, say)
  }
  for (const [name, command] of Object.entries(COMMANDS) as [Source, Command][])
    for (const id of rowsFrom(rows, name).keys()) {
      say(`${id}: ${name}`)
      const begun = performance.now()
      const { figures, broken, absent } = await outcomeOf(command, id)
      if (figures !== undefined) appendFileSync(FIGURES, `${JSON.stringify({ row: id, figures } satisfies Reported)}\n`)
      const evidence = found.get(id)
      if (evidence === undefined) continue
      evidence.ms += performance.now() - begun
      evidence.broken.push(...(broken ?? []))
      evidence.absent ??= absent ?? null
    }
  const reported = readFigures()
  return new Map(
    [...found].map(([id, evidence]) => [
      id,
      { ...evidence, reported: reported.filter(({ row }) => row === id).map(({ figures }) => figures) },
    ]),
  )
}

async function outcomeOf(command: Command, id: RowId): Promise<Outcome> {
  try {
    return await command(id, { SCORECARD_FIGURES: FIGURES })
  } catch (error) {
    return { broken: [String(error)] }
  }
}

const rowsFrom = (rows: Asked, source: Source): Asked =>
  new Map([...rows].filter(([, { from }]) => from.includes(source)))

function readFigures(): Reported[] {
  if (!existsSync(FIGURES)) return []
  const lines = readFileSync(FIGURES, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Reported)
}

/** Runs the tests of one source that name one of the rows: those of vitest, and those in a browser. */
async function runSource(
  name: Source,
  source: TestSource,
  rows: Asked,
  size: Size,
  found: ReadonlyMap<RowId, Growing>,
  say: (text: string) => void,
): Promise<void> {
  const files = testFiles('tests/browser/**').filter((file) =>
    source.folder === null ? !isElsewhere(file) : file.startsWith(source.folder),
  )
  const specs = source.folder === null ? globSync('tests/browser/*.spec.ts', { cwd: ROOT }).toSorted() : []
  const titles = `(?<![\\w-])(?:${[...rows.keys()].join('|')})(?![\\w-])`
  for (const [program, all] of [
    ['vitest', files],
    ['playwright', specs],
  ] as const) {
    const naming = all.filter((file) => new RegExp(titles).test(readFileSync(path.join(ROOT, file), 'utf8')))
    if (naming.length === 0) continue
    say(`${source.title}: ${naming.length} files`)
    await runFiles(program, `${name}-${program}`, naming, { source, rows, size, titles }, found)
  }
}

const isElsewhere = (file: string) =>
  Object.values(TEST_SOURCES).some(({ folder }) => folder !== null && file.startsWith(folder))

async function runFiles(
  program: TestProgram,
  name: string,
  files: readonly string[],
  { source, rows, size, titles }: { source: TestSource; rows: Asked; size: Size; titles: string },
  found: ReadonlyMap<RowId, Growing>,
): Promise<void> {
  const file = path.join(FOLDER, `${name}.json`)
  const env = {
    ...seeds(size.seed),
    TEST_SIZE: size.isLong ? 'nightly' : 'all',
    SCORECARD_FIGURES: FIGURES,
    ...source.env(size),
  }
  const args =
    program === 'vitest'
      ? [...files, '-t', titles, ...source.args, ...(size.isLong ? ['--testTimeout', '3600000'] : [])]
      : [...files, '-g', titles]
  const code = await runTests(program, args, env, file, source.within)
  const report = readReport(program, file, ROOT)
  for (const id of rows.keys()) {
    const evidence = found.get(id)
    const naming = files.filter((one) => namesRow(readFileSync(path.join(ROOT, one), 'utf8'), id))
    if (evidence === undefined || naming.length === 0) continue
    evidence.tests.push(...(report?.tests.filter(({ title }) => namesRow(title, id)) ?? []))
    const broken = report?.broken.filter((one) => one.file === '' || naming.includes(one.file)) ?? []
    evidence.broken.push(...broken.map(({ file: which, why }) => `${which} broke: ${why}`))
    // Something broke outside of every test, such as a rejection that nobody handled.
    const isTold = report !== null && (report.broken.length > 0 || report.tests.some((test) => isLost(test, titles)))
    if (code !== 0 && !isTold) evidence.broken.push(`the run ended with ${code}`)
  }
}

const isLost = ({ title, isPassed }: Seen, titles: string) => !isPassed && new RegExp(titles).test(title)
