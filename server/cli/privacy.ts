import { Refusal } from '../../domain/platform/refusal.ts'
import { quietItems } from '../item-slices.ts'
import { PERSONAL_DATA_PARTS } from '../personal-data-parts.ts'
import type { Database } from '../platform/database.ts'
import { eraseByEmail, exportByEmail } from '../privacy/person-requests.ts'
import type { PrivacyFacts } from '../privacy/privacy-facts.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  npm run privacy -- export EMAIL   writes what is kept of a person as JSON, for an answer to their request
  npm run privacy -- erase EMAIL    deletes everything personal of them; they get a last mail
Both find a customer and the guests with this e-mail. Make sure first who asks: docs/privacy.md.`

/** A sentence for the person at the keyboard; no stack. */
class Wrong extends Error {}

async function run(args: readonly string[]): Promise<string> {
  const [command, email, ...rest] = args
  if (email === undefined || !email.includes('@') || rest.length > 0) throw new Wrong(USAGE)
  if (command === 'export') return withDatabase((database) => exportAll(database, email))
  if (command === 'erase') return withDatabase((database) => eraseAll(database, email))
  throw new Wrong(USAGE)
}

async function factsOf(database: Database): Promise<PrivacyFacts> {
  const settings = liveSettings()
  await settings.reload(database)
  // The servers' polling shows what becomes free meanwhile.
  return { settings, categories: quietItems(settings), announce: () => undefined, parts: PERSONAL_DATA_PARTS }
}

async function exportAll(database: Database, email: string): Promise<string> {
  const facts = await factsOf(database)
  const documents = await database.connection((tx) => exportByEmail(tx, facts, email))
  if (documents.length === 0) throw new Wrong(`Nobody has the e-mail ${email}.`)
  return JSON.stringify(documents, null, 2)
}

async function eraseAll(database: Database, email: string): Promise<string> {
  const facts = await factsOf(database)
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

const REASONS: Readonly<Record<string, string>> = {
  not_allowed: 'This account has roles of the staff: take them away first.',
  payment_in_progress: 'Money of this person is moving just now: try again in some minutes.',
}

/** What is said of a failure: a refusal in words. */
function wordsOf(error: unknown): string {
  if (error instanceof Refusal) return REASONS[error.code] ?? error.code
  return error instanceof Error ? error.message : String(error)
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
}
