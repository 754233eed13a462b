import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import type { ItemKind } from '../../../domain/orders/order-items.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { stayName } from '../../umbrellas/stay-name.ts'
import { itemDeletion, umbrellaDeletion, type Deletion } from '../use-booking-deletion.ts'

/** A booking that its guest manages. */
export interface Manageable {
  readonly deletion: Deletion
  /** The place, where its days may change; null for everything else, which is only cancelled. */
  readonly line: OrderLine | null
}

/** A deposit goes with its table, and what the bar has begun to make is eaten. */
const DELETABLE: ReadonlySet<ItemKind> = new Set(['table', 'parking', 'service'])

/**
 * The bookings of an order that can still be managed: places one by one, tables, parking spaces and services. One that is not
 * over stays among them when it can't be deleted any more, so that it can say why.
 */
export function manageable(order: Order, today: string, language: Language): readonly Manageable[] {
  const isConfirmed = order.status === 'confirmed'
  const isOpen = (one: { isCancelled: boolean; canDelete: boolean; to: string }) =>
    !one.isCancelled && (one.canDelete || (isConfirmed && one.to >= today))
  const lines = order.lines.filter(isOpen)
  const items = order.items.filter((item) => DELETABLE.has(item.kind) && isOpen(item))
  return [
    ...lines.map((line) => ({
      deletion: umbrellaDeletion(order, line, stayName(line, order.lines, language)),
      line: isConfirmed && order.passCode !== null && line.to >= today ? line : null,
    })),
    ...items.map((item) => ({ deletion: itemDeletion(order, item), line: null })),
  ]
}
