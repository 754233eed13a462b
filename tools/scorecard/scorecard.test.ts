import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testFiles } from '../changed-tests.ts'
import { judge, namesRow, type Evidence } from './judge.ts'
import { row } from './row.ts'
import { ROWS, rowsNamed, type RowId } from './rows.ts'
import { scorecardText } from './table.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const LOST = row({
  measure: 'orders lost in 100',
  target: '0',
  from: ['tests'],
  figures: { orders: 'sum', lost: 'sum', found: 'sum' },
  shows: ({ orders, lost }) => `${lost} of ${orders}`,
  isMet: ({ lost }) => lost === 0,
  volume: { of: 'orders', least: 100 },
  control: 'found',
})
const passed = (title: string) => ({ title, isPassed: true, ms: 1_500 })
const brought = (change: Partial<Evidence> = {}): Evidence => ({
  tests: [passed('Q-01 a run'), passed('Q-01 control: another')],
  reported: [
    { orders: 60, lost: 0 },
    { orders: 40, lost: 0, found: 3 },
  ],
  ms: 1_000,
  broken: [],
  absent: null,
  ...change,
})
const verdictOf = (change: Partial<Evidence> = {}, isLong = false) => judge(LOST, brought(change), isLong)

test('what several tests report is one figure, with its control, number of tests and duration', () => {
  expect(verdictOf()).toEqual({ figure: '0 of 100', verdict: 'met', control: 'found 3', tests: 2, seconds: 4 })
})

test.each([
  ['a figure over its target', { reported: [{ orders: 100, lost: 1, found: 1 }] }, 'MISSED'],
  ['a control that found nothing', { reported: [{ orders: 100, lost: 0, found: 0 }] }, 'MISSED'],
  ['a test that failed or was skipped', { tests: [{ title: 'Q-01 a', isPassed: false, ms: 1 }] }, 'MISSED'],
  ['a file that broke', { broken: ['x.test.ts broke: no such module'] }, 'MISSED'],
  ['nothing that ran', { tests: [], reported: [] }, 'not measured: nothing ran'],
  ['tests without a figure', { reported: [{ orders: 100 }] }, 'not measured: no run reported lost, found'],
  ['what cannot run here', { absent: 'strace is not installed here' }, 'not measured: strace is not installed here'],
  ['too few', { reported: [{ orders: 99, lost: 0, found: 1 }] }, 'short form: 99 of 100'],
] as const)('%s is never green: %#', (_what, change, verdict) => {
  expect(verdictOf(change).verdict).toBe(verdict)
})

test('in the long form too few is a miss, and a row that awaits something stays not measured', () => {
  expect(verdictOf({ reported: [{ orders: 99, lost: 0, found: 1 }] }, true).verdict).toBe('MISSED: 99 of 100')
  const awaiting = { ...LOST, awaits: 'a second server' }
  expect(judge(awaiting, brought(), true)).toMatchObject({
    figure: '0 of 100',
    verdict: 'not measured: a second server',
  })
})

test('a run writes its rows and leaves the others as they were, with their commit', () => {
  const rows = new Map([...ROWS].slice(0, 3))
  const verdict = { figure: '0 | none', verdict: 'met', control: '–', tests: 2, seconds: 4 }
  const first = scorecardText(rows, new Map([['Q-01', verdict] as const]), { commit: 'aaaaaaa', seed: 1 }, '')
  expect(first).toContain('| 0 \\| none | **met** | – | 2 | 1 | aaaaaaa | 4 |')
  expect(first).toMatch(/\| Q-02 .* not measured: no run yet/)
  const second = scorecardText(rows, new Map([['Q-02', verdict] as const]), { commit: 'bbbbbbb', seed: 2 }, first)
  const line = (text: string, id: RowId) => text.split('\n').find((one) => one.startsWith(`| ${id} |`))
  expect(line(second, 'Q-01')).toBe(line(first, 'Q-01'))
  expect(line(second, 'Q-02')).toContain('bbbbbbb')
  expect(second).toContain('Of 3 rows 2 are met, 0 missed, 0 measured in their short form, 1 not measured.')
})

test('words choose rows by id and group', () => {
  expect([...rowsNamed(['L', 'Q-07']).rows.keys()]).toEqual(['Q-07', 'L-01', 'L-02', 'L-03', 'L-04'])
  expect(rowsNamed([]).rows.size).toBe(40)
  expect(rowsNamed(['Q', 'X', 'Q-99']).unknown).toEqual(['X', 'Q-99'])
})

test('every row that tests measure is named by the title of one, or awaits what brings it', () => {
  const files = [...testFiles('tests/browser/**'), ...globSync('tests/browser/*.spec.ts', { cwd: ROOT })]
  const texts = files
    .filter((file) => !file.endsWith('scorecard.test.ts'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const isMeasured = (id: RowId) => texts.some((text) => namesRow(text, id))
  const unmeasured = [...ROWS].filter(
    ([id, { from, awaits }]) => from.includes('tests') && awaits === undefined && !isMeasured(id),
  )
  expect(unmeasured.map(([id]) => id)).toEqual([])
})
