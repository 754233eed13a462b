import type { Order } from '../../domain/orders/calls.ts'
import { dogsOf, extrasWords, sumExtras } from '../cart/line-words.ts'
import { cartTexts } from '../cart/texts.ts'
import { DogFace } from '../design/art/DogFace.tsx'
import { useTexts } from '../platform/texts.ts'
import type { IconName } from '../ui/Icon.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { peopleOf, standingLines } from './order-words.ts'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'

const PART_ICONS: Readonly<Record<'full_day' | 'morning' | 'afternoon', IconName>> = {
  full_day: 'sun',
  morning: 'sun',
  afternoon: 'sunset',
}

/** What the order holds besides its places: part of the day, people, extras, dogs (mockup 15). */
export function OrderFacts({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts).summary
  const words = useTexts(cartTexts)
  const lines = standingLines(order)
  const extras = extrasWords(sumExtras(lines), words)
  const people = peopleOf(order)
  return (
    <List inset="icon" className={styles.tight ?? ''}>
      {[...new Set(lines.map((line) => line.part))].map((part) => (
        <ListRow key={part} icon={PART_ICONS[part]} label={words.parts[part]} />
      ))}
      <ListRow icon="people" label={words.people(people)} />
      {extras === '' ? null : <ListRow icon="sun-bed" label={extras} />}
      {dogsOf(lines).map((dog) => (
        <ListRow key={dog.name} leading={<DogFace name={dog.name} size={32} />} label={texts.dog[dog.size](dog.name)} />
      ))}
    </List>
  )
}
