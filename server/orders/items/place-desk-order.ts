import { randomBytes } from 'node:crypto'
import type { ItemCart } from '../../../domain/orders/item-calls.ts'
import { itemTotals } from '../../../domain/orders/item-quote.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '../../../domain/orders/order-number.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { refundPolicyOf } from '../../../domain/settings/refund-policy.ts'
import type { Queryable } from '../../platform/database.ts'
import type { GivenByHand } from '../../umbrellas/promotions/count-code-uses.ts'
import { enqueueConfirmation } from '../confirmation-outbox.ts'
import { conditionsFor, conditionsSlugs } from '../offer.ts'
import { payOnlineBy } from '../staff/sale-queries.ts'
import type { ItemCategories } from './item-categories.ts'
import { itemOrderOf, openItemOrder } from './item-changes.ts'
import { findOrderOf, lockOrdering, readConditions } from './item-checkout-queries.ts'
import { insertItemOrder, insertItems } from './item-order-queries.ts'

/** What the resort's people order for somebody who pays in front of them, or online by a day. */
export interface DeskWish {
  readonly accountId: number
  readonly cart: ItemCart
  readonly language: Language
  /** Names the press: sent again it is the same order. */
  readonly key: string
  /** The day by which it is paid online, by the link of its mail; it is given up after it. */
  readonly payBy?: CivilDate | undefined
  /** What the desk takes off by hand. */
  readonly off?: GivenByHand | undefined
  /** When its mail goes out, in milliseconds from now; at once where it is missing. */
  readonly mailAfterMs?: number
}

/**
 * An order of items that stands at once and is paid at the desk, whatever the app offers for it, or online by a day; its mail is the
 * receipt. Answers its id. Throws the category's refusal of what cannot be ordered, `pay_later_too_late` for a day that is over.
 */
export async function placeDeskOrder(
  tx: Queryable,
  { settings, categories }: { readonly settings: Settings; readonly categories: ItemCategories },
  { accountId, cart, language, key, payBy, off, mailAfterMs = 0 }: DeskWish,
): Promise<number> {
  await lockOrdering(tx, accountId)
  const press = { clientId: `desk:${key}`, quoteId: `desk:${key}` }
  const made = await findOrderOf(tx, accountId, press)
  if (made !== null) return made
  const asker = { accountId, isGuest: false, language, platform: 'other' as const, off }
  const category = categories.of(cart.cart)
  const { items, firstDay, isServiceFree } = await category.price(tx, cart, asker)
  const servicePercent = isServiceFree ? 0 : settings.servicePercent
  const totals = itemTotals(items, servicePercent)
  const isFree = totals.totalCents === 0
  // What is given away is never paid for, by no day either.
  const payOnline = isFree ? undefined : payBy
  const conditions = await readConditions(tx, conditionsSlugs(settings), language)
  const orderId = await insertItemOrder(tx, {
    accountId,
    category: cart.cart,
    ...press,
    numbers: Array.from({ length: 3 }, () => orderNumber(randomBytes(ORDER_NUMBER_BYTES))),
    passCode: `BA1.${randomBytes(16).toString('base64url')}`,
    status: 'confirmed',
    // Who pays online by a day is given it below.
    method: isFree ? 'no_payment_needed' : 'cash',
    firstDay,
    holdMinutes: settings.itemHoldMinutes,
    servicePercent,
    ...totals,
    conditions: conditionsFor(payOnline === undefined ? 'cash' : 'pay_later', settings, { conditions }),
    language,
    refundPolicy: refundPolicyOf(settings),
  })
  await insertItems(tx, orderId, items)
  const work = await openItemOrder(tx, categories, orderId)
  await work.category.take(tx, itemOrderOf(work.found), cart, asker)
  await work.category.confirm(tx, itemOrderOf(work.found))
  if (payOnline !== undefined && !(await payOnlineBy(tx, orderId, payOnline, settings.payLaterDueHour))) {
    throw new Refusal('pay_later_too_late')
  }
  await enqueueConfirmation(tx, orderId, `order-${orderId}`, mailAfterMs)
  return orderId
}
