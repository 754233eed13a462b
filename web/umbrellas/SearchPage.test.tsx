import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getResort } from '../../domain/content/calls.ts'
import { endPages, openPages, startWith } from '../accounts/page-fixture.tsx'
import { SearchPage } from './SearchPage.tsx'

const PATH = '/tabs/main-page-ombrelloni'

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
