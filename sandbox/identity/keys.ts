import { createPublicKey } from 'node:crypto'
import type { AppleClient } from './apple.ts'
import type { FacebookApp } from './facebook.ts'

/** What the resort is known by at each provider of the sandbox; it opens nothing else. */
export const GOOGLE_CLIENT = { clientId: 'sandbox.apps.google', clientSecret: 'sandbox-google-secret' }

export const APPLE_CLIENT: AppleClient = {
  clientId: 'sandbox.battigia.web',
  teamId: 'SANDBOX001',
  publicKey: createPublicKey({
    key: Buffer.from(
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEbNlq2f/5L7WnUD/GwC5kQ5rY1WsZDmiOtIthunuyVuEzeyIORjiIw+rEEKkpZR00Yhtko9XltO3vDMNhMmXYAA==',
      'base64',
    ),
    format: 'der',
    type: 'spki',
  }),
}

export const FACEBOOK_APP: FacebookApp = { appId: '10000000000001', appSecret: 'sandbox-facebook-secret' }
