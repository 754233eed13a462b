import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getResort, getSeaConditions } from '../../../domain/content/calls.ts'
import { listOrders } from '../../../domain/orders/calls.ts'
import { answering, endPages, openPages, startWith } from '../../accounts/page-fixture.tsx'
import { RESORT } from '../../content/resort-fixture.ts'
import { anOrder } from '../../orders/order-fixture.ts'
import { HomePage } from './HomePage.tsx'

beforeEach(() => startWith('Giulia'))
afterEach(endPages)

const sea = (isSandHot: boolean) =>
  answering(getSeaConditions, () => ({
    conditions: {
      airCelsius: 31,
      waterCelsius: 24,
      windKnots: 6,
      windFrom: 'SW' as const,
      wave: 'calm' as const,
      sky: 'clear' as const,
      flag: 'white' as const,
      observedAt: '2027-07-18T10:15:00.000Z',
      source: 'staff' as const,
      isSandHot,
    },
  }))
const order = (hasDog: boolean) => {
  const today = anOrder()
  const lines = today.lines.map((line) => ({
    ...line,
    dogs: hasDog ? [{ name: 'Nebbia', size: 'large' as const }] : [],
  }))
  return answering(listOrders, () => ({ orders: [{ ...today, lines }], next: null }))
}
const WARNING = 'Brucia le zampe: resta all’ombra e usa le passerelle, con acqua fresca per il cane.'

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('B-22 hot sand %s and a dog on today’s place %s: the home warns %s', async (isHot, hasDog, warns) => {
  await openPages(
    '/tabs/home',
    { '/tabs/home': HomePage },
    {
      ...answering(getResort, () => RESORT),
      ...sea(isHot),
      ...order(hasDog),
    },
  )
  expect(await screen.findByText('Ombrelloni C5 e C6')).toBeTruthy()
  expect(screen.queryByText(WARNING) !== null).toBe(warns)
})
