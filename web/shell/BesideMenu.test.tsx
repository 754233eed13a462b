import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUser } from '../../domain/accounts/calls.ts'
import { answering, endPages, openPages, startWith } from '../accounts/page-fixture.tsx'
import { useHere } from '../platform/navigation.tsx'
import { PageWithMenu } from './BesideMenu.tsx'

const GIULIA = { nome: 'Giulia', cognome: 'Ferri', telefono: '+393334182207', image: '', stripeToken: 0 as const }
const ANSWERS = answering(getUser, () => GIULIA)

function Here() {
  return <PageWithMenu pathname={useHere().pathname} isEntered />
}

async function openAt(path: string, isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  await openPages(path, { [path]: Here }, ANSWERS)
}

const ordersRow = () => screen.findByRole('link', { name: 'I miei ordini' })

beforeEach(() => startWith('Giulia'))
afterEach(() => {
  cleanup()
  endPages()
})

test('R-216 on a wide screen the profile opens beside its menu, and is marked there', async () => {
  await openAt('/tabs/contact', true)
  expect(await ordersRow()).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: 'Cognome' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Profilo personale' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull()
})

test('R-216 on a phone the menu is a page, and what it opens leads back to it', async () => {
  await openAt('/tabs/contact', false)
  expect(await ordersRow()).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  endPages()
  startWith('Giulia')
  await openAt('/tabs/contact/profilo', false)
  expect(await screen.findByRole('button', { name: 'Indietro' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'I miei ordini' })).toBeNull()
})
