import type { getSecurity } from '../../../domain/accounts/security-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'

/** How Giulia signs in, and where she is signed in, for tests. */
export const GIULIAS_SECURITY: CallOutput<typeof getSecurity> = {
  email: 'giulia.ferri@posta.it',
  hasPassword: true,
  waitingEmail: null,
  sessions: [
    {
      id: 7,
      isThis: false,
      platform: 'ios',
      device: '',
      openedAt: '2027-06-01T08:00:00.000Z',
      lastUsedAt: '2027-07-03T08:24:00.000Z',
    },
    {
      id: 9,
      isThis: true,
      platform: 'other',
      device: 'Firefox, Windows',
      openedAt: '2027-07-01T08:00:00.000Z',
      lastUsedAt: '2027-07-01T08:00:00.000Z',
    },
  ],
  identities: [],
  passkeys: [],
}
