import { expect, test } from 'vitest'
import { passkeyDomain } from './passkey-rules.ts'

test.each([
  ['https:', 'battigia.example', 'battigia.example'],
  ['https:', 'app.battigia.example', 'app.battigia.example'],
  ['http:', 'localhost', 'localhost'],
  ['https:', 'localhost', 'localhost'],
  ['http:', 'battigia.example', null],
  ['https:', '192.168.1.20', null],
  ['http:', '127.0.0.1', null],
  ['https:', '[2001:db8::1]', null],
  ['https:', 'battigia', null],
])('B-26 passkeys of %s//%s belong to %s', (protocol, hostname, domain) => {
  expect(passkeyDomain({ protocol, hostname })).toBe(domain)
})
