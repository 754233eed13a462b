import path from 'node:path'
import * as z from 'zod/mini'
import { INVITATION_LIFE } from '../../domain/accounts/security-rules.ts'
import { HOUR } from '../../domain/platform/duration.ts'
import { emailField } from '../../domain/accounts/field-rules.ts'
import { DEFAULT_LANGUAGE } from '../../domain/platform/language.ts'
import { findDemoPeople, removeDemoPerson } from '../demo-people.ts'
import { hasResort } from '../first-start.ts'
import type { Database } from '../platform/database.ts'
import type { Environment } from '../platform/environment.ts'
import { mailFolder } from '../platform/open-mailer.ts'
import { inviteFirstManager, ManagerExists } from '../staff/invite-first-manager.ts'
import { erasureInWords, privacyFacts } from './privacy-facts.ts'
import { CommandFailed, runCommand } from './run-command.ts'
import { newestInvitation, sendInvitation } from './send-invitation.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  npm run staff -- first-manager EMAIL [NAME]   mails the first manager the link by which they come in; again while they have not
  npm run staff -- remove-demo-people           removes the demo's people from a database that is to be a real one`

const inputSchema = z.object({
  email: emailField,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
})

async function run(args: readonly string[]): Promise<string> {
  const [command, email, name, ...rest] = args
  if (command === 'first-manager' && email !== undefined && rest.length === 0)
    return withDatabase((database, environment) => firstManager(database, environment, email, name))
  if (command === 'remove-demo-people' && email === undefined) return withDatabase(removeDemoPeople)
  throw new CommandFailed(USAGE)
}

async function firstManager(
  database: Database,
  environment: Environment,
  typed: string,
  name = typed.slice(0, Math.max(0, typed.indexOf('@'))).slice(0, 40),
): Promise<string> {
  const input = z.safeParse(inputSchema, { email: typed, name: name.trim() })
  if (!input.success)
    throw new CommandFailed(`Expected an e-mail address and a name of at most 40 characters, got "${typed}" "${name}".`)
  if (!(await hasResort(database)))
    throw new CommandFailed('The database has no resort yet. Import yours first: npm run resort -- import DIR')
  const { email, name: displayName } = input.data
  const effectId = await database
    .transaction(async (tx) => {
      const accountId = await inviteFirstManager(tx, { email, displayName, language: DEFAULT_LANGUAGE })
      return newestInvitation(tx, accountId)
    })
    .catch((error: unknown) => {
      throw error instanceof ManagerExists ? new CommandFailed(error.message) : error
    })
  const failure = await sendInvitation(database, environment, effectId)
  if (failure !== null)
    throw new CommandFailed(
      `${email} is the manager, but the mail could not be sent: ${failure}. A running server tries again; else mend it and run this again.`,
    )
  const where = environment.smtpUrl === null ? `lies in ${path.relative('', mailFolder(environment))}` : 'is on its way'
  return [
    `${email} is the first manager: the invitation ${where}, and its link works for ${INVITATION_LIFE / HOUR} hours.`,
    `Next: they open it and are led through password, authenticator app and PIN. Later they sign in at ${environment.publicUrl}/ges with password and code.`,
  ].join('\n')
}

async function removeDemoPeople(database: Database, { identity }: Environment): Promise<string> {
  const people = await findDemoPeople(database, identity.secretsKey)
  if (people.length === 0) return 'Nobody of the demo is in this database.'
  const facts = await privacyFacts(database)
  for (const person of people)
    await database.transaction((tx) => removeDemoPerson(tx, facts, person)).catch(erasureInWords)
  return people
    .map(({ email, isOfDemo }) =>
      isOfDemo ? `Erased: ${email}` : `${email} needs a new second factor: they ask for a new password by mail first.`,
    )
    .join('\n')
}

await runCommand(() => run(process.argv.slice(2)))
