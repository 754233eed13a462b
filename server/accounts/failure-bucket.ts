import { hash } from 'node:crypto'

/**
 * Wrong passwords are counted by e-mail. A browser that signed in before has a count of its own: a stranger who
 * tries passwords slows down strangers, never the person at home.
 */
export function failureBucket(email: string, isKnownBrowser: boolean, browserKey: Buffer): Buffer {
  return hash('sha256', `${email}\n${isKnownBrowser ? browserKey.toString('hex') : 'anybody'}`, 'buffer')
}
