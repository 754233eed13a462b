import { createApp, type App } from '../../server/app.ts'
import { parseEnvironment } from '../../server/platform/environment.ts'
import { createLogger } from '../../server/platform/logger.ts'
import { forgetResortData } from '../../server/umbrellas/resort-data.ts'

/** What a server process is asked: to open with variables of the environment, or to close what is open. */
export type Order = { readonly open: Readonly<Record<string, string>> } | 'close'
/** What it answers: the port that it listens on, null once it is closed, or why it could not. */
export type Answer = { readonly port: number | null } | { readonly error: string }

let app: App | null = null

// A server on a database that is ready, without the start-up checks that test databases, which nobody misses after a crash, would not
// pass. It begins anew each time; what it has imported stays, which is most of what a start takes.
async function open(variables: Readonly<Record<string, string>>): Promise<number> {
  const environment = parseEnvironment(variables)
  const log = createLogger(environment.logLevel)
  forgetResortData()
  app = await createApp({ environment, databaseUrl: environment.databaseUrl ?? '', isEmbedded: false, log })
  return app.listen(environment.host, environment.port)
}

async function obey(order: Order): Promise<Answer> {
  if (order !== 'close') return { port: await open(order.open) }
  await app?.stop()
  return { port: null }
}

process.on('message', (order: Order) => {
  void obey(order)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit(0))
