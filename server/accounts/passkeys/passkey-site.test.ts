import { expect, test } from 'vitest'
import { passkeySite } from './passkey-site.ts'

const NONE = { android: [], ios: [] }
const FINGERPRINT = Array.from({ length: 32 }, () => 'FF').join(':')

test('B-26 R-701 answers come from the public address alone, and from apps that are named to their systems', () => {
  expect(passkeySite('https://app.example:8443', NONE)).toMatchObject({
    domain: 'app.example',
    origins: ['https://app.example:8443'],
  })
  const apps = { android: [{ packageName: 'it.argo', fingerprint: FINGERPRINT }], ios: ['TEAMID1234.it.argo'] }
  expect(passkeySite('https://app.example', apps)?.origins).toEqual([
    'https://app.example',
    `android:apk-key-hash:${Buffer.alloc(32, 255).toString('base64url')}`,
  ])
})

test('B-26 an app that no system knows as the resort’s gets no passkeys', () => {
  const site = passkeySite('https://app.example', { ...NONE, ios: ['TEAMID1234.it.argo'] })
  expect((['ios', 'android', 'other'] as const).map((platform) => site?.offers(platform))).toEqual([true, false, true])
})

test('B-26 an address that browsers allow none at has no site', () => {
  expect(passkeySite('http://127.0.0.1:3000', NONE)).toBeNull()
})
