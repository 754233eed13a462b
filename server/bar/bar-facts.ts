import type { BarCart } from '../../domain/bar/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { OrderDesk } from '../platform/order-desk.ts'

/** What a worker orders for a guest; `key` names it. */
export interface CounterWish {
  readonly accountId: number
  readonly cart: BarCart
  readonly language: Language
  readonly key: string
}

/** What the bar's calls are given of the server around them. */
export interface BarFacts {
  readonly settings: Settings
  /** Money and life of orders, which lie to the right of the bar. */
  readonly desk: OrderDesk
  /** Writes an order that stands at once and is paid at the bar, in the caller's transaction; answers its id. */
  readonly placeAtCounter: (tx: Queryable, wish: CounterWish) => Promise<number>
  /** Signs what the QR at an umbrella says, and what opens the stream of an order. */
  readonly tagKey: Buffer
  /** The address that a tag's QR opens. */
  readonly publicUrl: string
  /** After the commit: tells boards, the guests' menus, and the guest of that order when there is one. */
  readonly announce: (orderId: number | null) => void
}

/** Announces changes of the bar to every server process: the id of an order, or nothing for the bar itself. */
export const BAR_CHANNEL = 'bar_changed'
