import type { Row } from './row.ts'

/** Of the right shape, and of no mail that was ever sent. */
const UNKNOWN_KEY = 'A'.repeat(43)
const A_PASSWORD = 'sale e sabbia 42'

/** Rows of the calls by which a person proves who they are and changes how they sign in. */
export const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  requestPasswordReset: { about: ({ email }) => ({ email, language: 'it' }), others: 200, changesForAnyone: true },
  checkResetLink: { about: () => ({ key: UNKNOWN_KEY }), own: 400 },
  resetPassword: { about: () => ({ key: UNKNOWN_KEY, password: A_PASSWORD }), own: 400, changesForAnyone: true },
  proveIdentity: { about: () => ({ password: 'not the password' }), own: 401 },
  requestProofCode: { about: () => ({}), others: 200, changesOwn: true },
  getSecurity: { about: () => ({}), others: 200 },
  endSession: { about: ({ sessionId }) => ({ sessionId }), others: 200 },
  logoutEverywhere: { about: () => ({}), others: 200, changesOwn: true, endsSessions: true },
  changePassword: {
    about: () => ({ password: A_PASSWORD }),
    others: 200,
    tellsTime: true,
    changesOwn: true,
    endsSessions: true,
  },
  changeEmail: { about: ({ email }) => ({ email }), others: 200, changesOwn: true },
  confirmNewEmail: { about: () => ({ key: UNKNOWN_KEY }), own: 400 },
  enterByLink: { about: () => ({ key: UNKNOWN_KEY }), own: 400 },
  resendGuestOrders: {
    about: ({ email }) => ({ email, orderNumber: 'ABCD-1234' }),
    others: 200,
    changesForAnyone: true,
  },
  setAccountLanguage: { about: () => ({ language: 'de' }), others: 200, changesOwn: true },
}

/** One right input for each of them. */
export function accountSamples(email: string): Record<string, Record<string, unknown>> {
  return {
    requestPasswordReset: { email, language: 'it' },
    checkResetLink: { key: UNKNOWN_KEY },
    resetPassword: { key: UNKNOWN_KEY, password: A_PASSWORD },
    proveIdentity: { code: '123456' },
    requestProofCode: {},
    getSecurity: {},
    endSession: { sessionId: 987_654_321 },
    logoutEverywhere: {},
    changePassword: { password: A_PASSWORD },
    changeEmail: { email },
    confirmNewEmail: { key: UNKNOWN_KEY },
    enterByLink: { key: UNKNOWN_KEY },
    resendGuestOrders: { email, orderNumber: 'ABCD-1234' },
    setAccountLanguage: { language: 'it' },
  }
}
