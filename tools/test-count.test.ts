import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest } from './test-count.ts'

const playwright = (titles: readonly string[]) => ({
  stats: { expected: 5, unexpected: 1, skipped: 1, flaky: titles.length },
  suites: [{ suites: [{ specs: titles.map((title) => ({ title, tests: [{ status: 'flaky' }] })) }] }],
})

test('a skipped test counts as failed', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 }
  expect(countVitest(report)).toEqual({ passed: 7, failed: 6, shaky: [] })
  expect(countPlaywright(playwright([]), '')).toEqual({ passed: 5, failed: 2, shaky: [] })
})

test('a test that needed its second try is named, and said to be new where no cause is listed', () => {
  expect(countPlaywright(playwright(['the camera']), '| the camera | why |')).toEqual({
    passed: 6,
    failed: 2,
    shaky: ['the camera'],
  })
  expect(countPlaywright(playwright(['the camera']), '')).toEqual({
    passed: 6,
    failed: 2,
    shaky: ['the camera (not listed in docs/testing.md)'],
  })
})

test('a program that ends badly is a failure, with or without a report', () => {
  const green = { passed: 3, failed: 0, shaky: [] }
  expect(addCounts([{ code: 0, count: green }])).toEqual(green)
  expect(
    addCounts([
      { code: 1, count: green },
      { code: 1, count: null },
    ]),
  ).toMatchObject({ passed: 3, failed: 2 })
  expect(addCounts([{ code: 1, count: { ...green, failed: 4 } }])).toMatchObject({ failed: 4 })
})
