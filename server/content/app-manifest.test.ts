import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { createHttpServer } from '../platform/http-server.ts'
import { serveWeb } from '../platform/web-assets.ts'
import { silentLog } from '../../tests/support/server.ts'
import { appManifest, serveManifest } from './app-manifest.ts'

const PUBLIC = path.join(import.meta.dirname, '..', '..', 'web', 'public')

test.each(LANGUAGES)('the manifest in %s names the resort and only pictures that are there', (language) => {
  const manifest = appManifest('Bagno Argo', language) as Record<string, unknown>
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', name: 'Bagno Argo', short_name: 'Bagno Argo' })
  const sources = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(sources.length).toBeGreaterThan(7)
  for (const source of sources) expect(existsSync(path.join(PUBLIC, source)), source).toBe(true)
  expect((appManifest('Stabilimento Balneare Nettuno', language) as { short_name: string }).short_name).toBe('Nettuno')
})

test('the manifest speaks the browser’s language; a worker can be ended, and asks this server only', async () => {
  const server = (hasWorker: boolean) =>
    createHttpServer({ publicUrl: 'https://bagno.example', appOrigins: [], trustedProxies: [], log: silentLog }).then(
      async (http) => {
        serveManifest(http, { resortName: 'Bagno Argo' })
        await serveWeb(http, PUBLIC, { hasWorker })
        return http
      },
    )
  const [on, off] = [await server(true), await server(false)]
  const manifest = await on.inject({ url: '/manifest.webmanifest', headers: { 'accept-language': 'nl-NL,nl;q=0.9' } })
  expect(manifest.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: expect.stringContaining('accept-language') as string,
  })
  expect(manifest.json()).toMatchObject({ lang: 'nl' })
  const idle = await off.inject('/sw.js')
  expect(idle.body).toContain('caches.delete')
  expect(idle.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  })
  // Without a built worker there is none, and never the app's document in its place.
  expect((await on.inject('/sw.js')).statusCode).toBe(404)
  expect((await on.inject('/push-worker.js')).statusCode).toBe(404)
  await Promise.all([on.close(), off.close()])
})
