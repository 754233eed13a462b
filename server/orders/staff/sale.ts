import { randomBytes } from 'node:crypto'
import type { CallParsed } from '../../../domain/platform/call.ts'
import type { sellWalkIn } from '../../../domain/orders/sale-calls.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '../../../domain/orders/order-number.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { refundPolicyOf } from '../../../domain/settings/refund-policy.ts'
import { accountAtDesk } from '../../accounts/account-at-desk.ts'
import type { Queryable } from '../../platform/database.ts'
import { lockCart } from '../../umbrellas/lock-cart.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { countCodeUses, type ByHand } from '../../umbrellas/promotions/count-code-uses.ts'
import { placeCode } from '../../umbrellas/stored-lines.ts'
import { conditionsFor, conditionsSlugs } from '../offer.ts'
import { readConditions } from '../items/item-checkout-queries.ts'
import type { SaleOffer, SaleWish } from './sale-offer.ts'
import { insertSale, lockPress, payOnlineBy, type Sold } from './sale-queries.ts'

type Customer = CallParsed<typeof sellWalkIn>['customer']

export interface Sale {
  readonly wish: SaleWish
  readonly offer: SaleOffer
  readonly pressId: string
  readonly customer: Customer
  readonly language: Language
  readonly method: 'cash' | 'no_payment_needed'
  /** The day by which it is paid online instead of at the desk. */
  readonly payBy?: CivilDate | undefined
  /** Of a discount by hand. */
  readonly byHand?: ByHand | undefined
  readonly reason: string
}

/** Sells, all places or none: the order stands at once. A press that was made before is its first order. */
export async function sell(tx: Queryable, settings: Settings, sale: Sale): Promise<Sold> {
  const { wish, offer, customer, language, method, payBy, byHand, reason } = sale
  const press = `desk:${sale.pressId}`
  const made = await lockPress(tx, press)
  if (made !== null) return made
  const accountId = await accountAtDesk(tx, customer, language)
  await lockCart(tx, accountId)
  const conditions = await readConditions(tx, conditionsSlugs(settings), language)
  const { plan, stock } = await resortData(tx)
  const outcome = await insertSale(tx, {
    accountId,
    press,
    numbers: Array.from({ length: 3 }, () => orderNumber(randomBytes(ORDER_NUMBER_BYTES))),
    passCode: `BA1.${randomBytes(16).toString('base64url')}`,
    method,
    period: wish,
    offer,
    stock,
    maxUmbrellas: settings.maxUmbrellas,
    conditions: conditionsFor(payBy === undefined ? method : 'pay_later', settings, { conditions }),
    language,
    refundPolicy: refundPolicyOf(settings),
    reason,
  })
  switch (outcome.outcome) {
    case 'umbrella_taken':
      throw new Refusal('umbrella_taken', { codes: outcome.umbrellas.map((id) => placeCode(plan, id)) })
    case 'extra_sold_out':
      throw new Refusal('extra_sold_out', { extras: outcome.extras })
    case 'too_many_umbrellas':
      throw new Refusal('too_many_umbrellas', { scope: 'half_day', max: outcome.max, have: outcome.have })
    default: {
      const { orderId } = outcome
      await countCodeUses(tx, { orderId, accountId, price: offer.lines.flatMap(({ price }) => price), byHand })
      if (payBy !== undefined && !(await payOnlineBy(tx, orderId, payBy, settings.payLaterDueHour))) {
        throw new Refusal('pay_later_too_late')
      }
      return { orderId, accountId, isNew: true }
    }
  }
}
