import { vi } from 'vitest'
import type { Problem } from '../../domain/platform/field-problem.ts'

/** A request that a test saw. */
export interface SeenRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
}

/** Answers every `fetch` of a test and keeps what was asked; for tests of the platform alone. */
export function fakeServer(answer: (request: SeenRequest) => Response | Promise<Response>): {
  readonly seen: SeenRequest[]
} {
  const seen: SeenRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request: SeenRequest = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    seen.push(request)
    return Promise.race([
      Promise.resolve(answer(request)),
      new Promise<never>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
    ])
  })
  return { seen }
}

/** An answer of 200. */
export function json(value: unknown): Response {
  return new Response(JSON.stringify(value), { status: 200, headers: { 'content-type': 'application/json' } })
}

/** A refusal as the server sends it. */
export function problem(status: number, code: string, more: Partial<Problem> = {}): Response {
  const body: Problem = { type: `about:${code}`, title: code, status, code, detail: `words of ${code}`, ...more }
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } })
}
