import type { Reported } from '../../tests/support/figures.ts'
import type { Figures, Fold, Row } from './row.ts'
import type { RowId } from './rows.ts'

/** One test of a run's report. A test that was skipped counts as failed. */
export interface Seen {
  /** With the titles of what it stands in. */
  readonly title: string
  readonly isPassed: boolean
  readonly ms: number
}

/** What a run brought for one row. */
export interface Evidence {
  readonly tests: readonly Seen[]
  readonly reported: readonly Reported['figures'][]
  /** Milliseconds of its commands. */
  readonly ms: number
  /** Why a part of it did not run or did not end well, one sentence each. */
  readonly broken: readonly string[]
  /** Why nothing could run here. */
  readonly absent: string | null
}

/** What the table says of a row. */
export interface Verdict {
  readonly figure: string
  readonly verdict: string
  readonly control: string
  readonly tests: number
  readonly seconds: number
}

/** The tests that prove a row carry its id in their titles. */
export const namesRow = (text: string, id: RowId): boolean => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)

/** Judges what a run brought. With `isLong` what was looked at has to be enough. */
export function judge(row: Row, evidence: Evidence, isLong: boolean): Verdict {
  const { tests, broken, absent } = evidence
  const lost = tests.filter(({ isPassed }) => !isPassed).map(({ title }) => title)
  const controls = tests.filter(({ title, isPassed }) => isPassed && /\bcontrol\b/.test(title)).length
  const { figures, missing } = folded(row, evidence, controls)
  const figure = missing.length === 0 ? row.shows(figures) : '–'
  const judged = (verdict: string, said = figure): Verdict => ({
    figure: said,
    verdict,
    control: controlOf(row, figures, missing, controls),
    tests: tests.length,
    seconds: Math.round((tests.reduce((sum, test) => sum + test.ms, 0) + evidence.ms) / 1000),
  })
  if (absent !== null) return judged(`not measured: ${absent}`, '–')
  if (lost.length > 0 || broken.length > 0) {
    const what = [...lost.map((title) => `failed: ${title}`), ...broken]
    return judged('MISSED', `${what.length} of ${Math.max(tests.length, 1)} failed, e.g. ${what[0]}`)
  }
  if (tests.length === 0 && evidence.reported.length === 0)
    return judged(`not measured: ${row.awaits ?? 'nothing ran'}`, '–')
  if (missing.length > 0) return judged(`not measured: no run reported ${missing.join(', ')}`)
  if (row.awaits !== undefined) return judged(`not measured: ${row.awaits}`)
  if (!row.isMet(figures)) return judged('MISSED')
  if (row.control !== undefined && figures[row.control] === 0)
    return judged('MISSED', `${figure}; the control found nothing`)
  if (row.volume === undefined) return judged('met')
  const { of, least } = row.volume
  const seen = figures[of] ?? 0
  if (seen >= least) return judged('met')
  return judged(isLong ? `MISSED: ${seen} of ${least}` : `short form: ${seen} of ${least}`)
}

const FOLDS: Readonly<Record<Fold, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  most: (values) => Math.max(...values),
  least: (values) => Math.min(...values),
}

/** Every figure of a row, and the names of those that nobody reported. */
function folded(
  row: Row,
  { tests, reported }: Evidence,
  controls: number,
): { readonly figures: Figures<string>; readonly missing: readonly string[] } {
  const values = Object.entries(row.figures).map(([name, fold]) => {
    const all = reported.flatMap((one) => one[name] ?? [])
    return { name, value: all.length === 0 ? null : FOLDS[fold](all) }
  })
  const known = values.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]))
  return {
    figures: { ...Object.fromEntries(known), tests: tests.length, controls },
    missing: values.filter(({ value }) => value === null).map(({ name }) => name),
  }
}

function controlOf(row: Row, figures: Figures<string>, missing: readonly string[], controls: number): string {
  if (row.control !== undefined) return missing.includes(row.control) ? '–' : `found ${figures[row.control]}`
  return controls > 0 ? `${controls} found out` : '–'
}
