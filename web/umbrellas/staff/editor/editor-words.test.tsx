import { screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { beachOf } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import { beachFileSchema } from '../../../../domain/umbrellas/files/beach-file.ts'
import { closePage, openPage, RESORT, serve } from '../../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../use-umbrella-cart.ts'
import type { InspectorProps } from './inspector-parts.tsx'
import { Inspector } from './Inspector.tsx'
import { Outline } from './Outline.tsx'
import { Problems } from './Problems.tsx'
import { NOTHING, rowsOf } from './things.ts'

const FILE = beachFileSchema.parse(JSON.parse(readFileSync('resorts/bagno-argo/beach.json', 'utf8')))
const PROPS: InspectorProps = {
  file: FILE,
  beach: beachOf(FILE),
  categories: [],
  selection: NOTHING,
  onSelect: () => undefined,
  onEdit: () => undefined,
}

async function draw(page: React.ReactNode) {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
  })
  await openPage(page, '/ges/mappa')
}

afterEach(() => closePage())

test('B-23 columns are named by the rows that stand on them, and never by the word of their file', async () => {
  await draw(<Outline {...PROPS} onGo={() => undefined} />)
  expect(await screen.findByRole('region', { name: 'Colonne delle file: A–N' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Colonne delle file: O–P' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Aggiungi un blocco' })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Numeri 17–24' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/umbrellas|gazebos/)
})

test('B-23 a row chooses its columns by the same words', async () => {
  await draw(<Inspector {...PROPS} selection={{ things: [{ kind: 'row', id: 'C' }], gaps: [] }} />)
  expect((await screen.findAllByText('Colonne delle file: A–N')).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/umbrellas|gazebos/)
})

test('B-23 a zone that leaves the plan is named as guests read it', async () => {
  const things = [{ kind: 'zone', id: 'large-dogs' }] as const
  await draw(<Problems file={FILE} problems={[{ kind: 'zone_off_plan', names: [], things }]} onGo={() => undefined} />)
  expect(await screen.findByRole('button', { name: 'Mostra Cani grandi' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('large-dogs')
})

test('rows are said in spans', () => {
  const rows = FILE.rows.map((row) => (row.id === 'C' ? { ...row, columns: 'other' } : row))
  expect(rowsOf({ ...FILE, rows }, 'umbrellas')).toBe('A–B, D–N')
  expect(rowsOf({ ...FILE, rows }, 'other')).toBe('C')
  expect(rowsOf(FILE, 'nobody')).toBe('')
})
