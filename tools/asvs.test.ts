import { expect, test } from 'vitest'
import { asvsProblems, asvsScore, readAsvs, type AsvsRow } from './asvs.ts'

const rows = readAsvs()

test('the table has every requirement up to level 2, each with evidence that is there or a reason', () => {
  expect(asvsProblems(rows)).toEqual([])
})

test('a row that is missing, empty, unexplained or out of date is found', () => {
  const changed = (change: Partial<AsvsRow>) => {
    const [first, ...others] = rows
    return asvsProblems([{ ...(first as AsvsRow), ...change }, ...others])
  }
  expect(asvsProblems(rows.slice(1))).toEqual(['level 2: 182 requirements, expected 183'])
  expect(changed({ evidence: ['server/gone.test.ts'] })).toEqual(['V1.1.1: server/gone.test.ts is not there'])
  expect(changed({ evidence: [] })).toEqual(['V1.1.1: holds, and nothing shows it'])
  expect(changed({ state: 'open', note: '' })).toEqual(['V1.1.1: open, and no reason'])
  expect(changed({ state: 'fine', note: 'x' })).toEqual(['V1.1.1: "fine" is none of holds, open, not applicable'])
})

test('the score counts what applies, what holds, and what a test shows', () => {
  const { applicable, holding, tested, open } = asvsScore(rows)
  expect(applicable).toBe(holding + open.length)
  expect(tested).toBeLessThanOrEqual(holding)
  expect(holding / applicable).toBeGreaterThan(0.9)
})
