import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
/** Requirements of OWASP ASVS 5.0.0 up to level 2, by level. */
const ROWS = { 1: 70, 2: 183 } as const
const STATES = ['holds', 'open', 'not applicable'] as const

/** One requirement of `docs/asvs.csv`: our words for it, whether it holds, and what shows it. */
export interface AsvsRow {
  readonly id: string
  readonly level: string
  readonly what: string
  readonly state: string
  /** Files and folders that show it. */
  readonly evidence: readonly string[]
  readonly note: string
}

export function readAsvs(): AsvsRow[] {
  const [, ...lines] = readFileSync(path.join(ROOT, 'docs', 'asvs.csv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [id = '', level = '', what = '', state = '', evidence = '', note = ''] = fieldsOf(line)
    return { id, level, what, state, evidence: evidence.split(' ').filter((file) => file !== ''), note }
  })
}

/** The fields of a line of CSV (RFC 4180) that has no line end inside. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

/** What is wrong with the table: rows that are missing, without evidence or a reason, or with evidence that is not there. */
export function asvsProblems(rows: readonly AsvsRow[], exists: (file: string) => boolean = isThere): string[] {
  const problems = rows.flatMap(({ id, state, evidence, note }) => [
    ...(/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(id) ? [] : [`${id}: no id of a requirement`]),
    ...(STATES.some((one) => one === state) ? [] : [`${id}: "${state}" is none of ${STATES.join(', ')}`]),
    ...(state === 'holds' && evidence.length === 0 ? [`${id}: holds, and nothing shows it`] : []),
    ...(state !== 'holds' && note === '' ? [`${id}: ${state}, and no reason`] : []),
    ...evidence.filter((file) => !exists(file)).map((file) => `${id}: ${file} is not there`),
  ])
  for (const [level, count] of Object.entries(ROWS)) {
    const found = new Set(rows.filter((row) => row.level === level).map(({ id }) => id)).size
    if (found !== count) problems.push(`level ${level}: ${found} requirements, expected ${count}`)
  }
  return problems
}

const isThere = (file: string) => existsSync(path.join(ROOT, file))

/** How many rows apply, hold, and hold by a test; and the ids that are open. */
export function asvsScore(rows: readonly AsvsRow[]) {
  const applicable = rows.filter(({ state }) => state !== 'not applicable')
  const holding = applicable.filter(({ state }) => state === 'holds')
  const tested = holding.filter(({ evidence }) => evidence.some((file) => /\.(?:test|spec)\.tsx?$/.test(file)))
  const open = applicable.filter(({ state }) => state === 'open').map(({ id }) => id)
  return { applicable: applicable.length, holding: holding.length, tested: tested.length, open }
}
