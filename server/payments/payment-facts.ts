import type { Logger } from 'pino'
import type { Settings } from '../../domain/settings/settings.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import type { Database } from '../platform/database.ts'
import type { PayableOrders } from './payable-orders.ts'
import type { PaymentDriver } from './payment-driver.ts'
import type { PaymentModes } from './payment-modes.ts'
import type { PaymentProvider } from './provider.ts'
import type { RefundDriver } from './refund-driver.ts'

/** What the payment calls need of the server around them; composed in `open-payments.ts`. */
export interface PaymentFacts {
  readonly database: Database
  readonly settings: Settings
  readonly modes: PaymentModes
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>
  readonly driver: PaymentDriver
  readonly refunds: RefundDriver
  readonly orders: PayableOrders
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
  /** Whether the providers are the sandbox's: no money moves. */
  readonly isSandbox: boolean
  readonly log: Logger
}
