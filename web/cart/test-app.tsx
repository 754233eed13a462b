import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { vi } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import { loadLanguage } from '../platform/language.ts'
import { queryClient } from '../platform/queries.ts'
import { Router } from '../platform/router.tsx'
import { forgetServerClock } from '../platform/server-clock.ts'
import { signIn, signOut } from '../platform/session.ts'
import { preloadAlerts } from '../ui/AlertDialog.tsx'
import { Announcer } from '../ui/Announcer.tsx'
import { preloadSheets } from '../ui/Sheet.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { UmbrellaCartProvider } from './UmbrellaCartProvider.tsx'

/** One request that a page made. */
export interface Sent {
  readonly path: string
  readonly input: Record<string, unknown>
  readonly key: string | null
  readonly keepalive: boolean
}

/** What a call answers: its output, or a refusal. `'offline'` breaks the connection. */
type Answer = object | 'offline'

/** A refusal as the server sends it. */
export function refusal(status: number, code: string, detail = code, data?: Record<string, unknown>): Answer {
  return {
    isRefusal: true,
    status,
    body: { type: 'about:blank', title: code, status, code, detail, ...(data ? { data } : {}) },
  }
}

interface RefusalAnswer {
  readonly isRefusal: true
  readonly status: number
  readonly body: object
}

function isRefusal(answer: Answer): answer is RefusalAnswer {
  return typeof answer === 'object' && 'isRefusal' in answer
}

/** Answers calls by their path; a path that is not listed is unknown. Returns what was sent, as it is sent. */
export function serve(answers: Record<string, (input: Record<string, unknown>) => Answer | Promise<Answer>>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost')
    const path = url.pathname.replace(`${CALL_PREFIX}/`, '')
    const input = typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(url.searchParams)
    sent.push({
      path,
      input,
      key: new Headers(init.headers).get('Idempotency-Key'),
      keepalive: init.keepalive === true,
    })
    const answer = (await answers[path]?.(input)) ?? refusal(404, 'unknown_call')
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return isRefusal(answer) ? Response.json(answer.body, { status: answer.status }) : Response.json(answer)
  })
  return sent
}

export const RESORT = {
  name: 'Bagno Argo',
  place: 'Marina d’Argo',
  phone: '+39 0586 000000',
  email: 'ciao@bagnoargo.example',
  address: 'Via dei Pini 1',
  legalName: 'Bagno Argo S.r.l.',
  vatNumber: 'IT00000000000',
  timeZone: 'Europe/Rome',
  today: '2027-07-11',
  season: { from: '2027-05-01', to: '2027-09-30' },
  holdMinutes: 8,
  maxUmbrellas: 5,
  maxPeriodDays: 62,
  largeDogOverTenthsKg: 140,
  accessiblePoolDays: 3,
  cashCutoffHours: { full_day: 10, morning: 10, afternoon: 15 },
  fromCents: 2000,
  accountDeletionOffered: false,
  isPaymentSandbox: false,
  privacyUrls: { it: 'https://example.org/it', en: 'https://example.org/en' },
}

/** Opens one page at a path for a person who is signed in, inside the app's own router and providers. */
export async function openPage(page: ReactNode, path: string, language: Language = 'it') {
  localStorage.setItem('locale_lang', language.toUpperCase())
  loadLanguage()
  // Whoever works at the resort has a session of the back office beside it.
  localStorage.setItem('staff_token', 'token-of-giada')
  signIn({ token: 'token-of-giulia', username: 'giulia@example.it', firstName: 'Giulia', lastName: 'Ferri' })
  // Loaded on demand in the app; a test does not wait for a slow machine to read them.
  await Promise.all([preloadAlerts(), preloadSheets()])
  history.replaceState(null, '', path)
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Router rewrite={(wanted) => wanted} prepare={async () => undefined}>
          <Suspense>
            <UmbrellaCartProvider>{page}</UmbrellaCartProvider>
            <Announcer />
            <ToastRegion />
          </Suspense>
        </Router>
      </QueryClientProvider>,
    )
  })
}

/** Leaves nothing behind for the next test. */
export function closePage(): void {
  cleanup()
  signOut({ tellServer: false })
  queryClient.clear()
  forgetServerClock()
  vi.unstubAllGlobals()
  localStorage.clear()
}
