import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterAsGuest, signIn, signOut } from '../platform/session.ts'
import { PAGES } from '../routes.ts'
import { usePreloadPages } from './route-effects.ts'

let underWay = 0
let most = 0
let asked: string[] = []

const Blank = () => null
/** The last page has been asked for. */
const done = () => waitFor(() => expect(asked).toContain('purposes'), { timeout: 10_000 })

function Preloading() {
  usePreloadPages()
  return null
}

beforeEach(() => {
  underWay = 0
  most = 0
  asked = []
  for (const name of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
    vi.spyOn(PAGES, name).mockImplementation(async () => {
      asked.push(name)
      most = Math.max(most, ++underWay)
      await Promise.resolve()
      underWay--
      if (name === 'bar') throw new TypeError('Failed to fetch dynamically imported module')
      return Blank as never
    })
  }
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  signOut({ tellServer: false })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('G2 pages are loaded beforehand one after the other, those of the tabs first: a press never waits for all of them', async () => {
  signIn({ token: 't0ken', username: 'giulia@posta.it', firstName: 'Giulia', lastName: 'Ferri' })
  render(<Preloading />)
  await done()
  const pages = asked.filter((name, index) => index > 0 || name !== 'summary')
  expect(pages.slice(0, 5)).toEqual(['home', 'search', 'bar', 'cart', 'profileMenu'])
  expect(new Set(pages)).toEqual(new Set(Object.keys(PAGES)))
  expect(most).toBe(1)
})

test('R-602 a guest’s device loads no page behind the login', async () => {
  enterAsGuest()
  render(<Preloading />)
  await done()
  expect(asked.slice(0, 4)).toEqual(['home', 'bar', 'cart', 'profileMenu'])
  expect(asked).not.toContain('search')
})
