import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getBarState } from '../../../domain/bar/calls.ts'
import { getResort, getSeaConditions, listNews } from '../../../domain/content/calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { getRestaurantAvailability, getRestaurants } from '../../../domain/restaurant/calls.ts'
import { answering, endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { RESORT } from '../../content/resort-fixture.ts'
import { HomePage } from './HomePage.tsx'

const PAGES = { '/tabs/home': HomePage }
const TODAY = civilDate('2027-07-18')
type Restaurant = CallOutput<typeof getRestaurants>['restaurants'][number]

const PINETA: Restaurant = {
  restaurant: 1,
  name: 'La Pineta',
  dish: 'cacciucco',
  line: { it: 'Mare', en: 'Sea', fr: 'Mer', nl: 'Zee', de: 'Meer' },
  isActive: true,
  platforms: ['android', 'ios', 'other'],
  season: { from: TODAY, to: civilDate('2027-09-15') },
  suspended: null,
  meals: [{ meal: 'lunch', from: '12:15', to: '14:45', stepMinutes: 15 }],
  largestTable: 8,
  closedBecause: null,
}
const open = answering(getResort, () => RESORT)
const restaurants = (...list: Restaurant[]) =>
  answering(getRestaurants, () => ({ today: TODAY, restaurants: list, depositCents: cents(0) }))
const meals = (isLunchOver: boolean, isDinnerOver: boolean) =>
  answering(getRestaurantAvailability, () => ({
    restaurant: 1 as const,
    day: TODAY,
    seats: 2,
    today: TODAY,
    closedBecause: null,
    isTooLarge: false,
    meals: [
      { meal: 'lunch' as const, isOver: isLunchOver, until: '11:00', isClosed: false, slots: [] },
      { meal: 'dinner' as const, isOver: isDinnerOver, until: '20:00', isClosed: false, slots: [] },
    ],
  }))

beforeEach(() => startWith('nobody'))
afterEach(endPages)

test.each([
  [false, false, 'Per pranzo, entro le 11'],
  [true, false, 'Per cena, entro le 20'],
  [true, true, 'Da domani'],
])(
  'R-515 R-103 the entry of the restaurant says by when one books the next meal (%j, %j)',
  async (lunch, dinner, words) => {
    await openPages('/tabs/home', PAGES, { ...open, ...restaurants(PINETA), ...meals(lunch, dinner) })
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test('R-103 a suspended restaurant says until when, and one that is switched off is not spoken of', async () => {
  const suspended = { until: civilDate('2027-07-20'), reason: null }
  await openPages('/tabs/home', PAGES, {
    ...open,
    ...restaurants(
      { ...PINETA, closedBecause: 'suspended', suspended },
      { ...PINETA, restaurant: 2, closedBecause: 'inactive' },
    ),
  })
  expect(await screen.findByText('Sospeso fino al 20 luglio')).toBeTruthy()
})

test('R-103 without any restaurant on this platform there is no entry', async () => {
  await openPages('/tabs/home', PAGES, { ...open, ...restaurants({ ...PINETA, closedBecause: 'platform' }) })
  expect(await screen.findByText('Ordina al bar')).toBeTruthy()
  expect(screen.queryByText('Ristorante')).toBeNull()
})

const BAR: CallOutput<typeof getBarState> = {
  isOpen: true,
  isPaused: false,
  pausedUntil: null,
  opensAt: '09:00',
  lastOrderAt: '18:30',
  closesAt: '19:00',
  soldOut: [],
  few: [],
  readyInMinutes: 12,
  menu: 'first',
  serverNow: '2027-07-18T10:00:00.000Z',
}

test.each([
  [{}, 'Arriva all’ombrellone'],
  [{ isOpen: false }, 'Adesso è chiuso'],
  [{ isOpen: false, isPaused: true }, 'Torna tra poco'],
])('R-807 the entry of the bar says when it takes no orders %j', async (over, words) => {
  await openPages('/tabs/home', PAGES, { ...open, ...answering(getBarState, () => ({ ...BAR, ...over })) })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('R-106 the sea and the news are shown when somebody knows them, and nothing is invented otherwise', async () => {
  await openPages('/tabs/home', PAGES, {
    ...open,
    ...answering(getSeaConditions, () => ({
      conditions: {
        airCelsius: 29,
        waterCelsius: 24,
        windKnots: 9,
        windFrom: 'SW' as const,
        wave: 'calm' as const,
        sky: 'clear' as const,
        flag: 'white' as const,
        observedAt: '2027-07-18T08:15:00.000Z',
        isSandHot: false,
        source: 'staff' as const,
      },
    })),
    ...answering(listNews, () => ({
      news: [
        {
          newsId: 1,
          kind: 'paws' as const,
          title: 'Dalle 12 la sabbia scotta',
          markdown: 'Usa la **passerella**.',
          day: null,
          photoId: null,
        },
        {
          newsId: 2,
          kind: 'event' as const,
          title: 'Cena in riva',
          markdown: 'Tavoli dalle 20.',
          day: '2027-07-24',
          photoId: null,
        },
      ],
    })),
  })
  expect(await screen.findByText('Oggi il mare è calmo.')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Meteo e mare, aggiornato alle 10:15' }).textContent).toBe(
    '29°sole24°acqua9 nodiSOBiancabandiera',
  )
  const link = await screen.findByRole('link', { name: /Dalle 12 la sabbia scotta/ })
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/tabs/home/novita',
    'ZampeDalle 12 la sabbia scottaUsa la passerella.',
  ])
  expect(screen.getByText(/sabato 24/)).toBeTruthy()
})

test('B-19 the strip leads to the rule of bad weather, names whose figures it shows, and invents no flag', async () => {
  await openPages('/tabs/home', PAGES, {
    ...open,
    ...answering(getSeaConditions, () => ({
      conditions: {
        airCelsius: 22,
        waterCelsius: 21,
        windKnots: 18,
        windFrom: 'N' as const,
        wave: 'moderate' as const,
        sky: 'rain' as const,
        flag: null,
        observedAt: '2027-07-18T08:15:00.000Z',
        isSandHot: false,
        source: 'provider' as const,
      },
    })),
  })
  expect(await screen.findByText('Oggi il mare è mosso.')).toBeTruthy()
  expect(screen.getByRole('list', { name: /^Meteo e mare/ }).textContent).toBe('22°pioggia21°acqua18 nodiN')
  expect(screen.getByRole('link', { name: 'Se il tempo è brutto' }).getAttribute('href')).toBe('/tabs/contact/meteo')
  expect(screen.getByRole('link', { name: 'dati Open-Meteo' }).getAttribute('href')).toBe('https://open-meteo.com/')
})

test('R-106 without observations and news there is neither a strip nor a row', async () => {
  await openPages('/tabs/home', PAGES, { ...open, ...answering(getSeaConditions, () => ({ conditions: null })) })
  expect(await screen.findByText('Quando vieni al mare?')).toBeTruthy()
  expect(screen.queryByText('Novità')).toBeNull()
})
