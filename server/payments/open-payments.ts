import type { Logger } from 'pino'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Database } from '../platform/database.ts'
import type { PaymentKeys } from '../platform/payment-environment.ts'
import type { PayableOrders } from './payable-orders.ts'
import { PaymentDriver } from './payment-driver.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { PaymentModes } from './payment-modes.ts'
import { openProviders, type WebhookSecrets } from './providers/open-providers.ts'
import { RefundDriver } from './refund-driver.ts'
import { refreshCards } from './saved-cards/card-calls.ts'

export interface PaymentOptions {
  readonly database: Database
  readonly settings: Settings
  readonly keys: PaymentKeys
  readonly secrets: WebhookSecrets
  readonly orders: PayableOrders
  readonly publicUrl: string
  readonly log: Logger
}

/** Puts the payments of one server process together. */
export function openPayments(options: PaymentOptions): PaymentFacts {
  const { database, settings, keys, secrets, orders, publicUrl, log } = options
  const providers = openProviders(keys, secrets)
  const refunds = new RefundDriver({ database, providers, orders, log })
  const driver = new PaymentDriver(
    {
      database,
      providers,
      orders,
      settings,
      log,
      refreshCards: (accountId, provider, modeId) => refreshCards(database, accountId, provider, modeId),
    },
    refunds,
  )
  return {
    database,
    settings,
    modes: new PaymentModes(providers, settings),
    providers,
    driver,
    refunds,
    orders,
    publicUrl,
    isSandbox: keys.sandboxUrl !== null,
    log,
  }
}
