import type { Order } from '../../domain/orders/calls.ts'
import { civilDate, countDays } from '../../domain/platform/civil-date.ts'
import { stayName } from '../umbrellas/stay-name.ts'
import { cartTexts } from '../cart/texts.ts'
import { creditTexts } from '../payments/credit/texts.ts'
import { day, dayOfInstant, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { itemWords } from './items/item-words.ts'
import { itemTexts } from './items/texts.ts'
import { isPaid, isPartDue } from './order-words.ts'
import { DiscountRows } from '../umbrellas/promotions/DiscountRows.tsx'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'

/** What each place cost, how it is or was paid, and the total. */
export function OrderPrices({ order }: { readonly order: Order }) {
  const { summary: texts, status } = useTexts(ordersTexts)
  const items = useTexts(itemTexts)
  const language = useLanguage()
  const method = useMethodWords(order)
  return (
    <div className={classNames('card', styles.sum)}>
      {order.lines.map((line) => (
        <div key={line.bookingId} className={classNames('kv', line.isCancelled && styles.gone)}>
          <span>
            {line.isCancelled
              ? texts.lineCancelled(stayName(line, order.lines, language))
              : texts.line(
                  stayName(line, order.lines, language),
                  countDays(civilDate(line.from), civilDate(line.to)),
                  line.extras.length > 0,
                )}
          </span>
          <span>{money(line.totalCents, language)}</span>
        </div>
      ))}
      <DiscountRows rows={order.lines.filter((line) => !line.isCancelled).flatMap((line) => line.price)} />
      {order.items.map((item) => (
        <div key={item.itemId} className={classNames('kv', item.isCancelled && styles.gone)}>
          <span>{item.isCancelled ? texts.lineCancelled(item.name) : itemWords(item, items)}</span>
          <span>{money(item.totalCents, language)}</span>
        </div>
      ))}
      {order.serviceCents === 0 ? null : (
        <div className="kv">
          <span>{texts.service}</span>
          <span>{money(order.serviceCents, language)}</span>
        </div>
      )}
      <div className="kv">
        <span>{isPaid(order) ? texts.paidWith(method) : method}</span>
        <span>{day(dayOfInstant(order.placedAt), language, 'medium')}</span>
      </div>
      {order.refundedCents === 0 ? null : (
        <div className="kv">
          <span>{texts.refunded}</span>
          <span>{money(0 - order.refundedCents, language)}</span>
        </div>
      )}
      <div className="kv tot">
        <span>{texts.total}</span>
        <span>{money(order.totalCents, language)}</span>
      </div>
      <CreditRows order={order} />
      {isPartDue(order) && order.creditCents === 0 ? (
        <div className="kv tot">
          <span>{status.toPay}</span>
          <span>{money(order.dueCents, language)}</span>
        </div>
      ) : null}
    </div>
  )
}

/** What credit paid of it, and what is still owed then (B-06). */
function CreditRows({ order: { creditCents, dueCents } }: { readonly order: Order }) {
  const texts = useTexts(creditTexts).checkout
  const language = useLanguage()
  if (creditCents === 0) return null
  return (
    <>
      <div className="kv">
        <span>{texts.used}</span>
        <span>{money(0 - creditCents, language)}</span>
      </div>
      {dueCents === 0 ? null : (
        <div className="kv tot">
          <span>{texts.left}</span>
          <span>{money(dueCents, language)}</span>
        </div>
      )}
    </>
  )
}

/** How it is paid; the bar takes cash where it brings things, or at its counter. */
function useMethodWords({ method, category, delivery }: Order): string {
  const methods = useTexts(cartTexts).checkout.methods
  const { cash } = useTexts(itemTexts).checkout
  if (category !== 'bar' || method !== 'cash') return methods[method]
  return delivery?.code === null ? cash.pickup : cash.umbrella
}
