import { useRef } from 'react'
import { MAX_BAR_QUANTITY } from '../../domain/bar/cart-limits.ts'
import { DishArt } from '../design/art/dishes/DishArt.tsx'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { removeRow } from '../ui/remove-row.ts'
import { ErrorState } from '../ui/states.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Pill, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { setQuantity, type DeviceBarCart } from './bar-cart.ts'
import { useBarMenu } from './bar-menu.ts'
import { useBarState } from './bar-state.ts'
import styles from './bar.module.css'
import { previewCart, type PreviewLine } from './cart-preview.ts'
import { useSoldOut } from './sold-out.ts'
import { barTexts } from './texts.ts'
import { useTidyCart } from './use-tidy-cart.ts'

export interface BarOrderLinesProps {
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
  /** While the order is being sent. */
  readonly isDisabled?: boolean
}

/** What is in the bar's order, with a stepper each; less than one takes it out (mockup 22). */
export function BarOrderLines({ cart, onChange, isDisabled = false }: BarOrderLinesProps) {
  const menu = useBarMenu()
  const soldOut = useSoldOut(useBarState())
  const list = useRef<HTMLDivElement>(null)
  useTidyCart(cart, menu.data, onChange)
  if (menu.data === undefined) {
    if (menu.isError) return <ErrorState onRetry={() => void menu.refetch()} />
    return (
      <Waiting onRetry={() => void menu.refetch()}>
        <Skeleton height={74 * Math.max(1, cart.lines.length)} radius="var(--r-xl)" />
      </Waiting>
    )
  }
  return (
    <div ref={list} className={classNames('list', styles['lines'])} role="list">
      {previewCart(cart, menu.data.menu).lines.map((line, index) => (
        <OrderLine
          key={line.key}
          line={line}
          isSoldOut={soldOut.ids.includes(line.item.id)}
          isDisabled={isDisabled}
          onQuantity={(quantity) => {
            const change = () => onChange(setQuantity(cart, line.key, quantity))
            if (quantity === 0) removeRow(list.current, index, change)
            else change()
          }}
        />
      ))}
    </div>
  )
}

interface OrderLineProps {
  readonly line: PreviewLine
  readonly isSoldOut: boolean
  readonly isDisabled: boolean
  readonly onQuantity: (quantity: number) => void
}

function OrderLine({ line: { item, line, options, unitCents }, isSoldOut, isDisabled, onQuantity }: OrderLineProps) {
  const texts = useTexts(barTexts)
  const language = useLanguage()
  const price = money(unitCents, language)
  const wishes = [...options.map((option) => option.name), ...(line.note === '' ? [] : [`“${line.note}”`])]
  return (
    <div className={styles['line']} role="listitem">
      <DishArt name={item.art} size={58} />
      <div className="grow">
        <p className={classNames('head', styles['lineName'])} tabIndex={-1} data-row>
          {item.name}
        </p>
        {wishes.length === 0 ? null : <p className="foot ink2">{wishes.join(', ')}</p>}
        <p className="foot ink2">{line.quantity === 1 ? price : texts.order.each(price)}</p>
        {isSoldOut ? (
          <Pill tone="warn" icon="alert">
            {texts.order.soldOut}
          </Pill>
        ) : null}
      </div>
      {isSoldOut ? (
        <IconButton
          icon="trash"
          variant="tint"
          label={texts.order.remove(item.name)}
          isDisabled={isDisabled}
          onPress={() => onQuantity(0)}
        />
      ) : (
        <Stepper
          value={line.quantity}
          min={0}
          max={MAX_BAR_QUANTITY}
          label={[item.name, ...options.map((option) => option.name)].join(', ')}
          isDisabled={isDisabled}
          onChange={onQuantity}
        />
      )}
    </div>
  )
}
