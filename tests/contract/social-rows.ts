import type { Row } from './row.ts'

/** Of the right shape, and given to nobody. */
const UNKNOWN_KEY = 'B'.repeat(43)
const CONSENTS = {
  personalDataRead: true,
  personalDataVersion: '2026-1',
  purposesAccepted: true,
  purposesVersion: '2026-1',
}
const completion = (email: string) => ({
  key: UNKNOWN_KEY,
  firstName: 'Giulia',
  lastName: 'Ferri',
  email,
  phone: '+393331234567',
  language: 'it',
  ...CONSENTS,
})

/** Rows of the social logins; the servers of these tests have no provider. */
export const SOCIAL_ROWS: Readonly<Record<string, Row>> = {
  getSocialProviders: { about: () => ({}), others: 200 },
  startSocialLogin: { about: () => ({ provider: 'google' }), own: 404 },
  finishSocialLogin: { about: () => ({ key: UNKNOWN_KEY }), own: 401 },
  completeSocialSignup: { about: ({ email }) => completion(email), own: 400 },
  confirmSocialSignup: { about: () => ({ key: UNKNOWN_KEY, code: '123456' }), own: 400 },
  requestSocialCode: { about: () => ({ key: UNKNOWN_KEY }), others: 200 },
  linkSocialLogin: { about: () => ({ key: UNKNOWN_KEY, password: 'not the password' }), own: 401 },
  removeIdentity: { about: () => ({ provider: 'google' }), others: 200 },
}

/** One right input for each of them. */
export function socialSamples(email: string): Record<string, Record<string, unknown>> {
  return {
    getSocialProviders: {},
    startSocialLogin: { provider: 'google', next: '/tabs/home' },
    finishSocialLogin: { key: UNKNOWN_KEY },
    completeSocialSignup: completion(email),
    confirmSocialSignup: { key: UNKNOWN_KEY, code: '123456' },
    requestSocialCode: { key: UNKNOWN_KEY },
    linkSocialLogin: { key: UNKNOWN_KEY, password: 'sale e sabbia 42' },
    removeIdentity: { provider: 'google' },
  }
}
