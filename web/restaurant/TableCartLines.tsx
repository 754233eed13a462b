import { getRestaurants, type RestaurantCart } from '../../domain/restaurant/calls.ts'
import { DishArt } from '../design/art/dishes/DishArt.tsx'
import { day, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { inLine } from '../platform/letter-case.ts'
import { Link } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { removeRow } from '../ui/remove-row.ts'
import { restaurantTexts } from './texts.ts'
import styles from './restaurant.module.css'

/** Route of the page where a table is chosen. */
const TABLE_PATH = '/tabs/home/ristorante'

/** The table of the cart that waits for its deposit, and what can be done with it. Name and amount come with the network. */
export function TableCartLines({
  cart,
  onChange,
}: {
  readonly cart: RestaurantCart
  readonly onChange: (cart: RestaurantCart | null) => void
}) {
  const texts = useTexts(restaurantTexts)
  const language = useLanguage()
  const { data } = useCallQuery(getRestaurants, {})
  const restaurant = data?.restaurants.find((one) => one.restaurant === cart.restaurant)
  const title = texts.line(cart.seats)
  return (
    <article className={classNames('card', styles['line'])} aria-label={title}>
      <DishArt name={restaurant?.dish ?? null} size={64} />
      <div className="grow">
        <div className="row sp">
          <h2 className="t3">{title}</h2>
          {data === undefined ? null : <span className="price">{money(data.depositCents * cart.seats, language)}</span>}
        </div>
        <p className="sub ink2">{restaurant?.name}</p>
        <p className="sub ink2">
          {texts.when.day(day(cart.day, language, 'weekdays'), cart.time)}, {inLine(texts.meals[cart.meal], language)}
        </p>
        {cart.note === undefined ? null : <p className="sub ink2">{cart.note}</p>}
        <div className={styles['acts']}>
          <Link className="link" to={TABLE_PATH} aria-label={texts.editLine}>
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
