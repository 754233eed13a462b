import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generate, HttpClient } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { aCustomer, openBeach } from './people.ts'
import { contractWorld, type World } from './world.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const COMPILER = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')

/** What a stranger writes with the client, by its names and types alone: a drink, an umbrella from the hold to the order, and a "no". */
const PROGRAM = `
import { ApiError, BarService, OpenAPI, OrdersService, UmbrellasService, type BarMenu, type Order, type Problem, type Quote } from './client'

export async function order(base: string, token: string, umbrellaId: number, day: string) {
  OpenAPI.BASE = base
  const menu: BarMenu = await BarService.getBarMenu({ language: 'en' })
  const drinks: string[] = menu.categories.flatMap((category) => category.items.map((item) => item.name))
  const refused: Problem = await OrdersService.listOrders({}).then(
    () => { throw new Error('a stranger has orders') },
    (error: unknown) => { if (error instanceof ApiError) return error.body; throw error },
  )
  OpenAPI.TOKEN = token
  const place = { umbrellaId, people: 2, dogs: [], extras: [] }
  const held = await UmbrellasService.lockUmbrellas({
    idempotencyKey: 'outside-1',
    requestBody: { from: day, to: day, part: 'full_day', places: [place] },
  })
  const quote: Quote = await OrdersService.evaluateOrder({ requestBody: { cart: 'umbrella' } })
  const cash = quote.conditions.find(({ method }) => method === 'cash')
  const ordered: Order = await OrdersService.startOrder({
    idempotencyKey: 'outside-2',
    requestBody: {
      quoteId: quote.quoteId,
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: cash?.version ?? '',
    },
  })
  const read: Order = await OrdersService.getOrder({ orderId: ordered.orderId })
  return { drinks, code: refused.code, held: held.cart.lines.length, number: read.number, cents: read.totalCents - quote.totalCents }
}
`

/** What the program exports. */
interface Program {
  readonly order: (...asked: [base: string, token: string, umbrellaId: number, day: string]) => Promise<{
    readonly drinks: readonly string[]
  }>
}

let world: World
let base: string
let folder: string

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  base = await world.server.listen()
  folder = await mkdtemp(path.join(ROOT, 'test-results', 'outside-client-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

test('R-717 a client that an outside generator makes of the document compiles, and orders an umbrella', async () => {
  const document = (await (await fetch(`${base}${CALL_PREFIX}/openapi.json`)).json()) as Record<string, unknown>
  await generate({
    input: document,
    output: path.join(folder, 'client'),
    httpClient: HttpClient.FETCH,
    useOptions: true,
    useUnionTypes: true,
  })
  await writeFile(path.join(folder, 'program.ts'), PROGRAM)
  await writeFile(path.join(folder, 'package.json'), '{ "type": "commonjs" }')
  const rules = [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'commonjs',
    '--moduleResolution',
    'bundler',
    '--esModuleInterop',
  ]
  const compiled = spawnSync(
    process.execPath,
    [COMPILER, ...rules, '--lib', 'es2023,dom', '--types', 'node', '--ignoreConfig', 'program.ts'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  expect(compiled.stdout + compiled.stderr).toBe('')

  const { order } = (await import(path.join(folder, 'program.js'))) as Program
  const spot = (await openBeach(world)).spot()
  const done = await order(base, (await aCustomer(world)).token, spot.umbrellaId, spot.from)
  expect(done.drinks.length).toBeGreaterThan(10)
  expect(done).toMatchObject({ code: 'login_required', held: 1, number: expect.stringMatching(/^\w+-/), cents: 0 })
})
