import { act, cleanup, render, screen } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, json, problem } from '../platform/fake-server.ts'
import { loadLanguage, setLanguage } from '../platform/language.ts'
import { queryClient } from '../platform/queries.ts'
import { AtPlace } from '../platform/router.tsx'
import { screenTitle } from '../platform/screen-title.ts'
import { InfoPage, PersonalDataPage, PurposesPage } from './TextPage.tsx'

async function open(path: string, page: ReactNode) {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <AtPlace path={path}>{page}</AtPlace>
        </Suspense>
      </QueryClientProvider>,
    )
  })
}

const serveTexts = () =>
  fakeServer(({ url }) => {
    const query = new URL(url, 'http://localhost').searchParams
    const [slug, language] = [query.get('slug') ?? '', query.get('language') ?? '']
    if (slug === 'gone' || slug === '') return problem(404, 'not_found')
    return json({ slug, language, title: `${slug} ${language}`, markdown: 'Testo <b>nudo</b>.', version: '2026-05-01' })
  })

beforeEach(() => {
  localStorage.clear()
  loadLanguage()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['trattamentodati', <PersonalDataPage key="1" />, 'personal-data it'],
  ['finalitadati', <PurposesPage key="2" />, 'purposes it'],
  ['tabs/contact/info?page=prices', <InfoPage key="3" />, 'prices it'],
])('R-213 R-216 %s shows its text with its version, without an account', async (path, page, title) => {
  serveTexts()
  await open(`/${path}`, page)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText('Testo <b>nudo</b>.')).toBeTruthy()
  expect(screen.getByText('Versione del testo: 2026-05-01')).toBeTruthy()
})

test('R-112 a text page follows the language', async () => {
  serveTexts()
  await open('/trattamentodati', <PersonalDataPage />)
  await screen.findByText('personal-data it')
  await act(() => setLanguage('de'))
  expect(await screen.findByText('personal-data de')).toBeTruthy()
  expect(await screen.findByText('Version des Textes: 2026-05-01')).toBeTruthy()
  await act(() => setLanguage('it'))
})

test('R-213 a page that does not exist leads to the contacts', async () => {
  serveTexts()
  await open('/tabs/contact/info?page=gone', <InfoPage />)
  expect(await screen.findByText('Questa pagina non c’è')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Vai ai contatti' }).getAttribute('href')).toBe('/tabs/contact/contatti')
  expect(screenTitle.get()).toBe('Informazioni')
})

test.each(['', '?page='])(
  'R-213 where no info page is named (%j) all of them are, and none is asked for',
  async (query) => {
    const { seen } = serveTexts()
    await open(`/tabs/contact/info${query}`, <InfoPage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Informazioni' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Prezzi' }).getAttribute('href')).toBe('/tabs/contact/info?page=prices')
    expect(seen.filter(({ url }) => url.includes('content/page'))).toEqual([])
  },
)

test('R-806 a text that does not load can be tried again', async () => {
  let isBroken = true
  fakeServer(() =>
    isBroken
      ? problem(500, 'defect')
      : json({ slug: 'prices', language: 'it', title: 'Prezzi', markdown: '', version: '1' }),
  )
  await open('/tabs/contact/info?page=prices', <InfoPage />)
  const retry = await screen.findByRole('button', { name: 'Riprova' })
  isBroken = false
  await act(async () => retry.click())
  expect(await screen.findByText('Prezzi')).toBeTruthy()
})

test.each([
  ['rental', 'Scegli i servizi', '/tabs/home/servizi'],
  ['parking', 'Prenota il parcheggio', '/tabs/home/parcheggio'],
  ['restaurant', 'Prenota un tavolo', '/tabs/home/ristorante'],
])('R-213 the info page %s leads to what it tells of', async (page, words, path) => {
  serveTexts()
  await open(`/tabs/contact/info?page=${page}`, <InfoPage />)
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(path)
})
