import type { Order } from '../../domain/orders/calls.ts'
import { barStatusPath } from '../bar/bar-paths.ts'
import { ORDER_ICONS } from './order-icons.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Pill } from '../ui/surfaces.tsx'
import { PayBy } from './PayBy.tsx'
import { PayLink } from './PayLink.tsx'
import { standingItems } from './items/item-words.ts'
import { useOrderName, useStatusLook } from './order-name.tsx'
import { goneBackWords } from './gone-back-words.ts'
import { isBarLive, standingLines } from './order-words.ts'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'
import { useDeletions } from './use-booking-deletion.ts'

/** One order of the list; a deletion on its way shows on the row until the server has answered. */
export function OrderRow({ order, today }: { readonly order: Order; readonly today: string }) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const deleting = useDeletions()
  const { title, detail } = useOrderName(order, today)
  const status = useStatusLook(order)
  const isDeleting = [
    ...standingLines(order).map((line) => line.bookingId),
    ...standingItems(order).map((item) => item.itemId),
  ].some((id) => deleting.has(id))
  const pay = order.status === 'awaiting_payment' ? texts.resume : texts.pay
  return (
    <>
      <Link
        to={isBarLive(order) ? barStatusPath(order.orderId) : `/tabs/contact/riepilogo?order=${order.orderId}`}
        className={classNames(styles.row, isDeleting && 'off')}
      >
        <span className={classNames('ava', styles.ava, styles[order.category])}>
          <Icon name={ORDER_ICONS[order.category]} size={21} />
        </span>
        <span className="grow">
          <span className="row sp g2">
            <span className="head">{title}</span>
            {order.totalCents === 0 ? null : (
              <span className={classNames('price', styles.amount)}>{money(order.totalCents, language)}</span>
            )}
          </span>
          <span className="sub ink2 row-detail">{detail}</span>
          <span className={styles.state}>
            {isDeleting ? (
              <Pill icon="spinner">{texts.list.removing}</Pill>
            ) : (
              <Pill tone={status.tone} {...(status.icon ? { icon: status.icon } : {})}>
                {status.label}
              </Pill>
            )}
            {goneBackWords(order, texts, language).map((words) => (
              <span key={words} className="foot ink2">
                {words}
              </span>
            ))}
          </span>
        </span>
        <Icon name="chevron-right" size={18} stroke={2.2} className="chev" />
      </Link>
      {order.canPay ? (
        <div className={styles.payRow}>
          <PayLink order={order} size="sm" variant="tint" icon="lock" replace={false}>
            {pay}
          </PayLink>
          <PayBy order={order} />
        </div>
      ) : null}
    </>
  )
}
