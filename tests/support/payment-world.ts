import * as cart from '../../domain/cart/calls.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as payments from '../../domain/payments/calls.ts'
import { PAYMENT_MODES, type OnlineMethod } from '../../domain/payments/payment-modes.ts'
import { CALL_PREFIX, type Call, type CallInput, type CallOutput } from '../../domain/platform/call.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Problem } from '../../domain/platform/field-problem.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import { braintreeProvider } from '../../sandbox/braintree/provider.ts'
import { paypalProvider } from '../../sandbox/paypal/provider.ts'
import { openSandbox } from '../../sandbox/platform/sandbox.ts'
import { stripeProvider } from '../../sandbox/stripe/provider.ts'
import { DRIVE_PAYMENTS } from '../../server/payments/payment-jobs.ts'
import { forgetResortData } from '../../server/umbrellas/resort-data.ts'
import { bookingDatabase, makeCustomers, openSession, setClock, TEST_NOW } from '../race/booking-world.ts'
import type { Bank } from './bank.ts'
import type { TestDatabase } from './database.ts'
import { testServer, type TestServer } from './server.ts'
import { stripePage } from './stripe-page.ts'
import { stripeTestMode } from './stripe-test-mode.ts'

/** A guest who is signed in. */
export interface Payer {
  readonly accountId: number
  readonly token: string
  /** The same guest, signed in on another device. */
  elsewhere(): Promise<Payer>
  /** Makes a call; throws the problem body when it is refused. */
  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>
  /** The code of the refusal; null when it is done. */
  refusal<C extends Call>(call: C, input: CallInput<C>): Promise<string | null>
  lock(...umbrellaIds: number[]): Promise<CallOutput<typeof umbrellas.lockUmbrellas>>
  cart(): Promise<CallOutput<typeof cart.getCart>>
  order(method: orders.PaymentMethod): Promise<orders.Order>
  pay(orderId: number, method: OnlineMethod, more?: object): Promise<payments.StartedPayment>
  outcome(orderId: number): Promise<CallOutput<typeof orders.completeOrder>>
}

/** A resort that takes money from the sandbox's providers, on a database and addresses of its own. */
export interface PaymentWorld {
  readonly db: TestDatabase
  readonly server: TestServer
  readonly bank: Bank
  payer(): Promise<Payer>
  /** Whoever has a session already: a guest without an account. */
  payerBy(session: { readonly accountId: number; readonly token: string }): Payer
  /** Moves the resort's clock; the providers' one is the bank's. */
  setClock(at: string): Promise<void>
  /** Another process on the same database and the same bank, with the jobs as before when nothing is said. */
  restart(options?: Pick<PaymentWorldOptions, 'hasJobs'>): Promise<TestServer>
  /** The same without the old process's end: what hangs in it hangs until the world closes. */
  crash(options?: Pick<PaymentWorldOptions, 'hasJobs'>): Promise<TestServer>
  close(): Promise<void>
}

export interface PaymentWorldOptions {
  readonly at?: string
  /** False leaves everything to calls and to `driver`, so that a test decides what happens when. */
  readonly hasJobs?: boolean
  readonly variables?: Readonly<Record<string, string>>
}

/** Jobs whose work tests wait for, and how often they run here, in milliseconds: their own rhythm is seconds. */
const AWAITED_JOBS = [DRIVE_PAYMENTS, 'payment-events', 'expire-awaiting-orders', 'outbox']
const JOB_RHYTHM = 100

/** What every guest of these tests books. */
export const STAY = { from: '2027-07-10' as CivilDate, to: '2027-07-11' as CivilDate, part: 'full_day' as const }

export async function paymentWorld(options: PaymentWorldOptions = {}): Promise<PaymentWorld> {
  const { at = TEST_NOW, hasJobs = true, variables = {} } = options
  const db = await bookingDatabase({ at })
  const bank = await openBank()
  const rhythms: NodeJS.Timeout[] = []
  const open = async (isWorking: boolean) => {
    const server = await testServer(db, { ...bank.variables, ...variables })
    await server.listen()
    if (!isWorking) await server.app.jobs.stop()
    else for (const job of AWAITED_JOBS) rhythms.push(setInterval(() => server.app.jobs.wake(job), JOB_RHYTHM))
    return server
  }
  let server = await open(hasJobs)
  const crashed: TestServer[] = []
  let people = 0
  return {
    db,
    get server() {
      return server
    },
    bank,
    async payer() {
      const [customer] = await makeCustomers(db, 1, `payer-${(people += 1)}-`)
      if (customer === undefined) throw new Error('no customer was made')
      return payerOf(() => server, db, customer)
    },
    payerBy: (session) => payerOf(() => server, db, session),
    setClock: (instant) => setClock(db, instant),
    async restart(again = {}) {
      await server.close()
      return (server = await open(again.hasJobs ?? hasJobs))
    },
    async crash(again = {}) {
      await server.app.jobs.stop()
      crashed.push(server)
      return (server = await open(again.hasJobs ?? hasJobs))
    },
    async close() {
      // Prices that a test has set are its own, and the next world is in the same process.
      forgetResortData()
      for (const rhythm of rhythms) clearInterval(rhythm)
      await Promise.all([...crashed, server].map((one) => one.close()))
      await bank.close()
      await db.close()
    },
  }
}

/** The sandbox; with `TEST_BANK=stripe`, Stripe's own test mode. */
export async function openBank(): Promise<Bank> {
  return process.env['TEST_BANK'] === 'stripe' ? stripeTestMode(process.env) : openSandboxBank()
}

async function openSandboxBank(): Promise<Bank> {
  const sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    providers: [paypalProvider, stripeProvider, braintreeProvider],
    // Banks speak when a test says so: a machine that stalls for a second is not to be overtaken by them.
    bankDelay: 600_000,
  })
  const control: Bank['control'] = async (command, input = {}) => {
    const answer = await fetch(`${sandbox.url}/_sandbox/${command}`, { method: 'POST', body: JSON.stringify(input) })
    const body = (await answer.json()) as Record<string, unknown>
    if (!answer.ok) throw new Error(`${command}: ${JSON.stringify(body)}`)
    return body
  }
  return {
    sandbox,
    variables: { PAYMENTS_SANDBOX_URL: sandbox.url },
    control,
    ...stripePage({ url: sandbox.url, secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox' }),
    challenge: async (id, ok) => void (await control('stripe/3ds', { id, ok })),
    async count(request) {
      const { requests } = (await control('requests')) as { requests: { method: string; path: string }[] }
      return requests.filter(({ method, path }) => request.test(`${method} ${path}`)).length
    },
    close: () => sandbox.close(),
  }
}

function payerOf(
  server: () => TestServer,
  db: TestDatabase,
  { accountId, token }: { accountId: number; token: string },
): Payer {
  const send = async (call: Call, input: unknown) => {
    const isGet = call.method === 'GET'
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    return server().app.http.inject({
      method: call.method,
      url: `${CALL_PREFIX}/${call.path}${query}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'it', 'content-type': 'application/json' },
      ...(isGet ? {} : { payload: JSON.stringify(input) }),
    })
  }
  const call: Payer['call'] = async (asked, input) => {
    const answer = await send(asked, input)
    if (answer.statusCode !== 200) throw new Error(`${asked.name}: ${answer.statusCode} ${answer.body}`)
    return JSON.parse(answer.body)
  }
  return {
    accountId,
    token,
    elsewhere: async () => payerOf(server, db, { accountId, token: await openSession(db, accountId) }),
    call,
    async refusal(asked, input) {
      const answer = await send(asked, input)
      return answer.statusCode === 200 ? null : (JSON.parse(answer.body) as Problem).code
    },
    lock: (...umbrellaIds) =>
      call(umbrellas.lockUmbrellas, {
        ...STAY,
        places: umbrellaIds.map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] })),
      }),
    cart: () => call(cart.getCart, {}),
    async order(method) {
      const quote = await call(orders.evaluateOrder, { cart: 'umbrella' })
      const { version } = quote.conditions.find((one) => one.method === method) ?? { version: 'none' }
      const { quoteId } = quote
      return call(orders.startOrder, { quoteId, method, conditionsAccepted: true, conditionsVersion: version })
    },
    pay: (orderId, method, more = {}) =>
      call(payments.startPayment, { orderId, modeId: PAYMENT_MODES[method], ...more }),
    outcome: (orderId) => call(orders.completeOrder, { orderId }),
  }
}
