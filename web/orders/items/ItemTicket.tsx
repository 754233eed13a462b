import { getResort } from '../../../domain/content/calls.ts'
import type { Order } from '../../../domain/orders/calls.ts'
import type { OrderItem } from '../../../domain/orders/order-items.ts'
import { passOf } from '../../../domain/orders/order-states.ts'
import { ORDER_ICONS } from '../order-icons.ts'
import { plateWords } from '../../parking/plate-words.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { useOrderTitle } from '../order-name.tsx'
import styles from '../orders.module.css'
import { ordersTexts } from '../texts.ts'
import { itemWords, mainItems, mealWords, standingItems, whenWords } from './item-words.ts'
import { itemTexts } from './texts.ts'

/** The ticket of an order of items: what, when and for whom, with its pass; a bar order has a number to call out (B-02). */
export function ItemTicket({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts)
  const { showPass } = useTexts(itemTexts).done
  const { data: resort } = useCallQuery(getResort, {})
  const title = useOrderTitle(order)
  const pass = passOf(order)
  return (
    <article className={classNames('ticket', styles.drop)}>
      <div className={styles.head}>
        <div className="row sp g3">
          <div>
            <p className="foot ink2 b">{resort?.name}</p>
            <h2 className="t1">{title}</h2>
          </div>
          <span className={classNames('ava', styles.ava, styles[order.category])}>
            <Icon name={ORDER_ICONS[order.category]} size={24} />
          </span>
        </div>
        <TicketFacts order={order} />
      </div>
      {pass === null ? null : (
        <>
          <div className="tear" />
          <div className={styles.pass}>
            <div className={styles.qr}>
              <QrCode text={pass} label={texts.pass(order.number)} size={170} />
            </div>
            <p className="sub ink2 mt3">{showPass}</p>
          </div>
        </>
      )}
    </article>
  )
}

function TicketFacts({ order }: { readonly order: Order }) {
  const facts = useFacts(order)
  return (
    <dl className={classNames(styles.facts, 'mt3')}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Fact {
  readonly label: string
  readonly value: string
}

function useFacts(order: Order): readonly Fact[] {
  const texts = useTexts(itemTexts)
  const language = useLanguage()
  const items = mainItems(standingItems(order))
  const [first] = items
  if (first === undefined) return []
  if (order.category === 'bar') return barFacts(order, items)
  const days = { label: texts.done.when, value: dayRange(first.from, first.to, language) }
  if (order.category === 'restaurant') {
    const people = { label: texts.done.people, value: String(first.quantity) }
    return [days, { label: texts.done.table, value: mealWords(first, texts) }, people]
  }
  // Its name is the title already: the place, or how many entries it has, is not.
  if (order.category === 'subscription' && first.options[0] !== undefined)
    return [days, { label: texts.done.subscription, value: first.options[0] }]
  const when = { label: texts.done.when, value: whenWords(first, texts, language) }
  if (order.category === 'parking') return [when, { label: texts.done.plate, value: plateWords(first.plate ?? '') }]
  if (items.length === 1 && first.quantity === 1) return [when]
  return [when, { label: texts.done.what, value: items.map((item) => itemWords(item, texts)).join(', ') }]

  function barFacts({ delivery }: Order, dishes: readonly OrderItem[]): readonly Fact[] {
    const what = { label: texts.done.what, value: dishes.map((item) => itemWords(item, texts)).join(', ') }
    if (delivery === null) return [what]
    const number = { label: texts.bar, value: texts.done.ticket(delivery.ticket) }
    return [number, { label: texts.done.delivery, value: delivery.code ?? texts.done.counterShort }, what]
  }
}
