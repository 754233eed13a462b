import type { Order } from '../../../domain/orders/calls.ts'
import type { OrderItem } from '../../../domain/orders/order-items.ts'
import { plateWords } from '../../parking/plate-words.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { capital } from '../../platform/letter-case.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import styles from '../orders.module.css'
import { ItemDetail } from './ItemDetail.tsx'
import { itemDetail, mainItems, mealWords, standingItems } from './item-words.ts'
import { itemTexts } from './texts.ts'

const ITEM_ICONS: Partial<Readonly<Record<OrderItem['kind'], IconName>>> = {
  dish: 'drink',
  subscription: 'calendar',
  instalment: 'receipt',
}

/** What an order of items holds: the table's hour, seats and dogs, the plate of a car, what the bar makes (mockup 15). */
export function ItemFacts({ order }: { readonly order: Order }) {
  const items = mainItems(standingItems(order))
  return (
    <List inset="icon" className={styles.tight ?? ''}>
      {items.map((item) => (
        <Facts key={item.itemId} item={item} />
      ))}
      {order.delivery === null ? null : <DeliveryRow delivery={order.delivery} />}
    </List>
  )
}

function DeliveryRow({ delivery }: { readonly delivery: NonNullable<Order['delivery']> }) {
  const texts = useTexts(itemTexts)
  return (
    <ListRow
      icon="receipt"
      label={delivery.code === null ? texts.barCounter : texts.barTo(delivery.code)}
      value={texts.done.ticket(delivery.ticket)}
    />
  )
}

function Facts({ item }: { readonly item: OrderItem }) {
  const texts = useTexts(itemTexts)
  const language = useLanguage()
  const days = capital(dayRange(item.from, item.to, language, 'full'), language)
  const note = item.note === null ? null : <ListRow icon="document" label={item.note} />
  switch (item.kind) {
    case 'table':
      return (
        <>
          <ListRow icon="calendar" label={days} />
          <ListRow icon="clock" label={mealWords(item, texts)} />
          <ListRow icon="people" label={texts.seats(item.quantity)} />
          {item.dogs > 0 ? <ListRow icon="paw" label={texts.dogs(item.dogs)} /> : null}
          {note}
        </>
      )
    case 'parking':
      return (
        <>
          <ListRow icon="calendar" label={item.part === null ? days : `${days}, ${texts.parts[item.part]}`} />
          {item.plate === null ? null : <ListRow icon="parking" label={texts.plate(plateWords(item.plate))} />}
        </>
      )
    default: {
      const detail = itemDetail(item, texts, language)
      return (
        <ListRow
          icon={ITEM_ICONS[item.kind] ?? 'shower'}
          label={texts.times(item.quantity, item.name)}
          {...(detail === '' ? {} : { detail: <ItemDetail text={detail} /> })}
        />
      )
    }
  }
}
