import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LoginNeeded } from '../accounts/LoginNeeded.tsx'
import { accountTexts } from '../accounts/texts.ts'
import { welcomeTexts } from '../accounts/welcome/texts.ts'
import { followHistory } from '../platform/history.ts'
import { loadLanguage } from '../platform/language.ts'
import { AtPlace } from '../platform/router.tsx'
import { loadTexts } from '../platform/texts.ts'
import { enterAsGuest, signIn, signOut } from '../platform/session.ts'
import { uiTexts } from '../ui/texts.ts'
import { Gate, WelcomeGate } from './Gate.tsx'

const person = { token: 't0ken', username: 'giulia@posta.it', firstName: 'Giulia', lastName: 'Ferri' }
const wanted = '/tabs/main-page-ombrelloni?from=2026-07-18&to=2026-07-19'
let opened: string[] = []
let stop = () => undefined as void

async function visit(access: 'open' | 'entered' | 'login') {
  await act(async () => {
    render(
      <AtPlace path={wanted}>
        <Suspense fallback={null}>
          <Gate access={access} guard={<LoginNeeded />}>
            <p>la pagina</p>
          </Gate>
        </Suspense>
      </AtPlace>,
    )
  })
}

beforeAll(async () => {
  loadLanguage()
  await Promise.all([loadTexts(accountTexts), loadTexts(welcomeTexts), loadTexts(uiTexts)])
})

beforeEach(() => {
  signOut({ tellServer: false })
  history.replaceState(null, '', wanted)
  opened = []
  stop = followHistory({
    rewrite: (path) => path,
    prepare: async () => undefined,
    draw: ({ place }) => opened.push(place.pathname + place.search),
  })
})

afterEach(() => {
  stop()
  cleanup()
})

test('R-602 a guest meets the login in place, which leads back here', async () => {
  enterAsGuest()
  await visit('login')
  expect(screen.queryByText('la pagina')).toBeNull()
  const link = screen.getByRole('link', { name: 'Accedi' })
  expect(link.getAttribute('href')).toBe(`/welcome?login=1&next=${encodeURIComponent(wanted)}`)
  expect(opened).toEqual([])
})

test('R-502 access only with the flag true', async () => {
  signIn(person)
  await visit('login')
  expect(screen.getByText('la pagina')).toBeTruthy()
})

test('R-110 a guest sees the pages that need no login', async () => {
  enterAsGuest()
  await visit('entered')
  expect(screen.getByText('la pagina')).toBeTruthy()
})

test('R-401 whoever has not entered goes to the welcome', async () => {
  await visit('entered')
  expect(screen.queryByText('la pagina')).toBeNull()
  expect(opened).toEqual(['/welcome'])
})

test('R-216 open pages are open', async () => {
  await visit('open')
  expect(screen.getByText('la pagina')).toBeTruthy()
})

test.each([
  ['the wanted page', '/welcome?login=1&next=%2Friepilogo%3Forder%3D7', '/riepilogo?order=7'],
  ['home', '/welcome', '/tabs/home'],
  ['home, when the link leads elsewhere', '/welcome?next=https%3A%2F%2Fevil.example', '/tabs/home'],
  ['home, when dots make another host of it', '/welcome?next=%2Fx%2F..%2F%2Fevil.example', '/tabs/home'],
])('P20 R-502 from the welcome a signed-in person goes on to %s', async (_title, from, to) => {
  signIn(person)
  render(
    <AtPlace path={from}>
      <WelcomeGate>
        <p>benvenuti</p>
      </WelcomeGate>
    </AtPlace>,
  )
  await act(async () => undefined)
  expect(opened).toEqual([to])
})
