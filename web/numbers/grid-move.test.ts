import { expect, test } from 'vitest'
import { moveInGrid } from './grid-move.ts'

const SIZE = { rows: 3, columns: 7 }

test.each([
  ['ArrowRight', false, [1, 4]],
  ['ArrowLeft', false, [1, 2]],
  ['ArrowUp', false, [0, 3]],
  ['ArrowDown', false, [2, 3]],
  ['Home', false, [1, 0]],
  ['End', false, [1, 6]],
  ['Home', true, [0, 0]],
  ['End', true, [2, 6]],
] as const)('%s with control %s leads to %s', (key, ctrlKey, [row, column]) => {
  expect(moveInGrid({ row: 1, column: 3 }, { key, ctrlKey }, SIZE)).toEqual({ row, column })
})

test('an edge holds, and other keys are not its own', () => {
  for (const key of ['ArrowRight', 'ArrowDown', 'End'])
    expect(moveInGrid({ row: 2, column: 6 }, { key, ctrlKey: false }, SIZE)).toEqual({ row: 2, column: 6 })
  for (const key of ['ArrowLeft', 'ArrowUp', 'Home'])
    expect(moveInGrid({ row: 0, column: 0 }, { key, ctrlKey: false }, SIZE)).toEqual({ row: 0, column: 0 })
  expect(moveInGrid({ row: 1, column: 1 }, { key: 'Tab', ctrlKey: false }, SIZE)).toBeNull()
})
