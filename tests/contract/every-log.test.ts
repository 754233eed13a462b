import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../domain/platform/call.ts'
import { reportFigures } from '../support/figures.ts'
import { EVERY_CALL } from './every-call.ts'
import { aCustomer, openBeach } from './people.ts'
import { samplesFor } from './samples.ts'
import { contractWorld, type World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false, hasBank: true })
})
afterAll(() => world.close())

/** What a person may write into each field, as nobody else does. */
const PLANTED: Readonly<Record<string, string>> = {
  firstName: 'Ermenegarda',
  nome: 'Ermenegarda',
  lastName: 'Zanzarottini',
  cognome: 'Zanzarottini',
  name: 'Fufignolo',
  email: 'ermenegarda.canarina@posta.example',
  phone: '+393997776655',
  telefono: '+393997776655',
  password: 'canto del canarino 77',
  plate: 'ZZ987QX',
  chip: '380260123456789',
  note: 'senza finocchiella',
  text: 'senza finocchiella',
  key: 'canary-key-'.padEnd(43, 'K'),
  nonce: 'canary-nonce-7766',
  deviceData: 'canary-device-data',
  endpoint: 'https://push.example/canary-endpoint',
  token: 'canary-token-7766',
}
const WORDS = [...new Set(Object.values(PLANTED))]

/** A right input with the words in every field that takes them, however deep. */
function plant(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => plant(one, field))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plant(one, key)]))
  }
  return typeof value === 'string' ? (PLANTED[field] ?? value) : value
}

test.each(['right', 'with a field too many'])(
  'V-01 no call writes into the log what a person sent, %s',
  async (how) => {
    const { token, email } = await aCustomer(world)
    const samples = samplesFor(await openBeach(world), email)
    const extra = how === 'right' ? {} : { stowaway: PLANTED['note'] }
    const headers = { 'x-device-id': 'canary-device-4711', 'user-agent': 'CanaryPhone/9' }
    const asked: Call[] = []
    for (const call of EVERY_CALL) {
      const input = { ...(plant(samples[call.name] ?? {}) as object), ...extra }
      const answer = await world.ask(call, input, { token, headers })
      expect(answer.status, call.name).toBeLessThan(500)
      asked.push(call)
    }
    expect(asked).toHaveLength(EVERY_CALL.length)
    const text = JSON.stringify(world.server.logged).toLowerCase()
    const words = [...WORDS, token, 'canary-device-4711', 'CanaryPhone']
    const told = words.filter((word) => text.includes(word.toLowerCase()))
    reportFigures('V-01', { canaries: words.length, told: told.length })
    for (const word of words) {
      expect(text.includes(word.toLowerCase()), `the log tells ${word}`).toBe(false)
      expect(text.includes(encodeURIComponent(word).toLowerCase()), `the log tells ${word}`).toBe(false)
    }
  },
  60_000,
)
