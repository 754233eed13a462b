import type { Till, TillOrder } from '../../../domain/till/calls.ts'
import { day, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { tillTexts } from './texts.ts'

/** What may be opened for an order. */
export interface OrderDoors {
  readonly onCollect: (order: TillOrder) => void
  /** Left out where nothing is given back. */
  readonly onRefund?: (order: TillOrder) => void
}

/** Orders of today that still owe something. */
export function OrdersToCollect({ till: { toCollect }, ...doors }: OrderDoors & { readonly till: Till }) {
  const texts = useTexts(tillTexts)
  const { orders, count } = toCollect
  if (count === 0) return <EmptyState title={texts.nothingDue} text={texts.nothingDueText} />
  return (
    <>
      <OrderRows title={texts.toCollect} orders={orders} {...doors} />
      {count > orders.length ? <p className="foot ink2">{texts.moreDue(count - orders.length)}</p> : null}
    </>
  )
}

interface OrderRowsProps extends OrderDoors {
  readonly title: string
  readonly orders: readonly TillOrder[]
}

/** One row per order: who, what, how much, and what the desk may do. */
export function OrderRows({ title, orders, ...doors }: OrderRowsProps) {
  return (
    <section aria-label={title}>
      <h2 className="lh">{title}</h2>
      <ul className="desk-rows">
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} {...doors} />
        ))}
      </ul>
    </section>
  )
}

function OrderRow({ order, onCollect, onRefund }: OrderDoors & { readonly order: TillOrder }) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const { number, name, places, category, dueCents, firstDay, isDifference, refundable } = order
  const refund = Object.values(refundable).some((cents) => cents > 0) ? onRefund : undefined
  const what = [texts.categories[category] ?? category, places.join(', '), day(firstDay, language, 'date'), number]
  return (
    <li className="desk-row">
      <div className="grow">
        <p className="head ell">{name === '' ? number : name}</p>
        <p className="foot ink2">{what.filter((word) => word !== '').join(' · ')}</p>
      </div>
      {dueCents === 0 ? (
        <Pill tone="ok" icon="check">
          {texts.noneDue}
        </Pill>
      ) : (
        <p className="till-due">
          <b className="num">{money(dueCents, language)}</b>
          {isDifference ? <span className="foot ink2">{texts.difference}</span> : null}
        </p>
      )}
      {refund === undefined ? null : (
        <Button size="sm" variant="ghost" aria-label={texts.refundOf(number)} onPress={() => refund(order)}>
          {texts.refund}
        </Button>
      )}
      {dueCents === 0 ? null : (
        <Button size="sm" variant="ok" aria-label={texts.collectOf(number)} onPress={() => onCollect(order)}>
          {texts.collect}
        </Button>
      )}
    </li>
  )
}
