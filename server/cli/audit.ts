import { verifyChain, type BreakReason, type NotedHead, type VerifiedChain } from '../staff/audit/verify-chain.ts'
import { CommandFailed, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  npm run audit -- verify [--head N:HASH]
Hashes the audit of the back office again and says whether its chain holds, with its last link. --head compares it with a last link that
was noted before, outside of the database: without one nobody sees that the end was cut off. Ends with 1 at the first link
that does not hold, with 2 when it could not be looked at.`

const REASONS: Readonly<Record<BreakReason, string>> = {
  link_missing: 'a link before it is missing',
  wrong_previous: 'it does not carry the hash of the link before',
  row_missing: 'its row is gone',
  wrong_content: 'its row, or the link itself, was changed',
  wrong_detail: 'the details of its row were changed, or emptied without a person who is gone',
  wrong_time: 'its row says another time than the one at which it was written',
  row_unlinked: 'the row was written past the chain',
  other_head: 'it is not the link that was noted: the end was cut off or written anew',
}

function parse(args: readonly string[]): NotedHead | null {
  const [command, flag, head, ...rest] = args
  const noted = /^(\d{1,15}):([0-9a-f]{64})$/.exec(head ?? '')
  const isHead = flag === '--head' && noted !== null
  if (command !== 'verify' || rest.length > 0 || (flag !== undefined && !isHead)) throw new CommandFailed(USAGE)
  return noted === null ? null : { n: Number(noted[1]), hash: noted[2] ?? '' }
}

function words({ links, head, forgotten, cutAfter, broken }: VerifiedChain): string {
  if (broken !== null) {
    const { n, actionId, action, subject, reason } = broken
    const link = n === null ? 'The audit has a row without a link' : `The audit's chain is broken at link ${n}`
    const row = actionId === null ? '' : ` (row ${actionId}${action === null ? '' : `, ${action} of ${subject}`})`
    return `${link}${row}: ${REASONS[reason]}.`
  }
  const past = cutAfter === null ? '' : ` The links up to ${cutAfter} went by their age.`
  const last = head === null ? '' : `\nLast link, to be noted elsewhere: ${head.n}:${head.hash}`
  return `The audit's chain holds: ${links} links, ${forgotten} rows without their details.${past}${last}`
}

await runCommand(async () => {
  const noted = parse(process.argv.slice(2))
  const verified = await withDatabase((database) => verifyChain(database, noted))
  process.exitCode = verified.broken === null ? 0 : 1
  return words(verified)
}, 2)
