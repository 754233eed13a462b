import { expect, test } from 'vitest'
import type { Call } from '../../domain/platform/call.ts'
import { EVERY_CALL } from './every-call.ts'

/** What strangers may post as often as they like: it reads nothing, writes nothing, hashes nothing and mails nothing. */
const HARMLESS = ['checkVersion']

const limitsBy = ({ limits = [] }: Call) => limits.map(({ by }) => by)

test('H1 H2 M4 whatever a stranger may post or read is limited by network', () => {
  const open = EVERY_CALL.filter(({ policy }) => policy === 'anyone')
  const unlimited = open.filter((call) => !limitsBy(call).includes('address')).map(({ name }) => name)
  expect(unlimited).toEqual(HARMLESS)
})

test('a call has at most one limit of each kind', () => {
  for (const call of EVERY_CALL) expect(new Set(limitsBy(call)).size, call.name).toBe(limitsBy(call).length)
})
