import { describe, expect, test } from 'vitest'
import { mapKey, rowBlocks, type KeyPress } from './map-keyboard.ts'
import { layOut } from './map-layout.ts'
import { PLAN, placeOf } from './test-beach.ts'

const layout = layOut(PLAN)
const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...rest,
})
const codeOf = (id: number) => PLAN.places.find((place) => place.id === id)?.code

function go(from: string, key: string, rest: Partial<KeyPress> = {}): string | undefined {
  const action = mapKey(layout, placeOf(from).id, press(key, rest))
  return action !== null && 'move' in action ? codeOf(action.move) : undefined
}

describe('the map by keyboard', () => {
  test.each([
    ['B3', 'ArrowRight', 'B4'],
    ['B3', 'ArrowLeft', 'B2'],
    ['B3', 'ArrowDown', 'C3'],
    ['B3', 'ArrowUp', 'A3'],
    ['A3', 'ArrowRight', 'A6'],
    ['B4', 'ArrowUp', 'A3'],
    ['A3', 'ArrowUp', 'A3'],
    ['B24', 'ArrowRight', 'B24'],
    ['D1', 'ArrowDown', 'O1'],
    ['B12', 'Home', 'B1'],
    ['B12', 'End', 'B24'],
    ['B3', 'PageDown', 'D3'],
    ['D3', 'PageDown', 'O2'],
    ['D3', 'PageUp', 'A3'],
    ['C3', 'PageUp', 'A3'],
  ])('R-101 from %s, %s leads to %s', (from, key, to) => {
    expect(go(from, key)).toBe(to)
  })

  test('R-101 Ctrl+Home and Ctrl+End lead to the ends of the beach', () => {
    expect(go('C12', 'Home', { ctrlKey: true })).toBe('A1')
    expect(go('C12', 'End', { ctrlKey: true })).toBe('O12')
  })

  test('R-101 a letter jumps to its row, in the same column', () => {
    expect(go('B12', 'd')).toBe('D12')
    expect(go('B12', 'D', { shiftKey: true })).toBe('D12')
    expect(go('B1', 'z')).toBeUndefined()
  })

  test.each([
    ['Enter', 'open'],
    [' ', 'open'],
    ['Escape', 'close'],
    ['+', 'zoom-in'],
    ['-', 'zoom-out'],
    ['0', 'fit'],
    ['l', 'list'],
    ['L', 'list'],
  ])('R-101 %s asks for %s', (key, command) => {
    expect(mapKey(layout, placeOf('B3').id, press(key))).toEqual({ command })
  })

  test('R-101 the browser’s own shortcuts stay its own', () => {
    expect(mapKey(layout, placeOf('B3').id, press('+', { ctrlKey: true }))).toBeNull()
    expect(mapKey(layout, placeOf('B3').id, press('d', { ctrlKey: true }))).toBeNull()
    expect(mapKey(layout, placeOf('B3').id, press('ArrowLeft', { altKey: true }))).toBeNull()
    expect(mapKey(layout, placeOf('B3').id, press('Tab'))).toBeNull()
  })

  test('R-101 rows between walkways are blocks', () => {
    expect(rowBlocks(layout.rows).map((block) => block.map((row) => row.id).join(''))).toEqual(['ABC', 'D', 'O'])
  })
})
