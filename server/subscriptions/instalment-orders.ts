import { Refusal } from '../../domain/platform/refusal.ts'
import type { InstalmentCart } from '../../domain/subscriptions/calls.ts'
import { instalmentWords, planText } from '../../domain/subscriptions/subscription-words.ts'
import type { Queryable } from '../platform/database.ts'
import { isInstalmentTaken, releaseInstalment, takeInstalment } from './instalment-queries.ts'
import type { Buyer } from './price-subscription.ts'
import type { SaleFacts } from './subscription-facts.ts'
import { readSubscription } from './subscription-queries.ts'

interface StoredOrder {
  readonly orderId: number
  readonly accountId: number
  readonly items: readonly {
    readonly refId: number
    readonly facts: Readonly<Record<string, unknown>>
  }[]
}

/** A later instalment of a subscription as a category of orders: due, or paid before it is. Each is paid once. */
export const instalmentOrders = (facts: Pick<SaleFacts, 'settings'>) => ({
  name: 'instalment' as const,

  async price(tx: Queryable, cart: InstalmentCart, { accountId, language }: Buyer) {
    const subscription = await readSubscription(tx, accountId, cart.subscriptionId)
    const instalment = subscription?.instalments.find(({ position }) => position === cart.position)
    if (subscription === null || instalment === undefined || cart.position === 0) throw new Refusal('not_found')
    const isOpen = subscription.state === 'confirmed' || subscription.state === 'suspended'
    if (!isOpen || (await isInstalmentTaken(tx, cart))) throw new Refusal('instalment_not_open')
    const { entry, from, totalCents } = subscription
    const item = {
      kind: 'instalment' as const,
      refId: subscription.subscriptionId,
      name: instalmentWords(planText(entry.name, language, from), cart.position, language),
      options: subscription.code === null ? [] : [subscription.code],
      note: null,
      quantity: 1,
      unitCents: instalment.amountCents,
      totalCents: instalment.amountCents,
      from: instalment.dueDay,
      to: instalment.dueDay,
      part: null,
      meal: null,
      time: null,
      plate: null,
      dogs: 0,
      facts: { position: cart.position },
    }
    return {
      items: [item],
      firstDay: instalment.dueDay,
      takesCash: totalCents < facts.settings.subscriptionCashBelowCents,
      isServiceFree: true,
      readyInMinutes: null,
    }
  },

  async take(tx: Queryable, order: StoredOrder, cart: InstalmentCart): Promise<void> {
    if (!(await takeInstalment(tx, order, cart))) throw new Refusal('instalment_not_open')
  },

  async retake(tx: Queryable, order: StoredOrder): Promise<boolean> {
    const [item] = order.items
    if (item === undefined) return false
    const { position } = item.facts as { readonly position: number }
    return takeInstalment(tx, order, { subscriptionId: item.refId, position })
  },

  release: (tx: Queryable, { orderId }: StoredOrder): Promise<void> => releaseInstalment(tx, orderId),

  /** The ledger says that it is paid: nothing is to be made. */
  confirm: async (): Promise<void> => undefined,

  /** What is paid stays paid; the subscription's own rules give it back. */
  canDelete: (): boolean => false,

  /** No screen follows it live. */
  announce: (): void => undefined,
})
