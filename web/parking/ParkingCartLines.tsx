import { getParking, type ParkingCart } from '../../domain/parking/calls.ts'
import { dayRange, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { removeRow } from '../ui/remove-row.ts'
import { CarArt } from './CarArt.tsx'
import { plateWords } from './plate-words.ts'
import { parkingTexts } from './texts.ts'
import styles from './parking.module.css'

/** Route of the page where a parking space is chosen. */
const PARKING_PATH = '/tabs/home/parcheggio'

/** The parking space of the cart, and what can be done with it. Its name and price come with the network. */
export function ParkingCartLines({
  cart,
  onChange,
}: {
  readonly cart: ParkingCart
  readonly onChange: (cart: ParkingCart | null) => void
}) {
  const texts = useTexts(parkingTexts)
  const language = useLanguage()
  const { data } = useCallQuery(getParking, { from: cart.from, to: cart.to, part: cart.part })
  const area = data?.areas.find((one) => one.areaId === cart.areaId)
  const title = area === undefined ? texts.anyArea : texts.line(area.name)
  return (
    <article className={classNames('card', styles['line'])} aria-label={title}>
      <CarArt />
      <div className="grow">
        <div className={classNames('row sp', styles['lineTitle'])}>
          <h2 className="t3">{title}</h2>
          {area === undefined ? null : <span className="price">{money(area.totalCents, language)}</span>}
        </div>
        <p className="sub ink2">
          {dayRange(cart.from, cart.to, language)}, {texts.partsInLine[cart.part]}
        </p>
        <p className="sub ink2">{texts.withPlate(plateWords(cart.plate))}</p>
        {area?.left === 0 ? <p className="sub dang">{texts.full}</p> : null}
        <div className={styles['acts']}>
          <Link className="link" to={PARKING_PATH} aria-label={texts.editLine}>
            {texts.edit}
          </Link>
          <button
            type="button"
            className={classNames('link', styles['remove'])}
            aria-label={texts.removeLine}
            onClick={() => removeRow(null, 0, () => onChange(null))}
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </article>
  )
}
