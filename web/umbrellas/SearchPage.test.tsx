import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getResort } from '../../domain/content/calls.ts'
import { getAvailability, getCalendar, getPlan } from '../../domain/umbrellas/calls.ts'
import { getOwnPlaces } from '../../domain/umbrellas/own-calls.ts'
import { answering, endPages, openPages, startWith } from '../accounts/page-fixture.tsx'
import { RESORT } from '../content/resort-fixture.ts'
import { availabilityWith, PLAN, placeOf } from './map/test-beach.ts'
import { SearchPage } from './SearchPage.tsx'

const PATH = '/tabs/main-page-ombrelloni'

/** An open beach on which all is free. */
const BEACH = {
  ...answering(getResort, () => ({
    ...RESORT,
    today: '2026-07-17',
    season: { from: '2026-05-01', to: '2026-09-30' },
  })),
  ...answering(getPlan, () => PLAN),
  ...answering(getAvailability, () => availabilityWith()),
  ...answering(getCalendar, () => ({ days: [] })),
}

beforeEach(() => startWith('Giulia'))
afterEach(endPages)

test('R-806 a search whose season cannot be read says so once, and asks again on request', async () => {
  const { seen } = await openPages(
    PATH,
    { [PATH]: SearchPage },
    { [getResort.path]: () => new Response('', { status: 500 }) },
  )
  expect(await screen.findByRole('heading', { name: 'Ops, qualcosa è andato storto' })).toBeTruthy()
  expect(screen.getByText('Riprova. Se continua, esci dall’account e rientra.')).toBeTruthy()
  const before = seen(getResort).length
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Riprova' })))
  expect(seen(getResort).length).toBeGreaterThan(before)
})

test('R-306 two dogs that fit together on a gazebo only: the search says so, and counts no umbrellas', async () => {
  const dogs = 'Nebbia:large,Pippo:small'
  await openPages(
    `${PATH}?from=2026-07-18&to=2026-07-19&part=full_day&people=2&dogs=${dogs}`,
    { [PATH]: SearchPage },
    BEACH,
  )
  expect(await screen.findByText('Con Nebbia e Pippo insieme serve un gazebo.')).toBeTruthy()
  const count = await screen.findByText('8 gazebo')
  expect(count.closest('p')?.textContent).not.toContain('ombrelloni')
})

test('R-405 what pauses for a person is not counted as free for them', async () => {
  const paused = [{ umbrellaId: placeOf('C20').id, until: '2026-07-17T09:14:00.000Z' }]
  await openPages(
    `${PATH}?from=2026-07-18&to=2026-07-19&part=full_day&people=2`,
    { [PATH]: SearchPage },
    {
      ...BEACH,
      ...answering(getOwnPlaces, () => ({
        booked: [],
        paused,
        pausedUntil: null,
        serverNow: '2026-07-17T09:00:00.000Z',
      })),
    },
  )
  const free = PLAN.places.filter(({ row }) => row !== 'O').length
  expect(await screen.findByText(`${free - 1} ombrelloni`)).toBeTruthy()
})
