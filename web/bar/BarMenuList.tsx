import { useRef } from 'react'
import type { BarMenu, BarState, MenuItem } from '../../domain/bar/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { countPieces, isCartFull, type DeviceBarCart } from './bar-cart.ts'
import { BarItemRow } from './BarItemRow.tsx'
import styles from './bar.module.css'
import { addsAtOnce } from './cart-preview.ts'
import { barTexts } from './texts.ts'
import { useSectionInView } from './use-section-in-view.ts'

interface BarMenuListProps {
  readonly menu: BarMenu
  readonly state: BarState | undefined
  readonly cart: DeviceBarCart
  readonly onOpen: (itemId: number) => void
  /** Adds one of an item that nothing has to be said of before. */
  readonly onAdd: (item: MenuItem) => void
}

/** The categories behind chips that follow the scroll, and their items (mockup 20). */
export function BarMenuList({ menu, state, cart, onOpen, onAdd }: BarMenuListProps) {
  const texts = useTexts(barTexts)
  const box = useRef<HTMLDivElement>(null)
  const { current, goTo } = useSectionInView(box)
  const shown = current ?? menu.categories[0]?.id
  return (
    <>
      <div className={styles['chips']}>
        <ChipRow label={texts.categories}>
          {menu.categories.map((category) => (
            <Chip
              key={category.id}
              isSelected={category.id === shown}
              {...(category.isForDogs ? { icon: 'paw' as const } : {})}
              onPress={() => goTo(category.id)}
            >
              {category.name}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div ref={box} className={styles['menu']}>
        {menu.categories.map((category) => (
          <section key={category.id} data-section={category.id} aria-labelledby={`category-${category.id}`}>
            <h2 id={`category-${category.id}`} className="t2" tabIndex={-1}>
              {category.name}
            </h2>
            <ul className={styles['items']}>
              {category.items.map((item) => (
                <BarItemRow
                  key={item.id}
                  item={item}
                  state={state}
                  count={countPieces(cart, item.id)}
                  onOpen={() => onOpen(item.id)}
                  onAdd={addsAtOnce(item, cart.isAdult) && !isCartFull(cart) ? () => onAdd(item) : undefined}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
