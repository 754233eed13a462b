import type { Database } from '../platform/database.ts'
import { eraseByEmail, exportByEmail } from '../privacy/person-requests.ts'
import { erasureInWords, privacyFacts } from './privacy-facts.ts'
import { CommandFailed, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  npm run privacy -- export EMAIL   writes what is kept of a person as JSON, for an answer to their request
  npm run privacy -- erase EMAIL    deletes everything personal of them; they get a last mail
Both find a customer and the guests with this e-mail. Make sure first who asks: docs/privacy.md.`

async function run(args: readonly string[]): Promise<string> {
  const [command, email, ...rest] = args
  if (email === undefined || !email.includes('@') || rest.length > 0) throw new CommandFailed(USAGE)
  if (command === 'export') return withDatabase((database) => exportAll(database, email))
  if (command === 'erase') return withDatabase((database) => eraseAll(database, email))
  throw new CommandFailed(USAGE)
}

async function exportAll(database: Database, email: string): Promise<string> {
  const facts = await privacyFacts(database)
  const documents = await database.connection((tx) => exportByEmail(tx, facts, email))
  if (documents.length === 0) throw new CommandFailed(`Nobody has the e-mail ${email}.`)
  return JSON.stringify(documents, null, 2)
}

async function eraseAll(database: Database, email: string): Promise<string> {
  const facts = await privacyFacts(database)
  const erased = await database.transaction((tx) => eraseByEmail(tx, facts, email))
  if (erased.length === 0) return `Nobody has the e-mail ${email}: there is nothing to erase.`
  const kept = erased.flatMap((one) => one.kept)
  const cancelled = erased.reduce((sum, one) => sum + one.cancelled, 0)
  return [
    `Erased: ${erased.length} of this e-mail (customer and guests).`,
    `Unpaid bookings to come that were cancelled: ${cancelled}.`,
    `Paid orders that stay valid until their date: ${kept.length === 0 ? 'none' : kept.join(', ')}.`,
  ].join('\n')
}

await runCommand(() => run(process.argv.slice(2)).catch(erasureInWords))
