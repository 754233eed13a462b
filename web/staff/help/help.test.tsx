import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Language } from '../../../domain/platform/language.ts'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { StaffShell } from '../StaffShell.tsx'
import { readHandbook } from './chapters.ts'

async function open(language: Language) {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/staff/me': () => ({ displayName: 'Giada Neri', roles: ['bar'] as StaffRole[] }),
  })
  await openPage(
    <StaffShell screen="bar">
      <StaffPage title="Comande">
        <p>comande</p>
      </StaffPage>
    </StaffShell>,
    '/ges/bar',
    language,
  )
}

afterEach(() => closePage())

test('R-603 the "?" of a screen opens two lines, a picture and its chapter of the handbook', async () => {
  await open('it')
  fireEvent.click(await screen.findByRole('button', { name: 'Aiuto: Bar' }))
  const help = within(await screen.findByRole('dialog', { name: 'Aiuto: Bar' }))
  expect(await help.findByText('Le comande di oggi, dalle nuove alle consegnate.')).toBeTruthy()
  expect(help.getByText('Ogni comanda ha un pulsante solo: il passo che viene dopo.')).toBeTruthy()
  const chapter = within(help.getByRole('article', { name: 'Manuale' }))
  expect(chapter.getByRole('heading', { name: 'Qualcosa è finito' })).toBeTruthy()
  expect(chapter.getByText('Accetta').tagName).toBe('STRONG')
})

test('R-112 who reads neither Italian nor English reads the chapter in English, said as such', async () => {
  await open('de')
  fireEvent.click(await screen.findByRole('button', { name: 'Hilfe: Bar' }))
  const help = within(await screen.findByRole('dialog', { name: 'Hilfe: Bar' }))
  expect(await help.findByText(/^Jede Bestellung hat eine Taste/)).toBeTruthy()
  const chapter = help.getByRole('article', { name: 'Handbuch' })
  expect(chapter.getAttribute('lang')).toBe('en')
  expect(within(chapter).getByRole('heading', { name: 'Something has run out' })).toBeTruthy()
})

test('a chapter is read with its title, its paragraphs and its steps in their order', () => {
  const source = [
    '# Book',
    '## Italiano',
    '### Uno <!-- one -->',
    'Parole.',
    '#### Come',
    '1. Primo',
    '2. Secondo **bene**',
    '## English',
    '### One <!-- one -->',
    'Words.',
  ].join('\n')
  expect(readHandbook(source, 'it').get('one')).toEqual({
    title: 'Uno',
    parts: [
      { kind: 'text', text: 'Parole.' },
      { kind: 'heading', text: 'Come' },
      { kind: 'steps', steps: ['Primo', 'Secondo **bene**'] },
    ],
  })
  expect(readHandbook(source, 'en').get('one')?.parts).toEqual([{ kind: 'text', text: 'Words.' }])
})
