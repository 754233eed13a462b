import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { silentLog } from '../../tests/support/server.ts'
import { appVariables, nativeApps, wrongAppLines } from './app-environment.ts'
import { ANDROID_LINKS_PATH, APPLE_LINKS_PATH, serveAppLinks } from './app-links.ts'
import { createHttpServer } from './http-server.ts'
import { serveWeb } from './web-assets.ts'

const FINGERPRINT = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')
const SET = {
  APP_LINKS_ANDROID: `it.battigia.app:${FINGERPRINT}, it.battigia.app.trial:${FINGERPRINT}`,
  APP_LINKS_IOS: 'ABCDE12345.it.battigia.app',
}

let close: (() => Promise<void>) | null = null
afterEach(() => close?.())

async function served(values: Parameters<typeof nativeApps>[0]) {
  const http = await createHttpServer({ publicUrl: 'https://x', appOrigins: [], trustedProxies: [], log: silentLog })
  serveAppLinks(http, nativeApps(values))
  await serveWeb(http, join(import.meta.dirname, 'no-such-folder'))
  close = () => http.close()
  return (url: string) => http.inject({ method: 'GET', url })
}

describe('R-201 B-26 links of the resort open in its apps, and its passkeys are theirs', () => {
  test('Android hears the package and how its store signs it', async () => {
    const answer = await (await served(SET))(ANDROID_LINKS_PATH)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toEqual(
      ['it.battigia.app', 'it.battigia.app.trial'].map((name) => ({
        relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
        target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [FINGERPRINT] },
      })),
    )
  })

  test('Apple hears the app, and what it must leave to the browser', async () => {
    const answer = await (await served(SET))(APPLE_LINKS_PATH)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ])
    const [{ appIDs, components }] = answer.json<{
      applinks: { details: [{ appIDs: string[]; components: { '/': string; exclude?: boolean }[] }] }
    }>().applinks.details
    expect(appIDs).toEqual(['ABCDE12345.it.battigia.app'])
    expect(answer.json()).toMatchObject({ webcredentials: { apps: ['ABCDE12345.it.battigia.app'] } })
    expect(components.at(-1)).toEqual({ '/': '*' })
    expect(components.filter(({ exclude }) => exclude).map((part) => part['/'])).toEqual(
      expect.arrayContaining([`${CALL_PREFIX}/*`, '/auth/*', '/pay/*', '/ges/*']),
    )
  })

  test('without apps nobody is told of any', async () => {
    const get = await served({})
    for (const path of [ANDROID_LINKS_PATH, APPLE_LINKS_PATH])
      expect((await get(path)).headers['content-type']).not.toContain('json')
  })
})

describe('the environment of the apps', () => {
  test.each([
    ['APP_LINKS_ANDROID', 'it.battigia.app'],
    ['APP_LINKS_ANDROID', `it.battigia.app:${FINGERPRINT.slice(3)}`],
    ['APP_LINKS_IOS', 'it.battigia.app'],
    ['FCM_PRIVATE_KEY', 'secret'],
    ['APNS_TEAM_ID', 'short'],
  ] as const)('refuses %s=%s', (name, value) => {
    expect(appVariables[name].safeParse(value).success).toBe(false)
  })

  test('takes both services whole or not at all, and shows no key', () => {
    expect(nativeApps({})).toEqual({ android: [], ios: [], fcm: null, apns: null })
    const key = '-----BEGIN PRIVATE KEY-----\nhidden\n-----END PRIVATE KEY-----'
    const lines = wrongAppLines({ FCM_PROJECT_ID: 'bagno-argo', APNS_PRIVATE_KEY: key })
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'FCM_CLIENT_EMAIL',
      'FCM_PRIVATE_KEY',
      'APNS_TEAM_ID',
      'APNS_KEY_ID',
      'APNS_TOPIC',
      'APNS_PRIVATE_KEY',
    ])
    expect(lines.join()).not.toContain('hidden')
  })
})
