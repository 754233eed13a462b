import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../platform/language.ts'
import { useHere } from '../platform/navigation.tsx'
import { queryClient } from '../platform/queries.ts'
import { Router } from '../platform/router.tsx'
import { enterAsGuest, signOut } from '../platform/session.ts'
import { defineTexts, loadTexts, useTexts } from '../platform/texts.ts'
import { PAGES } from '../routes.ts'
import { uiTexts } from '../ui/texts.ts'
import { PageWithMenu } from './BesideMenu.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { followRedirects, isSamePage, preparePage } from './pages.tsx'
import { TabBar } from './Tabs.tsx'
import { shellTexts } from './texts.ts'

/** What the network gives, as far as there is one. */
let isUp = false
const fromNetwork = async <T,>(value: T): Promise<T> => {
  if (!isUp) throw new TypeError('Failed to fetch dynamically imported module')
  return value
}
const profileWords = defineTexts<{ title: string }>({
  it: () => fromNetwork({ it: { title: 'Il tuo profilo' } }),
  en: () => fromNetwork({ en: { title: 'Your profile' } }),
  fr: () => fromNetwork({ fr: { title: 'Votre profil' } }),
  nl: () => fromNetwork({ nl: { title: 'Je profiel' } }),
  de: () => fromNetwork({ de: { title: 'Dein Profil' } }),
})

const Home = () => <h1>Casa</h1>
const Bar = () => <h1>Il bar</h1>
const Profile = () => <h1>{useTexts(profileWords).title}</h1>

function Shell() {
  const { pathname } = useHere()
  return (
    <>
      <ErrorBoundary resetKey={pathname}>
        <PageWithMenu pathname={pathname} isEntered />
      </ErrorBoundary>
      <TabBar />
    </>
  )
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const lit = () => document.querySelector('.tabbar [aria-current]')?.textContent
const heading = () => screen.getByRole('heading').textContent

async function press(tab: string): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name: tab }))
  await settle()
}

beforeEach(async () => {
  isUp = false
  loadLanguage()
  await Promise.all([loadTexts(shellTexts), loadTexts(uiTexts)])
  vi.spyOn(PAGES, 'home').mockResolvedValue(Home)
  vi.spyOn(PAGES, 'bar').mockImplementation(() => fromNetwork(Bar as never))
  // Its code is here, its texts are not.
  vi.spyOn(PAGES, 'profileMenu').mockResolvedValue(Profile)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  signOut({ tellServer: false })
  enterAsGuest()
  history.replaceState(null, '', '/tabs/home')
  await preparePage('/tabs/home')
  render(
    <QueryClientProvider client={queryClient}>
      <Router rewrite={followRedirects} prepare={preparePage} isSamePage={isSamePage}>
        <Suspense fallback={null}>
          <Shell />
        </Suspense>
      </Router>
    </QueryClientProvider>,
  )
  await settle()
  onlineManager.setOnline(false)
})

afterEach(() => {
  onlineManager.setOnline(true)
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('G2 B-02 without a network each tab opens its own offline state at once, and the lit tab is the screen shown', async () => {
  expect([heading(), lit()]).toEqual(['Casa', 'Home'])
  await press('Ordina')
  expect([heading(), lit(), location.pathname]).toEqual(['Sei offline', 'Ordina', '/tabs/menu'])
  await press('Profilo')
  expect([heading(), lit(), location.pathname]).toEqual(['Sei offline', 'Profilo', '/tabs/contact'])
  await press('Home')
  expect([heading(), lit()]).toEqual(['Casa', 'Home'])
})

test('G2 R-602 the tab of a page behind the login opens what stands there for a guest at once, and loads nothing else', async () => {
  const search = vi.spyOn(PAGES, 'search')
  const blanks: string[] = []
  const observer = new MutationObserver(() => {
    if (document.querySelector('main[aria-busy]') !== null) blanks.push(location.pathname)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  fireEvent.click(screen.getByRole('link', { name: 'Spiaggia' }))
  await screen.findByRole('heading', { name: /Accedi/ })
  observer.disconnect()
  expect([lit(), location.pathname, blanks]).toEqual(['Spiaggia', '/tabs/main-page-ombrelloni', []])
  expect(search).not.toHaveBeenCalled()
})

test('G2 what could not come is asked for again by the next press', async () => {
  await press('Ordina')
  await press('Profilo')
  expect(heading()).toBe('Sei offline')
  await press('Home')
  isUp = true
  await press('Ordina')
  expect(heading()).toBe('Il bar')
  await press('Profilo')
  expect(heading()).toBe('Il tuo profilo')
})
