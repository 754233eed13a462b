import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterAsGuest, hasEnteredAsGuest, signOut } from '../platform/session.ts'
import { enterPayingDocument, inPayingDocument } from './paying-document.tsx'

const CHECKOUT = '/tabs/carrello/pagamenti-card?cart=bar'
const asked: (readonly [string, string | undefined])[] = []
const reload = vi.fn()

/** The server answers with a status, or not at all. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([new URL(url).pathname + new URL(url).search, init.method])
    return Promise.race([
      answer(),
      new Promise<never>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
    ])
  })
}

beforeEach(() => {
  asked.length = 0
  history.replaceState(null, '', CHECKOUT)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  enterAsGuest()
})
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  signOut({ tellServer: false })
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockClear()
  vi.useRealTimers()
})

test('R-202 the document is loaded anew where it may use no provider, and a guest without details goes on in it', async () => {
  serve(async () => new Response(null, { status: 200 }))
  void enterPayingDocument()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(asked).toEqual([[CHECKOUT, 'HEAD']])
  expect(hasEnteredAsGuest()).toBe(true)
})

test('B-20 nothing is loaded without a network, from a server that is away, or that does not answer', async () => {
  onlineManager.setOnline(false)
  expect(await enterPayingDocument()).toBe(false)
  expect(asked).toEqual([])
  onlineManager.setOnline(true)
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await enterPayingDocument()).toBe(false)
  serve(async () => new Response(null, { status: 503 }))
  expect(await enterPayingDocument()).toBe(false)
  vi.useFakeTimers()
  serve(() => new Promise(() => undefined))
  const entering = enterPayingDocument()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await entering).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('R-202 whoever has gone elsewhere meanwhile stays there', async () => {
  serve(async () => {
    history.replaceState(null, '', '/tabs/home')
    return new Response(null, { status: 200 })
  })
  expect(await enterPayingDocument()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('R-202 whoever left while the document was asked for, and comes back, gets it then', async () => {
  const Paying = inPayingDocument(() => createElement('p', null, 'paying'))
  const visit = () => render(createElement(Suspense, { fallback: 'on its way' }, createElement(Paying)))
  let answer: (response: Response) => void = () => undefined
  serve(() => new Promise((resolve) => (answer = resolve)))
  const first = await act(async () => visit())
  history.replaceState(null, '', '/tabs/home')
  first.unmount()
  await act(async () => answer(new Response(null, { status: 200 })))
  history.replaceState(null, '', CHECKOUT)
  serve(async () => new Response(null, { status: 200 }))
  await act(async () => visit())
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('paying')).toBeNull()
})
