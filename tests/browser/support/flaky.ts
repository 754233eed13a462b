import { errors, type Locator, type Page } from '@playwright/test'
import { CALL_PREFIX } from '../../../domain/platform/call.ts'
import { INVARIANTS } from '../../invariants/invariants.ts'
import { violations } from '../../invariants/check.ts'
import { seededPlan, type Fault, type FaultKind, type Plan } from '../../support/flaky-plan.ts'
import { openFlakyProxy, tellFaults, type FlakyProxy } from '../../support/flaky-proxy.ts'
import { alsoAt, startApp, type App } from './app.ts'
import { openBank, type Bank } from './bank.ts'
import { cancelRow, manageButton } from './manage.ts'
import type { Person } from './person.ts'
import { expect, test as base } from './test.ts'
import { testSize } from '../../support/test-size.ts'

export { expect }

/** `FLAKY_SEED` names another weather: the nightly run takes a new one every time, and makes every journey ten times. */
const SEED = Number(process.env['FLAKY_SEED'] ?? 20_260_801)
const RATE = Number(process.env['FLAKY_RATE'] ?? 0.3)
export const RUNS = testSize(1, 1, 10)

const SCRIPTED: Readonly<Record<FaultKind, Fault>> = {
  drop: { kind: 'drop' },
  lose: { kind: 'lose' },
  truncate: { kind: 'truncate' },
  stall: { kind: 'stall', ms: 1_500 },
  delay: { kind: 'delay', ms: 700 },
  double: { kind: 'double', isSecond: true },
}

/** The product behind a network that is bad for its calls and streams. Once a test has failed its seed and its weather are told. */
export const test = base.extend<{ network: FlakyProxy }, { app: App; bank: Bank }>({
  // The code of every screen is there before the network fails.
  savesData: false,
  bank: [
    async ({}, use) => {
      const bank = await openBank()
      await use(bank)
      await bank.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ bank }, use) => {
      const app = await startApp({ sandboxUrl: bank.url })
      await app.set('barOpenHour', '0')
      await app.set('barCloseHour', '24')
      await app.set('barLastOrderMinutes', '0')
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  network: async ({ app }, use, testInfo) => {
    const network = await openFlakyProxy(app.url)
    alsoAt(network.url, app)
    await use(network)
    if (testInfo.status !== testInfo.expectedStatus)
      process.stdout.write(`\nFLAKY_SEED=${SEED}: ${testInfo.title}\n${tellFaults(network.log)}\n`)
    await network.close()
  },
  baseURL: async ({ network }, use) => use(network.url),
  // What the browser itself says of a broken connection, and of a refusal that a screen puts into words.
  allowedErrors: async ({}, use) => use([/net::ERR_|status of (?:402|404|409)/]),
})

/**
 * A bad network for all calls: by the seed, and the changes that `worst` names (by the end of their path) in just this order, so that every
 * journey meets the losses that it is about.
 */
export function badWeather(run: number, worst: Readonly<Record<string, readonly FaultKind[]>> = {}): Plan {
  const drawn = seededPlan({
    seed: SEED + run,
    rate: RATE,
    concerns: ({ path }) => path.startsWith(CALL_PREFIX),
  })
  const turns = new Map<string, number>()
  return (exchange) => {
    const named = Object.keys(worst).find((end) => exchange.method === 'POST' && exchange.path.endsWith(`/${end}`))
    if (named === undefined) return drawn(exchange)
    const turn = turns.get(named) ?? 0
    turns.set(named, turn + 1)
    const kind = worst[named]?.[turn]
    return kind === undefined ? drawn(exchange) : SCRIPTED[kind]
  }
}

/**
 * Goes on as a person does on a bad network: looks whether it is done, and presses what the screen offers in the meantime, the first of `moves`
 * that can be pressed. A button that goes away while it is being pressed is no failure of the journey.
 */
export async function carryOn(isDone: () => Promise<boolean>, moves: readonly Locator[]): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await isDone()) return true
        for (const move of moves) {
          const one = move.first()
          if (!(await one.isVisible())) continue
          // It may go, or wait for an answer, between the look and the press.
          if (!(await one.isEnabled({ timeout: 500 }).catch(isTooLate))) continue
          await one.click({ timeout: 1_500 }).catch(isTooLate)
          break
        }
        return isDone()
      },
      { timeout: 75_000, intervals: [400] },
    )
    .toBe(true)
}

/** A button that is gone or frozen by the time of its press; anything else is thrown. */
function isTooLate(error: unknown): false {
  if (error instanceof errors.TimeoutError) return false
  throw error
}

/** What every screen offers where something did not come. */
export const again = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Riprova', exact: true })

/** Goes on until something is to be seen. */
export const until = (page: Page, shown: Locator, moves: readonly Locator[] = []): Promise<void> =>
  carryOn(() => shown.first().isVisible(), [...moves, again(page)])

/** What the books say of one person: how many there are of everything that must be there once. */
export async function books(app: App, { email }: Pick<Person, 'email'>) {
  const [row] = await app.sql<
    Record<'orders' | 'lines' | 'held' | 'booked' | 'paidCents' | 'refunds' | 'refundCents', number>
  >(
    `with mine as (select o.* from orders o join account a on a.id = o.account_id where a.email = $1)
     select (select count(*)::int from mine) as "orders",
            (select count(*)::int from order_line where order_id in (select id from mine)) as "lines",
            (select count(*)::int from occupancy c join account a on a.id = c.account_id where a.email = $1 and c.state = 'held') as "held",
            (select count(*)::int from occupancy where order_id in (select id from mine) and state = 'booked') as "booked",
            (select coalesce(sum(captured_cents), 0)::int from payment_attempt where order_id in (select id from mine)) as "paidCents",
            (select count(*)::int from refund where order_id in (select id from mine)) as "refunds",
            (select coalesce(sum(amount_cents), 0)::int from refund where order_id in (select id from mine)) as "refundCents"`,
    [email],
  )
  if (!row) throw new Error('the database did not answer')
  return row
}

/** Nothing in the database breaks a promise, whatever the network did. */
export async function expectWholeBooks(app: App): Promise<void> {
  expect(await violations((text) => app.sql(text), INVARIANTS)).toEqual([])
}

/** The kinds of faults that a change has met, by the end of its path. */
export const metBy = (network: FlakyProxy, end: string): (FaultKind | null)[] =>
  network.log
    .filter(({ method, path }) => method === 'POST' && path.endsWith(`/${end}`))
    .map(({ fault }) => fault?.kind ?? null)

/** Deletes the booking on the summary's page, by one press: its answer is lost, and the page says all the same what has become of it. */
export async function removeBooking(page: Page, network: FlakyProxy, path: string): Promise<void> {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Conferma', exact: true })
  await carryOn(
    async () => metBy(network, path).length > 0,
    [confirm, cancelRow(page), manageButton(page), again(page)],
  )
  // What was paid has gone back as soon as the order is read again.
  await expect(page.getByText(/^(Annullato|Rimborsato)$/).first()).toBeVisible({ timeout: 30_000 })
  await expect(manageButton(page)).toBeHidden()
  await expect(page.getByText(/andato storto/)).toBeHidden()
  expect(metBy(network, path)).toEqual([expect.stringMatching(/lose|truncate/)])
}
