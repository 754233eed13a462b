import type { Settings } from '../../domain/settings/settings.ts'
import type { OrderDesk } from '../platform/order-desk.ts'

/** What the bar's calls are given of the server around them. */
export interface BarFacts {
  readonly settings: Settings
  /** Money and life of orders, which lie to the right of the bar. */
  readonly desk: OrderDesk
  /** The address that a tag's QR opens. */
  readonly publicUrl: string
  /** After the commit: tells boards, the guests' menus, and the guest of that order when there is one. */
  readonly announce: (orderId: number | null) => void
}

/** Announces changes of the bar to every server process: the id of an order, or nothing for the bar itself. */
export const BAR_CHANNEL = 'bar_changed'
