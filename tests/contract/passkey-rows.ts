import type { Row } from './row.ts'

/** Of the right shape, and signed by nobody. */
export const NO_ANSWER = {
  id: 'A'.repeat(22),
  authenticatorData: 'A'.repeat(50),
  clientDataJSON: Buffer.from(`{"challenge":"${'A'.repeat(43)}"}`).toString('base64url'),
  signature: 'A'.repeat(96),
  userHandle: 'A'.repeat(43),
}
const NO_PASSKEY = {
  id: NO_ANSWER.id,
  attestationObject: 'A'.repeat(200),
  clientDataJSON: NO_ANSWER.clientDataJSON,
  transports: ['internal', 'hybrid'],
}
const UNKNOWN_SECRET = 'A'.repeat(43)

/** Rows of the passkeys of guests. */
export const PASSKEY_ROWS: Readonly<Record<string, Row>> = {
  startPasskey: { about: () => ({ purpose: 'login' }), others: 200, tellsTime: true, changesForAnyone: true },
  passkeyLogin: { about: () => ({ passkey: NO_ANSWER }), own: 401 },
  startNewPasskey: { about: () => ({}), others: 200, tellsTime: true, changesOwn: true },
  addPasskey: { about: () => ({ passkey: NO_PASSKEY }), own: 401 },
  renamePasskey: { about: ({ passkeyId }) => ({ passkeyId, name: 'Telefono' }) },
  removePasskey: { about: ({ passkeyId }) => ({ passkeyId }) },
}

/** Rows of those before a session of the back office: to a guest they are what they are to anybody. */
export const STAFF_PASSKEY_ROWS: Readonly<Record<string, Row>> = {
  startStaffPasskey: { about: () => ({ purpose: 'login' }), others: 200, tellsTime: true, changesForAnyone: true },
  staffPasskeyLogin: { about: () => ({ passkey: NO_ANSWER, device: UNKNOWN_SECRET }), own: 401 },
  startPasskeyJoining: { about: () => ({ key: UNKNOWN_SECRET }), own: 400 },
  joinByPasskey: { about: () => ({ key: UNKNOWN_SECRET, passkey: NO_PASSKEY, device: UNKNOWN_SECRET }), own: 400 },
}

/** A right input of each call of a session of the back office. */
export const PASSKEY_STAFF_SAMPLES = {
  startAuthenticator: {},
  addAuthenticator: { ticket: UNKNOWN_SECRET, code: '123456' },
  startNewStaffPasskey: {},
  addStaffPasskey: { passkey: NO_PASSKEY },
  renameStaffPasskey: { passkeyId: 987_654_321, name: 'Telefono' },
  removeStaffPasskey: { passkeyId: 987_654_321 },
}

/** One right input for each of the others. */
export const PASSKEY_SAMPLES = {
  startPasskey: { purpose: 'login' },
  passkeyLogin: { passkey: NO_ANSWER },
  startNewPasskey: {},
  addPasskey: { passkey: NO_PASSKEY },
  renamePasskey: { passkeyId: 987_654_321, name: 'Telefono' },
  removePasskey: { passkeyId: 987_654_321 },
  startStaffPasskey: { purpose: 'login' },
  staffPasskeyLogin: { passkey: NO_ANSWER, device: UNKNOWN_SECRET },
  startPasskeyJoining: { key: UNKNOWN_SECRET },
  joinByPasskey: { key: UNKNOWN_SECRET, passkey: NO_PASSKEY, device: UNKNOWN_SECRET },
}
