import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { SECOND } from '../../domain/platform/duration.ts'

/** Hears an announcement, or null after a gap in which some may have been missed. */
export type LiveListener = (payload: string | null) => void

/** Changes announced across all server processes over LISTEN/NOTIFY. */
export interface Live {
  /** Calls the listener for every announcement of every process, this one included. */
  on(channel: string, listener: LiveListener): void
  /**
   * Announces a change after its commit, from a connection of its own. Equal announcements of the same few
   * milliseconds become one. Never throws: an announcement that cannot be sent is covered by polling.
   */
  announce(channel: string, payload: string): void
  close(): Promise<void>
}

/** Announcements wait this long for company: a NOTIFY of its own for each change costs throughput. */
const COALESCE = 15
const MOST_WAITING = 10_000

/** Opens the two connections; both are made again when they are lost. */
export async function openLive(url: string, log: Logger): Promise<Live> {
  const listeners = new Map<string, LiveListener[]>()
  const tell = (channel: string, payload: string | null) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }
  const hearing = await keepConnected(url, log, async (client, isAgain) => {
    client.on('notification', (message) => tell(message.channel, message.payload ?? ''))
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (isAgain) for (const channel of listeners.keys()) tell(channel, null)
  })
  const speaking = await keepConnected(url, log, async () => undefined)
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function send(): Promise<void> {
    timer = undefined
    const batch = [...waiting].map((text) => text.split('\n', 2))
    waiting.clear()
    const [channels, payloads] = [batch.map(([channel]) => channel), batch.map(([, payload]) => payload)]
    try {
      await speaking.client()?.query({
        name: 'platform.announce',
        text: 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as change (channel, payload)',
        values: [channels, payloads],
      })
    } catch (error) {
      log.warn({ err: error, announcements: batch.length }, 'announcements were lost; clients poll')
    }
  }

  return {
    on(channel, listener) {
      const known = listeners.get(channel)
      if (known !== undefined) return void known.push(listener)
      listeners.set(channel, [listener])
      hearing
        .client()
        ?.query(`listen ${pg.escapeIdentifier(channel)}`)
        .catch((error: unknown) => {
          log.warn({ err: error, channel }, 'listening waits for the next connection')
        })
    },
    announce(channel, payload) {
      if (waiting.size < MOST_WAITING) waiting.add(`${channel}\n${payload}`)
      timer ??= setTimeout(() => void send(), COALESCE)
    },
    async close() {
      clearTimeout(timer)
      if (waiting.size > 0) await send()
      await Promise.all([hearing.close(), speaking.close()])
    },
  }
}

/** A connection that comes back after every loss; `prepare` runs on each new one. */
async function keepConnected(
  url: string,
  log: Logger,
  prepare: (client: pg.Client, isAgain: boolean) => Promise<void>,
) {
  let current: pg.Client | null = null
  let isClosing = false

  async function connect(isAgain: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'battigia live',
      keepAlive: true,
      pipeline: true,
    })
    client.on('error', (error) => log.warn({ err: error }, 'the live connection was lost'))
    client.once('end', () => {
      if (current !== client) return
      current = null
      void reconnect()
    })
    try {
      await client.connect()
      await prepare(client, isAgain)
    } catch (error) {
      await client.end()
      throw error
    }
    current = client
  }
  async function reconnect(): Promise<void> {
    for (let pause = 50; !isClosing; pause = Math.min(2 * pause, 5 * SECOND)) {
      try {
        return await connect(true)
      } catch (error) {
        log.warn({ err: error }, 'the live connection is not back yet')
        await sleep(pause + Math.random() * pause, undefined, { ref: false })
      }
    }
  }
  await connect(false)
  return {
    client: () => current,
    async close() {
      isClosing = true
      const client = current
      current = null
      await client?.end()
    },
  }
}
