import { expect, test } from 'vitest'
import { idsInTitles, rowProblems } from './rows.ts'

const row = (number: number) => ['R', number].join('-')
const tested = (...numbers: number[]) => new Map(numbers.map((number) => [row(number), new Set(['a.test.ts'])]))

test('a row without a test is named, unless an issue brings it', () => {
  const rows = [row(101), row(102)]
  expect(rowProblems(rows, tested(101, 102), {})).toEqual([])
  expect(rowProblems(rows, tested(101), {})).toEqual([`${row(102)}: no test proves this row`])
  expect(rowProblems(rows, tested(101), { [row(102)]: 17 })).toEqual([])
})

test('a listed row that has a test by now has to leave the list', () => {
  expect(rowProblems([row(101)], tested(101), { [row(101)]: 17 })).toEqual([
    `${row(101)}: has a test; take it off tools/awaited.json`,
  ])
  expect(rowProblems([], tested(), { [row(101)]: 17 })).toEqual([
    `${row(101)}: is no requirement; take it off tools/awaited.json`,
  ])
})

test('a test of a row that does not exist is named with its file', () => {
  expect(rowProblems([], tested(999), {})).toEqual([`${row(999)} is no requirement: a.test.ts`])
})

test('ids stand in the titles of tests, also as ranges', () => {
  const source = `// ${row(101)}\ntest('${row(203)} to ${row(205)}: redirects', () => run('${row(102)}'))`
  expect(idsInTitles(source)).toEqual([row(203), row(204), row(205)])
})
