import { MAX_SERVICE_QUANTITY, type ServiceCart } from '../../domain/services/calls.ts'
import { day as dayWords, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
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
  return (
    <div className={styles['lines']}>
      {cart.items.map((item) => (
        <Line
          key={itemKey(item)}
          item={item}
          onQuantity={(quantity) => onChange(setQuantity(cart, { ...item, quantity }))}
        />
      ))}
    </div>
  )
}

function Line({ item, onQuantity }: { readonly item: ServiceItem; readonly onQuantity: (quantity: number) => void }) {
  const texts = useTexts(serviceTexts)
  const language = useLanguage()
  const service = useService(item)
  const name = service?.name ?? texts.anyService
  const most = Math.min(service?.left ?? MAX_SERVICE_QUANTITY, MAX_SERVICE_QUANTITY)
  return (
    <article className={classNames('card', styles['line'])} aria-label={name}>
      <ServiceArt art={service?.art ?? 'other'} />
      <div className="grow">
        <div className={classNames('row sp', styles['lineTitle'])}>
          <h2 className="t3" tabIndex={-1}>
            {name}
          </h2>
          {service === undefined ? null : (
            <span className="price">{money(service.unitCents * item.quantity, language)}</span>
          )}
        </div>
        <p className="sub ink2">
          {dayWords(item.day, language)}, {texts.partsInLine[item.part]}
        </p>
        {service !== undefined && most < item.quantity ? <p className="sub dang">{texts.tooMany(most)}</p> : null}
        <div className={classNames('row sp', styles['acts'])}>
          <button
            type="button"
            className={classNames('link', styles['remove'])}
            aria-label={texts.removeLine(name)}
            onClick={() => onQuantity(0)}
          >
            {texts.remove}
          </button>
          <Stepper
            value={item.quantity}
            min={1}
            max={Math.max(most, item.quantity)}
            label={name}
            onChange={onQuantity}
          />
        </div>
      </div>
    </article>
  )
}
