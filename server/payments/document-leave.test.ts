import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REDIRECTS, ROUTES, TAB_ROOTS } from '../../domain/platform/page-routes.ts'
import { createHttpServer } from '../platform/http-server.ts'
import { serveWeb } from '../platform/web-assets.ts'
import { silentLog } from '../../tests/support/server.ts'
import { documentLeave } from './document-leave.ts'
import type { PaymentProvider } from './provider.ts'

const provider = (name: string, capturesOnApproval: boolean) => {
  const of = (kind: string) => [`https://${kind}.${name}.example`]
  const origins = {
    script: of('script'),
    frame: of('frame'),
    connect: of('connect'),
    image: of('image'),
    form: of('form'),
  }
  return { origins, capturesOnApproval } as unknown as PaymentProvider
}
const providers = new Map([
  ['stripe', provider('card', false)],
  ['paypal', provider('wallet', true)],
] as const)

let folder: string
let http: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-leave-'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><html lang="it"><title>Battigia</title></html>')
  http = await createHttpServer({
    publicUrl: 'https://battigia.example',
    appOrigins: [],
    trustedProxies: [],
    log: silentLog,
  })
  await serveWeb(http, folder, { leave: documentLeave({ providers }) })
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true })
})

async function document(url: string) {
  const { headers } = await http.inject(url)
  const rules = String(headers['content-security-policy']).split('; ')
  return { rules, opener: headers['cross-origin-opener-policy'] }
}

/** The paths on which a guest pays or enters a card, as R-201 names them. */
const PAYS =
  /(?:^|\/)pagamenti-(?:card|card-singola|braintree-singola|card-edit)(?:$|\/pagamenti-card-(?:choose|edit)$)/

test('case 101 the providers’ origins are in the documents of paying and in no other, of every path of the app', async () => {
  const paths = [...ROUTES.flatMap((route) => route.paths), ...Object.keys({ ...REDIRECTS, ...TAB_ROOTS })]
  const paying: string[] = []
  for (const one of [...paths, 'index.html', 'tabs/nowhere', 'nowhere/pagamenti-card']) {
    const { rules, opener } = await document(`/${one}?order=7`)
    if (rules.join().includes('.example')) paying.push(one)
    else {
      for (const rule of [
        "script-src 'self'",
        "connect-src 'self'",
        "frame-src 'none'",
        "form-action 'self'",
        'trusted-types app',
      ])
        expect(rules, one).toContain(rule)
      expect(opener, one).toBe('same-origin')
    }
  }
  expect(paying).toEqual(paths.filter((one) => PAYS.test(one)))
  expect(paying.length).toBeGreaterThan(20)
})

test('case 101 a document of paying names each provider for what it brings, and lets the wallet’s window talk back', async () => {
  const { rules, opener } = await document('/tabs/carrello/pagamenti-card/')
  for (const [rule, kind] of [
    ['script-src', 'script'],
    ['frame-src', 'frame'],
    ['connect-src', 'connect'],
    ['form-action', 'form'],
  ] as const) {
    const found = rules.find((each) => each.startsWith(rule))
    for (const name of ['card', 'wallet']) expect(found).toContain(`https://${kind}.${name}.example`)
  }
  expect(rules).toContain('trusted-types app default')
  expect(opener).toBe('same-origin-allow-popups')
})
