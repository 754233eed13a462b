import * as z from 'zod/mini'
import type { Call } from '../../domain/platform/call.ts'
import { FuzzedServer } from './fuzzed-server.ts'
import { ROWS } from './matrix-rows.ts'
import { anOwner, type Owner } from './owner.ts'
import { openSession } from '../race/booking-world.ts'

/** What was sent to a call, and what it answered where that is short enough to be read. */
export interface Example {
  readonly call: string
  readonly input: unknown
  readonly answer?: unknown
}

const LONGEST = 6_000
const MOST_OF_A_LIST = 2

/** Makes the calls once, on the demo resort: those of guests about things of their own, those of the staff as a manager. */
export async function recordExamples(calls: readonly Call[]): Promise<Example[]> {
  const server = await FuzzedServer.start()
  const { world, beach } = server
  // Who only reads changes nothing for the next one who reads.
  const reader = await anOwner(world, beach)
  const ownerFor = async ({ policy, method }: Call) => {
    if (policy === 'staff') return null
    return method === 'GET' ? reader : anOwner(world, beach)
  }
  const examples: Example[] = []
  // What the staff change would be in the way of the guests.
  const guestsFirst = calls.toSorted((a, b) => Number(a.policy === 'staff') - Number(b.policy === 'staff'))
  for (const call of guestsFirst) examples.push(await exampleOf(server, call, await ownerFor(call)))
  await server.world.close()
  return examples
}

async function exampleOf(server: FuzzedServer, call: Call, owner: Owner | null): Promise<Example> {
  const { world } = server
  const input = owner === null ? server.sampleOf(call) : (ROWS[call.name]?.about(owner.has) ?? {})
  const token = owner === null ? undefined : await openSession(world.db, owner.accountId)
  const answer = owner === null ? await server.ask(call, input) : await world.ask(call, input, { token })
  const sent = asSent(call, JSON.parse(JSON.stringify(input)) as Record<string, unknown>)
  const example = { call: call.name, input: fits(call.input, shortened(sent)) ?? sent }
  if (answer.status !== 200) return example
  const told = fits(call.output, shortened(answer.json())) ?? answer.json()
  return JSON.stringify(told).length > LONGEST ? example : { ...example, answer: told }
}

/** What travels: a query is text. */
function asSent({ method }: Call, input: Record<string, unknown>): unknown {
  if (method === 'POST') return input
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, text(value)]))
}

/** The value where its schema takes it as it is now. */
function fits(schema: z.ZodMiniType, value: unknown): unknown {
  return z.safeParse(schema, value).success ? value : undefined
}

/** The first of every list: the others are alike. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_OF_A_LIST).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}
