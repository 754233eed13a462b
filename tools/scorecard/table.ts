import type { Verdict } from './judge.ts'
import type { Row } from './row.ts'
import type { RowId } from './rows.ts'

/** Where and how a run measured. */
export interface Run {
  /** The commit, with a plus where files had changed since. */
  readonly commit: string
  readonly seed: number
}

const HEAD = ['row', 'measure', 'target', 'figure', 'verdict', 'control', 'tests', 'seed', 'commit', 'seconds']
const NEVER = '| – | not measured: no run yet | – | – | – | – | – |'
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** The document's text with the rows of a run; rows that did not run stay as `before` has them. */
export function scorecardText(
  rows: ReadonlyMap<RowId, Row>,
  verdicts: ReadonlyMap<RowId, Verdict>,
  { commit, seed }: Run,
  before: string,
): string {
  const lines = [...rows].map(([id, { measure, target }]) => {
    const found = verdicts.get(id)
    if (found === undefined) return lineOf(before, id) ?? `${line([id, measure, target]).slice(0, -2)} ${NEVER}`
    const { figure, verdict, control, tests, seconds } = found
    const said = verdict === 'met' || verdict === 'MISSED' ? `**${verdict}**` : verdict
    return line([id, measure, target, figure, said, control, String(tests), String(seed), commit, String(seconds)])
  })
  return [INTRODUCTION, `${summary(lines)}\n`, line(HEAD), line(HEAD.map(() => '---')), ...lines, ''].join('\n')
}

function lineOf(text: string, id: RowId): string | undefined {
  return text.split('\n').find((one) => one.startsWith(`| ${id} |`))
}

/** How many rows came to what. */
export function summary(lines: readonly string[]): string {
  const count = (word: RegExp) => lines.filter((one) => word.test(one)).length
  return (
    `Of ${lines.length} rows ${count(/\| \*\*met\*\* \|/)} are met, ${count(/\| (\*\*)?MISSED/)} missed, ` +
    `${count(/\| short form: /)} measured in their short form, ${count(/\| not measured: /)} not measured.`
  )
}

const INTRODUCTION = `# Scorecard

The 40 rows of the reliability guide, section 8, as \`npm run scorecard\` measured them. The command writes this file; nobody else does.
\`npm run scorecard -- Q L-04\` measures some rows and leaves the others with their commit, \`-- --long\` measures at the size of the night with
a new seed. A row without a run is not measured, and never green; a test that failed or was skipped misses the row. What runs at the size of
\`npm run test:all\` looks at less than some targets ask for: such a row says "short form" and how much it looked at.
`
