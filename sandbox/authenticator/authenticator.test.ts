import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox, type Sandbox } from '../platform/sandbox.ts'
import { authenticatorMount } from './authenticator-mount.ts'
import { bytesOf, codeAt } from './code.ts'

const NOW = 1_234_567_890_000
let sandbox: Sandbox
beforeAll(async () => {
  const mounts = [authenticatorMount(() => NOW)]
  sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [], mounts })
})
afterAll(() => sandbox.close())

// RFC 6238, appendix B, the last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(Buffer.from('12345678901234567890'), seconds * 1000)).toBe(code)
})

test('a key is read as its bytes, and what is none is refused', () => {
  expect(bytesOf('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')?.toString()).toBe('12345678901234567890')
  for (const text of ['', 'GEZD', '1'.repeat(16), '<script>alert(1)</script>']) expect(bytesOf(text)).toBeNull()
})

test('shows the codes of the demo and of a key that is being set up, and renews itself', async () => {
  const plain = await fetch(`${sandbox.url}/authenticator`)
  const codes = (text: string) => [...text.matchAll(/amount">(\d{3} \d{3})</g)].map(([, code]) => code)
  expect(codes(await plain.text())).toHaveLength(2)
  expect(plain.headers.get('refresh')).toBe('30')
  const setUp = await fetch(`${sandbox.url}/authenticator?key=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ`)
  expect(codes(await setUp.text())).toEqual(['005 924', expect.any(String), expect.any(String)])
  const wrong = await (await fetch(`${sandbox.url}/authenticator?key=%3Cscript%3E`)).text()
  expect(codes(wrong)).toHaveLength(2)
  expect(wrong).not.toContain('<script>')
})
