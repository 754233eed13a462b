import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { Found, Stay } from '../../../domain/staff/customer-calls.ts'
import { closePage, openPage, serve } from '../../cart/test-app.tsx'
import { SearchResults } from './SearchResults.tsx'

const STAY: Stay = {
  orderId: 71,
  number: 'BA-7K3M-Q2XT',
  holder: 'Marta Neri',
  phone: '333 111 2222',
  codes: ['C5', 'C6'],
  from: civilDate('2027-07-20'),
  to: civilDate('2027-07-22'),
  day: civilDate('2027-07-20'),
  dueCents: cents(4400),
}
const nobody = { detail: '', accountId: null, orderId: null, subscriptionId: null, umbrellaId: null, day: null }
const PERSON: Found = { ...nobody, kind: 'customer', label: 'Marta Neri', accountId: 12 }
const ERASED: Found = { ...nobody, kind: 'order', label: 'BA-0000-0000', orderId: 9, day: civilDate('2027-07-01') }
const PLACE: Found = { ...nobody, kind: 'place', label: 'C5', umbrellaId: 3, day: civilDate('2027-07-11') }

afterEach(closePage)

test('R-603 D4 what is found are links: a stay and a place to the beach, people and orders to the customer', async () => {
  serve({ 'ges/search': () => ({ stays: [STAY], found: [PLACE, ERASED, PERSON] }) })
  await openPage(<SearchResults query="ne" openId="12" />, '/ges/clienti')
  const stays = await screen.findByRole('navigation', { name: 'Prenotazioni' })
  expect(stays.textContent).toContain('Marta Neri')
  expect(stays.textContent).toContain('44,00')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/ges/spiaggia?day=2027-07-20&place=C5',
    '/ges/spiaggia?day=2027-07-11&place=C5',
    '/ges/clienti?q=ne&order=9',
    '/ges/clienti?q=ne&customer=12',
  ])
  expect(screen.getByRole('link', { name: /^Marta Neri.*Cliente/ }).getAttribute('aria-current')).toBe('page')
})

test('R-603 nothing is asked for a single letter, and nothing found is said', async () => {
  const sent = serve({ 'ges/search': () => ({ stays: [], found: [] }) })
  await openPage(<SearchResults query="n" />, '/ges/clienti')
  expect(sent.filter(({ path }) => path === 'ges/search')).toEqual([])
  closePage()
  await openPage(<SearchResults query="nn" />, '/ges/clienti')
  expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy()
})
