import type { Row } from './row.ts'

/** The matrix's lines for the calls of privacy. Deletion is not offered unless a resort says so. */
export const PRIVACY_ROWS: Readonly<Record<string, Row>> = {
  exportMyData: { about: () => ({}), others: 200, tellsTime: true },
  getDeletion: { about: () => ({}), others: 200 },
  deleteAccount: { about: () => ({}), own: 403, others: 403 },
  listConsents: { about: () => ({}), others: 200 },
}

export const PRIVACY_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  exportMyData: {},
  getDeletion: {},
  deleteAccount: {},
  listConsents: {},
}
