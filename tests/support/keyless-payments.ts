import type { Settings } from '../../domain/settings/settings.ts'
import type { OrderFacts } from '../../server/orders/order-facts.ts'
import { quietItems } from '../../server/item-slices.ts'
import { payableOrders } from '../../server/orders/payable-orders.ts'
import { openPayments } from '../../server/payments/open-payments.ts'
import type { PaymentFacts } from '../../server/payments/payment-facts.ts'
import type { Database } from '../../server/platform/database.ts'
import { silentLog } from './server.ts'

/** The payments of a resort without keys of any provider: orders are settled at the desk or later. */
export function keylessPayments(
  database: Database,
  settings: Settings,
  announce: OrderFacts['announce'] = () => undefined,
): PaymentFacts {
  return openPayments({
    database,
    settings,
    keys: { sandboxUrl: null, stripe: null, paypal: null, braintree: null },
    secrets: { stripe: [], paypal: null },
    orders: payableOrders({ settings, announce, categories: quietItems(settings) }),
    publicUrl: 'http://localhost:3000',
    log: silentLog,
  })
}
