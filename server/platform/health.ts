import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Queryable } from './database.ts'

/** What the load balancer and the supervisor ask. */
export interface Health {
  /** From now on `/readyz` fails and every answer closes its connection, so that the proxy goes elsewhere. */
  stopBeingReady(): void
}

/** `/healthz`: the process answers. `/readyz`: it is not stopping and the database answers within a second. */
export function serveHealth(app: FastifyInstance, database: Queryable): Health {
  let isStopping = false
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping) return reply.code(503).send({ status: 'stopping' })
    const isUp = await Promise.race([answers(database), sleep(SECOND, false, { ref: false })])
    return isUp ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'database' })
  })
  return {
    stopBeingReady() {
      isStopping = true
    },
  }
}

async function answers(database: Queryable): Promise<boolean> {
  try {
    await database.query({ name: 'platform.ping', text: 'select 1', values: [] })
    return true
  } catch {
    // The answer is the status; the pool's own listener has logged the loss.
    return false
  }
}
