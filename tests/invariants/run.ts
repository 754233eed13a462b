import pg from 'pg'
import { violations } from './check.ts'
import { INVARIANTS } from './invariants.ts'

// `npm run invariants`: checks the promises about the data on DATABASE_URL; ends with 1 when one is broken.
const url = process.env['DATABASE_URL']
if (url === undefined || url === '') {
  process.stderr.write('Say which database: DATABASE_URL=postgres://… npm run invariants\n')
  process.exit(2)
}
const client = new pg.Client({ connectionString: url })
await client.connect()
const broken = await violations(async (text) => (await client.query<Record<string, unknown>>(text)).rows, INVARIANTS)
await client.end()
for (const { id, promise, rows } of broken) {
  process.stdout.write(`${id} is broken: ${promise}\n  ${rows.length} rows, e.g. ${JSON.stringify(rows.slice(0, 3))}\n`)
}
process.stdout.write(`${INVARIANTS.length - broken.length} invariants hold, ${broken.length} broken\n`)
process.exit(broken.length === 0 ? 0 : 1)
