import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Queryable } from '../../server/platform/database.ts'
import { bookingDatabase } from '../race/booking-world.ts'
import type { TestDatabase } from '../support/database.ts'
import { reportFigures } from '../support/figures.ts'
import { testServer, type TestServer } from '../support/server.ts'
import { EVERY_CALL } from './every-call.ts'
import { openBeach } from './people.ts'
import { samplesFor } from './samples.ts'
import { contractWorld, requestOf, type World } from './world.ts'

const MOST_QUERIES = 5

let world: World
let db: TestDatabase
let server: TestServer
let queries = 0

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  db = await bookingDatabase()
  server = await testServer({ url: db.url, database: counted(db.database) })
  await server.app.jobs.stop()
})
afterAll(async () => {
  await server.close()
  await db.close()
  await world.close()
})

/** Counts the statements that it is asked for. */
function counted(database: Database): Database {
  const wrap = (tx: Queryable): Queryable => ({
    query: (statement) => ((queries += 1), tx.query(statement)),
  })
  return {
    ...database,
    query: (statement) => wrap(database).query(statement),
    connection: (work) => database.connection((tx) => work(wrap(tx))),
    transaction: (work, finish) => database.transaction((tx) => work(wrap(tx)), finish),
  }
}

test('L-02 no GET that anybody may ask takes more than five queries, the first time or later', async () => {
  const samples = samplesFor(await openBeach(world), 'nobody@example.it')
  const taken: Record<string, number[]> = {}
  for (const call of EVERY_CALL.filter(({ policy, method }) => policy === 'anyone' && method === 'GET')) {
    taken[call.name] = []
    for (let time = 0; time < 3; time += 1) {
      const before = queries
      const { method, url } = requestOf(call, samples[call.name])
      const answer = await server.app.http.inject({ method, url })
      expect(answer.statusCode, call.name).toBe(200)
      taken[call.name]?.push(queries - before)
    }
  }
  const most = Math.max(...Object.values(taken).flat())
  reportFigures('L-02', { queries: most })
  expect(Object.keys(taken).length).toBeGreaterThan(20)
  expect(Object.entries(taken).filter(([, times]) => times.some((count) => count > MOST_QUERIES))).toEqual([])
})
