import { Refusal, REFUSALS, type RefusalCode, type RefusalData } from '../../domain/platform/refusal.ts'

/** The commit was sent and no answer came: the change may or may not be there. Ask again with the same key. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the outcome of the commit is unknown', { cause })
    this.name = 'CommitUnknown'
  }
}

/** What a function of the database refuses by itself says: its message is the refusal's code, its detail the data. */
const REFUSED = 'BG003'

/** The refusal that a function of the database raised; everything else as it is. */
export function refusalOr(error: unknown): unknown {
  if (sqlState(error) !== REFUSED || !(error instanceof Error)) return error
  const { message } = error
  if (!Object.hasOwn(REFUSALS, message) || !('detail' in error) || typeof error.detail !== 'string') return error
  return new Refusal(message as RefusalCode, JSON.parse(error.detail) as RefusalData)
}

/** SQLSTATE of a PostgreSQL error, or null for anything else. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null
}

/** Name of the constraint that refused a statement, or null. Maps to a refusal beside its query. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('constraint' in error)) return null
  return typeof error.constraint === 'string' ? error.constraint : null
}

/** Whether something was written for an account that somebody deleted meanwhile: its session is over as well. */
export function isAccountGone(error: unknown): boolean {
  return sqlState(error) === '23503' && violatedConstraint(error)?.endsWith('_account_id_fkey') === true
}

const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'])
const SOCKET_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
]

/** Whether the connection itself is gone or could not be made, so that nothing more can be said on it. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlState(error)
  if (state !== null) return state.startsWith('08') || state.startsWith('57P') || state === '53300'
  if ('code' in error && typeof error.code === 'string' && SOCKET_CODES.has(error.code)) return true
  return SOCKET_MESSAGES.some((message) => error.message.startsWith(message))
}

/** Whether the same transaction may simply be run again (reliability guide, rule 8). */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01' || isConnectionLoss(error)
}

/**
 * Whether the database has no room or memory left (class 53), cannot read or write its files (58000, 58030), or takes no writes (25006):
 * an operator has to look.
 */
export function isOutOfService(error: unknown): boolean {
  const state = sqlState(error)
  return state !== null && (state.startsWith('53') || ['58000', '58030', '25006'].includes(state))
}

/** Whether the database was too busy, too slow or out of service: the asker may try again in a moment. */
export function isOverload(error: unknown): boolean {
  const state = sqlState(error)
  return state === '55P03' || state === '57014' || isOutOfService(error) || isRetryable(error)
}
