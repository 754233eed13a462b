import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test.each([
  ['550 5.1.1 <mario.rossi+mare@posta.example>: no such user', '550 5.1.1 <…>: no such user'],
  ['cannot send to "anna@posta.example"', 'cannot send to "…"'],
  ['+39 333 123 4567 is not reachable', '… is not reachable'],
  [`the token ${'aB3_'.repeat(11)} is over`, 'the token … is over'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['the order 1042 of 2027-07-10 is 60.00 EUR', 'the order 1042 of 2027-07-10 is 60.00 EUR'],
  [
    'PayPal answered 422 INSTRUMENT_DECLINED (debug id 1f2e3d4c5b6a7)',
    'PayPal answered 422 INSTRUMENT_DECLINED (debug id 1f2e3d4c5b6a7)',
  ],
])('security L6 V-01 a message of an error names nobody: %s', (message, told) => {
  const lines: { err: { message: string; cause: { message: string } } }[] = []
  const log = createLogger('warn', { write: (line: string) => void lines.push(JSON.parse(line)) })
  log.warn({ err: new Error(message, { cause: new Error(message) }) }, 'it broke')
  expect([lines[0]?.err.message, lines[0]?.err.cause.message]).toEqual([told, told])
})
