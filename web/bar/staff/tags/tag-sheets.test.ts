import { expect, test } from 'vitest'
import { chosenRows, rowsOf, sheetsOf, toggledRows } from './tag-sheets.ts'

const tagOf = (code: string) => ({ code, row: code.slice(0, 1), tag: '', url: '' })
const TAGS = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1'].map(tagOf)
const codes = (sheets: ReturnType<typeof sheetsOf>) => sheets.map((sheet) => sheet.map(({ code }) => code).join(' '))

test('B-08 sheets hold the tags of the chosen rows, or of all, in the plan’s order', () => {
  expect(codes(sheetsOf(TAGS, ['B', 'C'], '1'))).toEqual(['B1', 'B2', 'C1'])
  expect(codes(sheetsOf(TAGS, [], '8'))).toEqual(['A1 A2 A3 B1 B2 C1'])
  const many = Array.from({ length: 25 }, (_, index) => tagOf(`D${index + 1}`))
  expect(sheetsOf(many, [], '24').map((sheet) => sheet.length)).toEqual([24, 1])
  expect(sheetsOf(many, [], '8').map((sheet) => sheet.length)).toEqual([8, 8, 8, 1])
  expect(sheetsOf([], [], '8')).toEqual([])
})

test('B-08 rows of an address that the beach does not have are none; all of them are no choice', () => {
  const known = rowsOf(TAGS)
  expect(known).toEqual(['A', 'B', 'C'])
  expect(chosenRows(undefined, known)).toEqual([])
  expect(chosenRows('Z', known)).toEqual([])
  expect(chosenRows('C,A,Z', known)).toEqual(['A', 'C'])
  expect(toggledRows([], 'B', known)).toBe('B')
  expect(toggledRows(['B'], 'A', known)).toBe('A,B')
  expect(toggledRows(['A', 'B'], 'C', known)).toBeUndefined()
  expect(toggledRows(['A'], 'A', known)).toBeUndefined()
})
