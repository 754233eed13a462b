import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { expect, vi } from 'vitest'
import { CALL_PREFIX, type Call, type CallInput, type CallOutput } from '../../domain/platform/call.ts'
import { fakeServer, json, problem, type SeenRequest } from '../platform/fake-server.ts'
import { loadLanguage } from '../platform/language.ts'
import { useHere } from '../platform/navigation.tsx'
import { queryClient } from '../platform/queries.ts'
import { Router } from '../platform/router.tsx'
import { signIn, signOut } from '../platform/session.ts'

/** What the server of a test answers to a call: its output, or a whole response; later when it is a promise. */
export type Answer = (input: Record<string, unknown>) => unknown

/** One answer, checked against the contract by the compiler. */
export function answering<C extends Call>(
  def: C,
  answer: (input: CallInput<C>) => CallOutput<C> | Response,
): Record<string, Answer> {
  return { [def.path]: (input) => answer(input as CallInput<C>) }
}

/** The pages of a test by their path; every other path shows where the app went. */
export type Pages = Readonly<Record<string, ComponentType>>

function Shown({ pages }: { pages: Pages }) {
  const { pathname, path, hash } = useHere()
  const Page = pages[pathname]
  return Page ? <Page /> : <p data-testid="elsewhere">{`${path}${hash}`}</p>
}

const asIs = (path: string) => path
const atOnce = async () => undefined

/** The person of the tests, as a sign-in answers. */
export const GIULIA = {
  token: 'token-of-giulia',
  username: 'giulia.ferri@posta.it',
  firstName: 'Giulia',
  lastName: 'Ferri',
}

/** Opens pages of the app at an address, over a server that answers `answers`. */
export async function openPages(at: string, pages: Pages, answers: Record<string, Answer>) {
  const server = fakeServer(async (request) => {
    const url = new URL(request.url, 'http://localhost')
    const answer = answers[url.pathname.slice(CALL_PREFIX.length + 1)]
    if (!answer) return problem(404, 'unknown_call')
    const input =
      request.method === 'GET' ? Object.fromEntries(url.searchParams) : (request.body as Record<string, unknown>)
    const value = await answer(input)
    return value instanceof Response ? value : json(value)
  })
  vi.stubGlobal('scrollTo', vi.fn())
  history.replaceState(null, '', at)
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense fallback="loading">
          <Router rewrite={asIs} prepare={atOnce}>
            <Shown pages={pages} />
          </Router>
        </Suspense>
      </QueryClientProvider>,
    )
  })
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull())
  return {
    seen: (def: Call): SeenRequest[] => server.seen.filter(({ url }) => url.startsWith(`${CALL_PREFIX}/${def.path}`)),
  }
}

/** Where the app went, once it has left the pages of the test. */
export async function arrivedAt(): Promise<string> {
  return (await screen.findByTestId('elsewhere')).textContent ?? ''
}

/** Starts a test in Italian with nobody, or with Giulia, signed in. */
export function startWith(who: 'nobody' | 'Giulia'): void {
  // Files share the session: what another one left is nobody's here.
  signOut({ tellServer: false })
  localStorage.clear()
  loadLanguage()
  if (who === 'Giulia') signIn(GIULIA)
}

/** Ends a test: nothing of it reaches the next. */
export function endPages(): void {
  cleanup()
  signOut({ tellServer: false })
  queryClient.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
}
