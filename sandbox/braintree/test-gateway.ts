import braintree, { type BraintreeGateway, type Environment as BraintreeEnvironment } from 'braintree'
import type { OperatorRow, Provider } from '../platform/provider.ts'
import { openSandbox, type Sandbox } from '../platform/sandbox.ts'
import { BRAINTREE_KEYS } from './keys.ts'
import { braintreeProvider } from './provider.ts'

/** What the SDK's calls answer, as far as the tests look; its published types are behind its calls. */
export interface Sale {
  readonly id: string
  readonly status: string
  readonly type: string
  readonly amount: string
  readonly orderId: string | null
  readonly currencyIsoCode: string
  readonly createdAt: string
  readonly processorResponseCode: string
  readonly processorResponseText: string
  readonly processorResponseType: string | null
  readonly gatewayRejectionReason: string | null
  readonly refundIds: string[]
  readonly refundedTransactionId: string | null
  readonly partialSettlementTransactionIds: string[]
  readonly authorizedTransactionId: string | null
  readonly threeDSecureInfo: { readonly status: string; readonly liabilityShifted: boolean } | null
  readonly creditCard: { readonly token: string | null; readonly maskedNumber: string; readonly cardType: string }
  readonly customer: { readonly id: string | null }
  readonly disputes: { readonly id: string; readonly status: string; readonly amount: string }[]
  readonly statusHistory: { readonly status: string }[]
}

export interface Result {
  readonly success: boolean
  readonly message: string
  readonly transaction: Sale
  readonly errors: { deepErrors(): { readonly code: string; readonly attribute: string; readonly message: string }[] }
}

export interface Transactions {
  sale(request: object): Promise<Result>
  find(id: string): Promise<Sale>
  void(id: string, options?: object): Promise<Result>
  refund(id: string, options?: object | string): Promise<Result>
  submitForSettlement(id: string, amount?: string | null, options?: object): Promise<Result>
  submitForPartialSettlement(id: string, amount: string, options?: object): Promise<Result>
  search(ask: (search: TransactionSearch) => void): AsyncIterable<Sale>
}

export interface TransactionSearch {
  orderId(): { is(value: string): void; startsWith(value: string): void }
  ids(): { in(...values: string[]): void }
  status(): { in(...values: string[]): void }
  type(): { is(value: string): void }
  amount(): { between(least: string, most: string): void }
  createdAt(): { min(value: Date): void; max(value: Date): void; between(least: Date, most: Date): void }
  creditCardCardholderName(): { is(value: string): void }
}

export interface TestGateway {
  readonly sandbox: Sandbox
  readonly gateway: BraintreeGateway
  readonly transactions: Transactions
  /** A gateway with other keys or another patience. */
  connect(keys?: Partial<Record<keyof typeof BRAINTREE_KEYS, string>>, timeout?: number): BraintreeGateway
  control(command: string, body?: object): Promise<unknown>
  /** What the operator page lists. */
  rows(): readonly OperatorRow[]
}

/** A sandbox of its own on a free port with the real SDK pointed at it (guide, 4.2). */
export async function openTestGateway(file?: string): Promise<TestGateway> {
  const providers: Provider[] = []
  const sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    file,
    providers: [
      (world) => {
        const provider = braintreeProvider(world)
        providers.push(provider)
        return provider
      },
    ],
  })
  const { port } = new URL(sandbox.url)
  const connect: TestGateway['connect'] = (keys = {}, timeout = 10_000) => {
    const environment: BraintreeEnvironment = new braintree.Environment(
      'localhost',
      port,
      sandbox.url,
      false,
      'localhost',
      port,
    )
    const made = new braintree.BraintreeGateway({ environment, ...BRAINTREE_KEYS, ...keys })
    Object.assign((made as unknown as { config: object }).config, { timeout })
    return made
  }
  const gateway = connect()
  return {
    sandbox,
    gateway,
    transactions: gateway.transaction as unknown as Transactions,
    connect,
    async control(command, body = {}) {
      const url = `${sandbox.url}/_sandbox/${command}`
      const reply = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
      if (!reply.ok) throw new Error(`${command}: ${reply.status}`)
      return reply.json()
    },
    rows: () => providers.flatMap((provider) => provider.rows()),
  }
}

export function codes(result: Result): string[] {
  return result.errors.deepErrors().map((error) => error.code)
}
