import * as z from 'zod/mini'
import { defineCall } from '../../domain/platform/call.ts'
import { text, whole, wholeText } from '../../domain/platform/fields.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle, type Handler } from '../../server/platform/handler.ts'

const common = { summary: 'A call of this test', refusals: ['umbrella_taken'] } as const
const done = z.strictObject({ done: z.literal(true) })

const greet = defineCall({
  ...common,
  name: 'greet',
  method: 'POST',
  path: 'test/greet',
  policy: 'anyone',
  input: z.strictObject({
    name: text(2, 25),
    people: whole(1, 20),
    dogs: z.array(z.strictObject({ name: text(2, 20) })),
    token: z.optional(z.string()),
  }),
  output: z.strictObject({ hello: z.string() }),
})
const fixed = defineCall({
  ...common,
  name: 'fixed',
  method: 'POST',
  path: 'test/fixed',
  policy: 'anyone',
  fixed: true,
  input: z.object({ id: whole(1, 9) }),
  output: z.strictObject({ id: z.number() }),
})
export const mine = defineCall({
  ...common,
  name: 'mine',
  method: 'POST',
  path: 'test/mine',
  policy: 'customer',
  input: z.strictObject({}),
  output: z.strictObject({ account: z.number() }),
})
const confirmed = defineCall({
  ...common,
  name: 'confirmed',
  method: 'POST',
  path: 'test/confirmed',
  policy: 'confirmed',
  input: z.strictObject({}),
  output: done,
})
const refuse = defineCall({
  ...common,
  name: 'refuse',
  method: 'POST',
  path: 'test/refuse',
  policy: 'anyone',
  input: z.strictObject({}),
  output: done,
})
const breaks = defineCall({
  ...common,
  name: 'breaks',
  method: 'POST',
  path: 'test/breaks',
  policy: 'anyone',
  input: z.strictObject({}),
  output: done,
})
export const leaks = defineCall({
  ...common,
  name: 'leaks',
  method: 'GET',
  path: 'test/leaks',
  policy: 'anyone',
  input: z.strictObject({}),
  output: done,
})
const plan = defineCall({
  ...common,
  name: 'plan',
  method: 'GET',
  path: 'test/plan',
  policy: 'anyone',
  cacheable: true,
  input: z.strictObject({ page: z.optional(wholeText(1, 5)) }),
  output: z.strictObject({ page: z.number() }),
})

/** Calls of every kind that the mount knows, for its tests. */
export const sampleHandlers: Handler[] = [
  handle(greet, 'read', async (_tx, { name }) => ({ hello: name })),
  handle(fixed, 'read', async (_tx, { id }) => ({ id })),
  handle(mine, 'read', async (_tx, _input, { actor }) => ({ account: actor.accountId })),
  handle(confirmed, 'read', async () => ({ done: true as const })),
  handle(refuse, 'write', async () => {
    throw new Refusal('umbrella_taken', { codes: ['C5', 'C6'] })
  }),
  handle(breaks, 'write', async () => {
    throw new Error('a secret cause')
  }),
  handle(leaks, 'read', async () => ({ done: true as const, email: 'mario@example.it' })),
  handle(plan, 'read', async (_tx, { page }) => ({ page: page ?? 1 })),
]
