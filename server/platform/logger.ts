import pino, { type DestinationStream, type Logger } from 'pino'
import { sqlState } from './database-errors.ts'

/**
 * The log of one process: JSON lines without personal data. Errors are reduced to what helps to find the
 * defect; PostgreSQL's `detail` and `where`, which quote rows, are left out.
 */
export function createLogger(
  level: string,
  destination: DestinationStream = pino.destination({ sync: false }),
): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: ['*.email', '*.token', '*.password', '*.phone', 'email', 'token', 'password', 'phone'],
        remove: true,
      },
    },
    destination,
  )
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is no Error was thrown' }
  const isDatabase = sqlState(error) !== null
  return {
    type: error.name,
    message: withoutPersons(isDatabase ? withoutValues(error.message) : error.message),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** What in a message of others may be somebody's: e-mails, phone numbers and what looks like a token. */
const PERSONAL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+|\+\d[\d ]{6,}\d|(?<![\w-])[\w-]{40,}/g

function withoutPersons(message: string): string {
  return message.replace(PERSONAL, '…')
}

/** PostgreSQL quotes a wrong value at the end of its message: `invalid input syntax for type …: "value"`. */
function withoutValues(message: string): string {
  return message.replace(/: ".*"$/s, ': "…"')
}
