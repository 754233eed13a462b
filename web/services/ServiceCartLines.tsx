import { useRef } from 'react'
import { MAX_SERVICE_QUANTITY, type ServiceCart } from '../../domain/services/calls.ts'
import { day as dayWords, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { removeRow } from '../ui/remove-row.ts'
import { Stepper } from '../ui/Stepper.tsx'
import { itemKey, setQuantity, type ServiceItem } from './service-items.ts'
import { ServiceArt } from './ServiceArt.tsx'
import { serviceTexts } from './texts.ts'
import { useService } from './use-service.ts'
import styles from './services.module.css'

/** The services of the cart, each with its quantity. Names and prices come with the network. */
export function ServiceCartLines({
  cart,
  onChange,
}: {
  readonly cart: ServiceCart
  readonly onChange: (cart: ServiceCart | null) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div className={styles['lines']} ref={box}>
      {cart.items.map((item, index) => (
        <Line
          key={itemKey(item)}
          item={item}
          onQuantity={(quantity) => onChange(setQuantity(cart, { ...item, quantity }))}
          onRemove={() => removeRow(box.current, index, () => onChange(setQuantity(cart, { ...item, quantity: 0 })))}
        />
      ))}
    </div>
  )
}

interface LineProps {
  readonly item: ServiceItem
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

function Line({ item, onQuantity, onRemove }: LineProps) {
  const texts = useTexts(serviceTexts)
  const language = useLanguage()
  const service = useService(item)
  const name = service?.name ?? texts.anyService
  const slot = service?.slots?.find(({ time }) => time === item.time)
  const most =
    item.time === undefined || service === undefined
      ? Math.min(service?.left ?? MAX_SERVICE_QUANTITY, MAX_SERVICE_QUANTITY)
      : (slot?.left ?? 0)
  return (
    <article className={classNames('card', styles['line'])} aria-label={name}>
      <ServiceArt art={service?.art ?? 'other'} />
      <div className="grow">
        <div className={classNames('row sp', styles['lineTitle'])}>
          <h2 className="t3" tabIndex={-1} data-row>
            {name}
          </h2>
          {service === undefined ? null : (
            <span className="price">{money(service.unitCents * item.quantity, language)}</span>
          )}
        </div>
        <p className="sub ink2">
          {dayWords(item.day, language)}, {item.time === undefined ? texts.partsInLine[item.part] : texts.at(item.time)}
        </p>
        {service !== undefined && most < item.quantity ? (
          <p className="sub dang">{item.time === undefined ? texts.tooMany(most) : texts.timeGone}</p>
        ) : null}
        <div className={classNames('row sp', styles['acts'])}>
          <button
            type="button"
            className={classNames('link', styles['remove'])}
            aria-label={texts.removeLine(name)}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
          {item.time === undefined ? (
            <Stepper
              value={item.quantity}
              min={1}
              max={Math.max(most, item.quantity)}
              label={name}
              onChange={onQuantity}
            />
          ) : null}
        </div>
      </div>
    </article>
  )
}
