import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdHere, navigate, navigateAbove } from './history.ts'
import { historyDepth } from './motion.ts'
import { Link, resolvePath, useBack, useGo, useHere, useQueryState, withQuery } from './navigation.tsx'
import { Router } from './router.tsx'

const querySchema = z.object({
  people: z._default(z.string(), '2'),
  part: z._default(z.enum(['morning', 'full_day']), 'full_day'),
})
const mounted = vi.fn()
let releases: (() => void)[] = []

function Probe() {
  const { path, branch } = useHere()
  const go = useGo()
  const back = useBack('/tabs/home')
  const [state, set] = useQueryState(querySchema)
  useEffect(() => mounted(), [])
  return (
    <>
      <p data-testid="path">{path}</p>
      <p data-testid="branch">{branch}</p>
      <p data-testid="state">{`${state.people} ${state.part}`}</p>
      <Link to="./pagamenti-card">pay</Link>
      <button onClick={() => go('../checkout-ombrellone', { query: { place: 'C5' } })}>sheet</button>
      <button onClick={back}>back</button>
      <button
        onClick={() => {
          set({ people: 4 })
          set({ part: 'morning' })
        }}
      >
        set
      </button>
    </>
  )
}

const at = (id: string) => screen.getByTestId(id).textContent
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

async function open(path: string, prepare: () => Promise<void> = async () => undefined) {
  history.replaceState(null, '', path)
  render(
    <Router
      rewrite={(to) => (to.startsWith('/carrello') ? `/tabs${to}` : to)}
      prepare={prepare}
      isSamePage={(a, b) => a.endsWith('-sheet') && b.endsWith('-sheet')}
    >
      <Probe />
    </Router>,
  )
  await settle()
}

beforeEach(() => {
  mounted.mockClear()
  releases = []
  vi.stubGlobal('scrollTo', vi.fn())
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('R-202 relative paths keep the branch that a page is mounted in', () => {
  expect(resolvePath('./pagamenti-card', '/tabs/home/carrello')).toBe('/tabs/home/carrello/pagamenti-card')
  expect(resolvePath('../checkout-ombrellone', '/tabs/main-page-ombrelloni/new-search-loader')).toBe(
    '/tabs/main-page-ombrelloni/checkout-ombrellone',
  )
  expect(resolvePath('/riepilogo', '/tabs/home')).toBe('/riepilogo')
  expect(withQuery('/x?a=1&b=2', { b: undefined, c: 'd' })).toBe('/x?a=1&c=d')
})

test('the address that is there already is no step of its own: one step back leaves a page whose link was pressed twice', async () => {
  await open('/tabs/home/carrello')
  const depth = historyDepth()
  const pay = (query: string) =>
    act(async () => navigate(`/tabs/home/carrello/pagamenti-card${query}`, { replace: false, motion: 'push' }))
  await pay('?cart=bar')
  // As long as the document of a page is on its way, the link to it still stands.
  await pay('?cart=bar')
  expect([at('path'), historyDepth()]).toEqual(['/tabs/home/carrello/pagamenti-card?cart=bar', depth + 1])
  await pay('?cart=table')
  expect(historyDepth()).toBe(depth + 2)
})

test('a link opens in place, deeper in the history, and the way back returns', async () => {
  await open('/tabs/home/carrello')
  const depth = historyDepth()
  fireEvent.click(screen.getByRole('link', { name: 'pay' }))
  await settle()
  expect(at('path')).toBe('/tabs/home/carrello/pagamenti-card')
  expect(at('branch')).toBe('/tabs/home')
  expect(historyDepth()).toBe(depth + 1)
  expect(mounted).toHaveBeenCalledOnce()
})

test('a page opened by its address begins at its top, wherever another one of this tab was left; a reload finds its own place', async () => {
  const scrolled = vi.mocked(scrollTo)
  await open('/tabs/home')
  vi.stubGlobal('scrollY', 300)
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('pagehide'))
  cleanup()
  scrolled.mockClear()
  render(
    <Router rewrite={(to) => to} prepare={async () => undefined}>
      <Probe />
    </Router>,
  )
  expect(scrolled).toHaveBeenLastCalledWith(0, 300)
  cleanup()
  scrolled.mockClear()
  await open('/tabs/carrello/pagamenti-card')
  expect(scrolled.mock.calls).toEqual([[0, 0]])
})

test('going between two paths of one page keeps its scroll position, going elsewhere starts at the top', async () => {
  await open('/map/one-sheet')
  const scrolled = vi.mocked(scrollTo)
  scrolled.mockClear()
  act(() => navigate('/map/two-sheet', { replace: false, motion: 'push' }))
  await settle()
  expect(at('path')).toBe('/map/two-sheet')
  expect(scrolled).not.toHaveBeenCalled()
  act(() => navigate('/tabs/home', { replace: false, motion: 'push' }))
  await settle()
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})

test('a click that asks for a new tab is left to the browser', async () => {
  await open('/tabs/home/carrello')
  fireEvent.click(screen.getByRole('link', { name: 'pay' }), { ctrlKey: true })
  await settle()
  expect(at('path')).toBe('/tabs/home/carrello')
})

test('R-203 a path that redirects never shows', async () => {
  await open('/tabs/home')
  act(() => navigate('/carrello?x=1', { replace: false, motion: 'push' }))
  await settle()
  expect(at('path')).toBe('/tabs/carrello?x=1')
})

test('back from the page that was opened first goes to its fallback', async () => {
  await open('/riepilogo?order=7')
  fireEvent.click(screen.getByRole('button', { name: 'back' }))
  await settle()
  expect(at('path')).toBe('/tabs/home')
})

test('the old page stands until the new one’s code is there, and the newest wish wins', async () => {
  await open('/tabs/home', () => new Promise<void>((resolve) => void releases.push(resolve)))
  act(() => navigate('/tabs/menu', { replace: false, motion: 'tab' }))
  act(() => navigate('/tabs/carrello', { replace: false, motion: 'tab' }))
  await settle()
  expect(at('path')).toBe('/tabs/home')
  // The later one arrives first.
  for (const release of releases.toReversed()) release()
  await settle()
  expect(at('path')).toBe('/tabs/carrello')
})

test('R-202 the state of a screen is its query: changes merge, defaults fill, nonsense is read as empty', async () => {
  await open('/tabs/main-page-ombrelloni?people=3')
  expect(at('state')).toBe('3 full_day')
  fireEvent.click(screen.getByRole('button', { name: 'set' }))
  expect(at('state')).toBe('4 morning')
  expect(location.search).toBe('?people=4&part=morning')
  act(() => navigate('/tabs/main-page-ombrelloni?part=midnight&people=9', { replace: true, motion: 'none' }))
  expect(at('state')).toBe('2 full_day')
})

test('a flow that is done is left behind: back from its outcome leads to the root of the tab', async () => {
  await open('/tabs/main-page-ombrelloni')
  await act(async () => navigate('/tabs/main-page-ombrelloni?people=4', { replace: true, motion: 'none' }))
  for (const path of ['new-search-loader', 'carrello', 'carrello/pagamenti-card']) {
    await act(async () => navigate(`/tabs/main-page-ombrelloni/${path}`, { replace: false, motion: 'push' }))
    await settle()
  }
  const root = { idx: 0, key: 'root', root: 0 }
  const go = vi.spyOn(history, 'go').mockImplementation(() => {
    history.replaceState(root, '', '/tabs/main-page-ombrelloni?people=4')
    dispatchEvent(new PopStateEvent('popstate', { state: root }))
  })
  await act(async () =>
    navigateAbove('/tabs/main-page-ombrelloni', '/tabs/main-page-ombrelloni/pagamenti-esito?order=7'),
  )
  await settle()
  expect(go).toHaveBeenCalledExactlyOnceWith(-3)
  expect(at('path')).toBe('/tabs/main-page-ombrelloni/pagamenti-esito?order=7')
  expect(historyDepth()).toBe(1)
  go.mockRestore()
})

test('case 2 steps of a bank’s frame in the history do not keep the outcome away', async () => {
  await open('/tabs/home')
  await act(async () => navigate('/tabs/home', { replace: true, motion: 'none' }))
  await act(async () => navigate('/tabs/home/carrello/pagamenti-card', { replace: false, motion: 'push' }))
  await settle()
  const { idx } = history.state as { idx: number }
  const root = { idx: idx - 1, key: 'root', root: idx - 1 }
  // Two steps back only move what the frame shows: nothing is told of them.
  const go = vi.spyOn(history, 'go').mockImplementation(() => {
    if (go.mock.calls.length < 3) return
    history.replaceState(root, '', '/tabs/home')
    dispatchEvent(new PopStateEvent('popstate', { state: root }))
  })
  await act(async () => navigateAbove('/tabs/home', '/tabs/home/pagamenti-esito?order=7'))
  await vi.waitFor(() => expect(location.pathname).toBe('/tabs/home/pagamenti-esito'), { timeout: 2000 })
  await settle()
  expect(go.mock.calls).toEqual([[-1], [-1], [-1]])
  expect(at('path')).toBe('/tabs/home/pagamenti-esito?order=7')
  go.mockRestore()
})

test('a flow that was entered by a link becomes the root of its tab', async () => {
  await open('/tabs/carrello/pagamenti-card')
  const replaced = vi.spyOn(history, 'replaceState')
  await act(async () => navigateAbove('/tabs/home', '/tabs/home/pagamenti-esito?order=7'))
  await settle()
  expect(replaced).toHaveBeenCalledWith(expect.objectContaining({ idx: 0, root: 0 }), '', '/tabs/home')
  expect(at('path')).toBe('/tabs/home/pagamenti-esito?order=7')
  expect(historyDepth()).toBe(1)
})

test('R-406 a page that keeps the person is left neither by a link nor by the browser’s back, until it lets go', async () => {
  await open('/tabs/home/carrello')
  await act(async () => navigate('/tabs/home/carrello/pagamenti-card', { replace: false, motion: 'push' }))
  await settle()
  const asked = vi.fn()
  const release = holdHere(asked)
  await act(async () => navigate('/tabs/menu', { replace: false, motion: 'tab' }))
  const kept = history.state
  const go = vi.spyOn(history, 'go').mockImplementation(() => {
    history.replaceState(kept, '', '/tabs/home/carrello/pagamenti-card')
    dispatchEvent(new PopStateEvent('popstate', { state: kept }))
  })
  history.replaceState({ ...kept, idx: kept.idx - 1, key: 'before' }, '', '/tabs/home/carrello')
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  await settle()
  expect(go).toHaveBeenCalledExactlyOnceWith(1)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(at('path')).toBe('/tabs/home/carrello/pagamenti-card')
  go.mockRestore()
  release()
  await act(async () => navigate('/tabs/menu', { replace: false, motion: 'tab' }))
  await settle()
  expect(at('path')).toBe('/tabs/menu')
})
