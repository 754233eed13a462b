import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { Platform } from '../../../domain/platform/app-platform.ts'
import type { PricedItem } from '../../../domain/orders/order-items.ts'
import type { ItemCart, ItemCategoryName } from '../../../domain/orders/item-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import type { GivenByHand } from '../../umbrellas/promotions/count-code-uses.ts'

/** Who asks for a price, and in which words. */
export interface CartAsker {
  readonly accountId: number
  readonly isGuest: boolean
  readonly language: Language
  readonly platform: Platform
  /** What the desk takes off the price by hand, where a category knows discounts. */
  readonly off?: GivenByHand | undefined
}

/** An item with what its own slice needs to give it back, or to make it. */
export interface DraftItem extends PricedItem {
  readonly facts: Readonly<Record<string, unknown>>
}

/** A cart as everything stands now. Equal carts at equal prices have equal items. */
export interface PricedCart {
  readonly items: readonly DraftItem[]
  /** First day that it is for: the list of orders is sorted by it. */
  readonly firstDay: CivilDate
  /** Cash is taken at the counter, at the desk or on delivery; what is paid online is the resort's settings. */
  readonly takesCash: boolean
  /** Percentage of service is not asked for it: a table, a parking space. */
  readonly isServiceFree: boolean
  /** The bar's honest estimate; null for other categories. */
  readonly readyInMinutes: number | null
}

/** An order of items inside the transaction that writes or changes it; its row is locked. */
export interface ItemOrder {
  readonly orderId: number
  readonly accountId: number
  readonly number: string
  readonly items: readonly (DraftItem & { readonly itemId: number; readonly isCancelled: boolean })[]
}

/**
 * What one category brings to an order. `Cart` is the member of {@link ItemCart} with its name. Everything runs in the
 * caller's transaction; a change that other processes must hear of is announced by the slice through `afterCommit`.
 */
export interface ItemCategory<Cart extends ItemCart = ItemCart> {
  readonly name: ItemCategoryName
  /** Prices a cart; throws the refusal of what cannot be ordered now. Changes nothing. */
  price(tx: Queryable, cart: Cart, asker: CartAsker): Promise<PricedCart>
  /** Takes seats, stock or spaces for an order that was just written; throws the refusal of what somebody else took first. */
  take(tx: Queryable, order: ItemOrder, cart: Cart, asker: CartAsker): Promise<void>
  /** Takes them again for money that came after they were given back; false when somebody else has them by now (R5). */
  retake(tx: Queryable, order: ItemOrder): Promise<boolean>
  /** Gives back what the items that are named hold; each is given back once. */
  release(tx: Queryable, order: ItemOrder, itemIds: readonly number[]): Promise<void>
  /** The order stands: its money came, or none is needed before. From here on it is made, laid or kept. */
  confirm(tx: Queryable, order: ItemOrder): Promise<void>
  /** Ends what the category itself still has open when its order is marked as concluded; most have nothing. */
  conclude?(tx: Queryable, orderId: number): Promise<void>
  /** Whether the guest may still delete an item: a table yes, a drink that is being made no. */
  canDelete(item: DraftItem, now: { readonly today: CivilDate; readonly time: string }): boolean
  /** After the commit of whatever changed an order of this category: tells boards and maps. */
  announce(orderId: number): void
}
