import type { Row } from './row.ts'

/** Of the right shape, and of no login that ever was. */
const UNKNOWN_SECRET = 'A'.repeat(43)

/** A right input of each call by which the resort's people sign in, change person and look after each other. */
export const STAFF_SAMPLES = {
  getStaffMember: {},
  getStaffSecurity: {},
  lockStaffSession: {},
  listStaffSessions: {},
  endOtherStaffSession: { sessionId: 987_654_321 },
  setStaffPin: { pin: '840291' },
  proveStaff: { code: '123456' },
  endStaffSession: {},
  listStaffPeople: {},
  inviteStaff: { email: 'nuova@example.it', displayName: 'Nuova', roles: ['bar'], language: 'it' },
  changeStaffRoles: { accountId: 987_654_321, roles: ['bar'] },
  undoStaffChange: { changeId: 987_654_321 },
  resetStaffSecondFactor: { accountId: 987_654_321 },
}

export const staffSignInSamples = (email: string) => ({
  staffLogin: { email, password: 'not the password' },
  finishStaffLogin: {
    ticket: UNKNOWN_SECRET,
    code: '123456',
    password: 'conchiglia azzurra 7',
    device: UNKNOWN_SECRET,
  },
  unlockStaffSession: { returnKey: UNKNOWN_SECRET, pin: '840291' },
})

/** Rows of the calls before a staff session: to a guest they are what they are to anybody. */
export const STAFF_SIGN_IN_ROWS: Readonly<Record<string, Row>> = {
  staffLogin: { about: ({ email }) => staffSignInSamples(email).staffLogin, own: 401, changesForAnyone: true },
  finishStaffLogin: { about: ({ email }) => staffSignInSamples(email).finishStaffLogin, own: 401 },
  unlockStaffSession: { about: ({ email }) => staffSignInSamples(email).unlockStaffSession, own: 401 },
}
