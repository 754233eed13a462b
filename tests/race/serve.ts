import { createApp } from '../../server/app.ts'
import { parseEnvironment } from '../../server/platform/environment.ts'
import { createLogger } from '../../server/platform/logger.ts'

// One server process on a database that is ready, without the start-up checks that test databases, which
// nobody misses after a crash, would not pass.
const environment = parseEnvironment(process.env)
const log = createLogger(environment.logLevel)
const app = await createApp({ environment, databaseUrl: environment.databaseUrl ?? '', isEmbedded: false, log })
const port = await app.listen(environment.host, environment.port)
process.stdout.write(`listening ${port}\n`)
process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)))
