import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getDailyMenu, getResort } from '../../../domain/content/calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { answering, endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { RESORT } from '../../content/resort-fixture.ts'
import { problem } from '../../platform/fake-server.ts'
import { fakeStream } from '../../platform/fake-stream.ts'
import { DailyMenuPage } from './DailyMenuPage.tsx'

const PAGES = { '/tabs/home/menu-del-giorno': DailyMenuPage }
const open = answering(getResort, () => RESORT)
const dish = {
  dishId: 3,
  course: 'Secondo',
  name: 'Tonno al sesamo',
  description: 'Scottato, con fagioli all’olio',
  cents: cents(1900),
  allergens: ['fish' as const, 'sesame' as const],
  traces: ['nuts' as const],
  isFrozen: true,
  isAlcoholic: false,
  isSoldOut: true,
  photoId: null,
  art: 'tuna',
}
const menuOf = (dishes: readonly (typeof dish)[], note: { title: string; text: string } | null = null) => ({
  day: civilDate('2027-07-18'),
  restaurant: 1,
  dishes: [...dishes],
  note,
})
const menu = (...menus: Parameters<typeof menuOf>) => answering(getDailyMenu, () => menuOf(...menus))

let live: ReturnType<typeof fakeStream>
beforeEach(() => {
  live = fakeStream('menu')
  startWith('nobody')
})
afterEach(endPages)

test('R-106 R-214 B-15 a dish is shown with course, price, allergens, traces and whether it was frozen', async () => {
  const note = { title: 'Primo, secondo e acqua 30 €', text: 'Solo a pranzo.' }
  await openPages('/tabs/home/menu-del-giorno', PAGES, { ...open, ...menu([dish], note) })
  expect(await screen.findByRole('heading', { name: 'Tonno al sesamo' })).toBeTruthy()
  expect(screen.getByText('domenica 18 luglio')).toBeTruthy()
  for (const words of [
    'Secondo',
    'Allergeni: pesce, sesamo',
    'Può contenere frutta a guscio',
    'congelato',
    'finito',
    '19 euro',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Primo, secondo e acqua 30 €')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Prenota un tavolo' }).getAttribute('href')).toBe('/tabs/home/ristorante')
})

test('R-214 B-10 the menu follows what the kitchen publishes while it is read', async () => {
  let shown = dish
  await openPages('/tabs/home/menu-del-giorno', PAGES, { ...open, ...answering(getDailyMenu, () => menuOf([shown])) })
  expect(await screen.findByRole('heading', { name: 'Tonno al sesamo' })).toBeTruthy()
  shown = { ...dish, name: 'Orata all’isolana' }
  await act(async () => live.tick())
  expect(await screen.findByRole('heading', { name: 'Orata all’isolana' })).toBeTruthy()
})

test('R-214 a day without a menu says so and leads to the bar', async () => {
  await openPages('/tabs/home/menu-del-giorno', PAGES, { ...open, ...menu([]) })
  expect(await screen.findByText('Oggi non c’è un menù')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ordina al bar' }).getAttribute('href')).toBe('/tabs/menu')
})

test('R-806 a menu that does not come can be asked for again', async () => {
  let isBroken = true
  await openPages('/tabs/home/menu-del-giorno', PAGES, {
    ...open,
    ...answering(getDailyMenu, () => (isBroken ? problem(500, 'defect') : menuOf([dish]))),
  })
  const retry = await screen.findByRole('button', { name: 'Riprova' })
  isBroken = false
  retry.click()
  expect(await screen.findByText('Tonno al sesamo')).toBeTruthy()
})
