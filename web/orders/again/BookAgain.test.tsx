import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getResort } from '../../../domain/content/calls.ts'
import { getCalendar, lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { aCart } from '../../cart/cart-fixture.ts'
import { answering, arrivedAt, endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { RESORT } from '../../content/resort-fixture.ts'
import { problem } from '../../platform/fake-server.ts'
import { anOrder } from '../order-fixture.ts'
import { BookAgain } from './BookAgain.tsx'
import { lastBooking } from './last-booking.ts'

const ORDER = anOrder()
const LAST = lastBooking([ORDER])!
const SEASON = { from: '2027-05-01', to: '2027-09-15' }
const Card = () => <BookAgain last={LAST} resort={{ ...RESORT, today: '2027-07-11' }} season={SEASON} />

const open = async (lock: () => Response | { cart: ReturnType<typeof aCart>; serverNow: string }) => {
  const server = await openPages(
    '/tabs/home',
    { '/tabs/home': Card },
    {
      ...answering(getResort, () => RESORT),
      ...answering(getCalendar, () => ({ days: [] })),
      ...answering(lockUmbrellas, lock),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Come l’ultima volta/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Che giorno?' })
  await act(async () => fireEvent.click(within(sheet).getByRole('button', { name: /sabato 24 luglio 2027/ })))
  return server
}

beforeEach(() => startWith('Giulia'))
afterEach(endPages)

test('B-34 two taps: the same places, dogs and extras are held for the new days, and the checkout has the same way of paying', async () => {
  const { seen } = await open(() => ({ cart: aCart(), serverNow: '2027-07-11T08:24:00.000Z' }))
  expect(await arrivedAt()).toBe('/tabs/home/carrello/pagamenti-card?method=cash')
  expect(seen(lockUmbrellas)[0]?.body).toEqual({
    from: '2027-07-24',
    to: '2027-07-25',
    part: 'full_day',
    places: ORDER.lines.map(({ umbrellaId, people, dogs, extras }) => ({
      umbrellaId,
      people,
      dogs: dogs.map(({ name, size }) => ({ name, size })),
      extras,
    })),
  })
})

test('B-34 a place that is gone on that day leads to the map, with the same people and dogs', async () => {
  await open(() => problem(409, 'umbrella_taken', { detail: 'C5 non è più disponibile' }))
  expect(await arrivedAt()).toMatch(/new-search-loader\?from=2027-07-24&to=2027-07-25&part=full_day&people=\d/)
})

test('B-34 a day on which nothing can be booked is said on the sheet, where another can be chosen', async () => {
  await open(() => problem(409, 'day_part_over', { detail: 'Oggi non si prenota più.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Oggi non si prenota più.')
  expect(screen.getByRole('dialog', { name: 'Che giorno?' })).toBeTruthy()
})
