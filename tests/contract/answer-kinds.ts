import path from 'node:path'
import { expect } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { listMails } from '../../server/platform/mail-folder.ts'
import { MAIL_PAGES } from '../../server/platform/mail-pages.ts'
import { reportFigures } from '../support/figures.ts'
import type { Answer, World } from './world.ts'

/** What the requests of the kinds need. */
export interface Known {
  readonly world: World
  readonly token: string
  readonly mailId: string
}

/** Every kind of answer that a server gives, by the request for it. */
export const KINDS: readonly [
  kind: string,
  url: (known: Known) => string,
  init?: { method?: 'POST'; status?: number; signedIn?: boolean },
][] = [
  ['a document', () => '/'],
  ['a document of a deep path', () => '/tabs/main-page-ombrelloni?from=2027-07-01'],
  ['a missing asset', () => '/assets/none-1.js', { status: 404 }],
  ['a public call', () => `${CALL_PREFIX}/umbrellas/plan`],
  ['a parameter', () => `${CALL_PREFIX}/public/users/getParametroInt?idParametro=1005`],
  ['a personal call', () => `${CALL_PREFIX}/orders/list`, { signedIn: true }],
  ['a problem', () => `${CALL_PREFIX}/orders/list`, { status: 401 }],
  ['a call that is none', () => `${CALL_PREFIX}/no/such`, { status: 404 }],
  ['a body that is no JSON', () => `${CALL_PREFIX}/accounts/login`, { method: 'POST', status: 400 }],
  ['the OpenAPI document', () => `${CALL_PREFIX}/openapi.json`],
  ['its page', () => `${CALL_PREFIX}/docs`],
  ['the list of kept mails', () => MAIL_PAGES],
  ['a kept mail', ({ mailId }) => `${MAIL_PAGES}/${mailId}`],
  ['the HTML of a kept mail', ({ mailId }) => `${MAIL_PAGES}/${mailId}/html`],
  ['a kept mail that is none', () => `${MAIL_PAGES}/none`, { status: 404 }],
  ['the health', () => '/healthz'],
  ['the readiness', () => '/readyz'],
  ['the metrics', () => '/metrics'],
  ['an address that cannot be read', () => `${CALL_PREFIX}/%E0%A4%A`, { status: 400 }],
]

/** Asks for one kind of answer. */
export async function answerOf(
  known: Known,
  [, url, init = {}]: (typeof KINDS)[number],
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { world, token } = known
  const sent = { ...(init.signedIn === true ? { authorization: `Bearer ${token}` } : {}), ...headers }
  if (init.method === undefined) return world.send({ method: 'GET', url: url(known), headers: sent })
  const posted = { ...sent, 'content-type': 'application/json' }
  return world.send({ method: init.method, url: url(known), headers: posted, payload: '{' })
}

/** The headers that no answer goes without (security guide, section 3; I-04). */
export function requireSafe(headers: Answer['headers'], what: string): void {
  reportFigures('I-04', { answers: 1 })
  expect(headers['x-content-type-options'], what).toBe('nosniff')
  expect(headers['referrer-policy'], what).toBe('no-referrer')
  expect(headers['cross-origin-opener-policy'], what).toBe('same-origin')
  expect(headers['cross-origin-resource-policy'], what).toBe('same-origin')
  expect(headers['strict-transport-security'], what).toMatch(/^max-age=(\d{8,}); includeSubDomains$/)
  expect(headers['x-powered-by'], what).toBeUndefined()
  expect(headers['server'], what).toBeUndefined()
  expect(headers['set-cookie'], what).toBeUndefined()
  for (const name of Object.keys(headers)) expect(name, what).not.toMatch(/^access-control-/)
  const policy = String(headers['content-security-policy'])
  expect(policy, what).toMatch(/(?:^|; )default-src 'none'|^default-src 'self'/)
  expect(policy, what).toMatch(/frame-ancestors '(?:none|self)'/)
  expect(policy, what).not.toMatch(/unsafe-eval|wasm-unsafe|\*|http:|script-src[^;]*'unsafe-inline'/)
  reportFigures('I-04', { safe: 1 })
}

/** The id of the newest mail that was kept. Throws while there is none. */
export async function newestMail({ dataDir }: World): Promise<string> {
  const [mail] = await listMails(path.join(dataDir, 'mail'), 1)
  if (mail === undefined) throw new Error('no mail was kept')
  return mail.id
}
