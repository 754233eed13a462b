import { ApiError, Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk'
import { CheckoutPaymentIntent, TransactionSearchController, type OrderRequest } from '@paypal/paypal-server-sdk'
import axios, { type InternalAxiosRequestConfig } from 'axios'
import { openSandbox, type Sandbox } from '../platform/sandbox.ts'
import { paypalProvider } from './provider.ts'
import { paypalSandboxKeys } from './surface.ts'

/** A sandbox on a port of its own, with the official SDK in front of it. */
export interface Bench {
  readonly sandbox: Sandbox
  readonly client: Client
  readonly orders: OrdersController
  readonly payments: PaymentsController
  readonly reports: TransactionSearchController
  control(command: string, body?: object): Promise<Response>
}

export async function openBench(file?: string): Promise<Bench> {
  const sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [paypalProvider], file })
  const client = clientOf(sandbox.url)
  return {
    sandbox,
    client,
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    reports: new TransactionSearchController(client),
    control: (command, body = {}) =>
      fetch(`${sandbox.url}/_sandbox/${command}`, { method: 'POST', body: JSON.stringify(body) }),
  }
}

/** The SDK has no option for its address, so its transport puts the sandbox in its place (payments guide, 4.3). */
export function clientOf(url: string, clientSecret: string = paypalSandboxKeys.clientSecret): Client {
  const http = axios.getAdapter('http')
  return new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: paypalSandboxKeys.clientId, oAuthClientSecret: clientSecret },
    timeout: 10_000,
    httpClientOptions: { retryConfig: { httpMethodsToRetry: [] } },
    unstable_httpClientOptions: {
      adapter: (config: InternalAxiosRequestConfig) =>
        http({ ...config, url: (config.url ?? '').replace(/^https:\/\/api-m(\.sandbox)?\.paypal\.com/, url) }),
    },
  })
}

/** An order of 45.00 EUR as the product sends it, with overrides of its unit. */
export function orderOf(unit: Partial<OrderRequest['purchaseUnits'][number]> = {}): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ amount: { currencyCode: 'EUR', value: '45.00' }, ...unit }],
    paymentSource: {
      paypal: {
        experienceContext: {
          returnUrl: 'http://localhost:1/esito?order=1',
          cancelUrl: 'http://localhost:1/annullato',
          brandName: 'Lido <Battigia>',
        },
      },
    },
  }
}

/** Status and issue (or name) of what a call of the SDK is refused with; throws when it succeeds. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; issue: string; links: string[] }> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw error
  const body = JSON.parse(typeof error.body === 'string' ? error.body : '{}') as {
    name?: string
    error?: string
    details?: { issue: string }[]
    links?: { rel: string }[]
  }
  const issue = body.details?.[0]?.issue ?? body.name ?? body.error ?? ''
  return { status: error.statusCode, issue, links: (body.links ?? []).map((link) => link.rel) }
}
