import pino from 'pino'
import { civilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { PROVIDER_IDS } from '../../domain/payments/snapshot.ts'
import { quietItems } from '../item-slices.ts'
import { payableOrders } from '../orders/payable-orders.ts'
import { openPayments } from '../payments/open-payments.ts'
import type { PaymentFacts } from '../payments/payment-facts.ts'
import { reconcileDay, type Reconciliation } from '../payments/reconcile.ts'
import type { Database } from '../platform/database.ts'
import { parseEnvironment } from '../platform/environment.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { CommandFailed, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  npm run reconcile -- [DAY] [PROVIDER]
Compares the ledger with what the providers say moved on a day of the resort (yesterday when none is given), and ends
with 0 cents or a list of what differs. DAY is a date such as 2027-07-10; PROVIDER is one of ${PROVIDER_IDS.join(', ')}.
The providers' keys come from the environment, as for the server.`

async function run(args: readonly string[]): Promise<boolean> {
  const named = args.filter((arg) => (PROVIDER_IDS as readonly string[]).includes(arg))
  const days = args.filter((arg) => /^\d{4}-\d{2}-\d{2}$/.test(arg))
  if (named.length + days.length !== args.length || named.length > 1 || days.length > 1) throw new CommandFailed(USAGE)
  return withDatabase(async (database) => {
    const payments = await openFor(database)
    const providers = [...payments.providers.values()].filter(({ id }) => named.length === 0 || named.includes(id))
    if (providers.length === 0) throw new CommandFailed(`No provider has its keys in the environment.\n${USAGE}`)
    const day = days[0] === undefined ? await yesterday(database) : civilDate(days[0])
    let isEven = true
    for (const provider of providers) {
      const found = await reconcileDay(payments, provider, day)
      process.stdout.write(`${words(found)}\n`)
      isEven &&= found.issues.length === 0 && found.differenceCents === 0
    }
    return isEven
  })
}

async function openFor(database: Database): Promise<PaymentFacts> {
  const { payments: keys, publicUrl } = parseEnvironment(process.env)
  const settings = liveSettings()
  await settings.reload(database)
  return openPayments({
    database,
    settings,
    keys,
    secrets: { stripe: [], paypal: null },
    // The servers' polling shows what becomes free meanwhile.
    orders: payableOrders({
      settings,
      announce: () => undefined,
      categories: quietItems(settings),
    }),
    publicUrl,
    log: pino({ level: 'warn' }, pino.destination(2)),
  })
}

async function yesterday(database: Database): Promise<CivilDate> {
  const [row] = await database.query<{ day: CivilDate }>({
    name: 'cli.yesterday',
    text: 'select resort_today() - 1 as day',
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say what day it is')
  return row.day
}

function words({ provider, day, compared, differenceCents, issues, totals }: Reconciliation): string {
  const { inCents, outCents, feeCents } = totals
  return [
    `${provider} ${day}: ${compared} compared, ${inCents} cents in, ${outCents} cents back, ${feeCents} cents fees; difference ${differenceCents} cents`,
    ...issues.map(({ kind, detail }) => `  ${kind}  ${JSON.stringify(detail)}`),
  ].join('\n')
}

await runCommand(async () => {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
  return ''
}, 2)
