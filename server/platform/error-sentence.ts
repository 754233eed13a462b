/** What a person at a terminal reads of a failure: one sentence and its cause; the whole error with LOG_LEVEL=debug. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (process.env['LOG_LEVEL'] === 'debug') return error.stack ?? error.message
  return error.cause instanceof Error ? `${error.message}\n  ${error.cause.message}` : error.message
}
