import {
  ApiError,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  TransactionSearchController,
  type ApiResponse,
} from '@paypal/paypal-server-sdk'
import axios, { type InternalAxiosRequestConfig } from 'axios'
import { withTries } from '../tries.ts'
import { meaningOf } from './refusal.ts'

export interface PayPalConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly environment: 'sandbox' | 'production'
  /** The id under which PayPal sends webhooks; null while none is registered, and then every webhook is refused. */
  readonly webhookId: () => string | null
  /** The origin of the payment sandbox, in PayPal's place; null for PayPal itself. */
  readonly sandboxUrl: string | null
}

const TIMEOUT_MS = 10_000

/** The SDK's controllers, with one way to call them. */
export interface PayPalConnection {
  readonly orders: OrdersController
  readonly payments: PaymentsController
  readonly reports: TransactionSearchController
  /**
   * Makes a call that is safe to repeat, and answers its result. Throws `ProviderUnavailable`, `UnknownAtProvider`,
   * `PayPalRefusal` and `ProviderMisuse`.
   */
  ask<Result>(call: () => Promise<ApiResponse<Result>>): Promise<Result>
  /** The body of a GET that the SDK has no controller for (disputes); its transport and its token are used all the same. */
  read(path: string, query?: Readonly<Record<string, string>>): Promise<string>
}

/**
 * The SDK repeats nothing itself: told to, it repeats refused captures as well (payments guide, 4.3). So the repeats are
 * `withTries`', for lost connections, 429 and 5xx only.
 */
export function openConnection({
  clientId,
  clientSecret,
  environment,
  sandboxUrl,
}: Omit<PayPalConfig, 'webhookId'>): PayPalConnection {
  const client = new Client({
    environment: environment === 'production' ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    timeout: TIMEOUT_MS,
    httpClientOptions: { retryConfig: { httpMethodsToRetry: [] } },
    ...(sandboxUrl === null ? {} : { unstable_httpClientOptions: { adapter: transportTo(sandboxUrl) } }),
  })
  const ask: PayPalConnection['ask'] = (call) =>
    withTries(async () => {
      try {
        return (await call()).result
      } catch (error) {
        throw meaningOf(error)
      }
    })
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    reports: new TransactionSearchController(client),
    ask,
    read: (path, query = {}) =>
      ask(() => {
        const request = client.getRequestBuilderFactory()('GET', path)
        request.query(query)
        request.defaultToError(ApiError)
        request.authenticate([{ oauth2: true }])
        return request.callAsText()
      }),
  }
}

/** The SDK has no option for its address, so its transport puts the sandbox in PayPal's place. */
function transportTo(sandboxUrl: string) {
  const http = axios.getAdapter('http')
  return (config: InternalAxiosRequestConfig) =>
    http({ ...config, url: (config.url ?? '').replace(/^https:\/\/api-m(\.sandbox)?\.paypal\.com/, sandboxUrl) })
}
