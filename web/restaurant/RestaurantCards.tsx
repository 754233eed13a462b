import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { Restaurant } from '../../domain/restaurant/offer.ts'
import { DishArt } from '../design/art/dishes/DishArt.tsx'
import { day } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { restaurantTexts } from './texts.ts'
import styles from './restaurant.module.css'

interface RestaurantCardsProps {
  readonly restaurants: readonly Restaurant[]
  readonly chosen: Restaurant
  readonly onChange: (restaurant: Restaurant['restaurant']) => void
}

/** The restaurants as cards; one that can't be booked stays and says why. */
export function RestaurantCards({ restaurants, chosen, onChange }: RestaurantCardsProps) {
  const texts = useTexts(restaurantTexts)
  const language = useLanguage()
  const isAnyOpen = chosen.closedBecause === null
  return (
    <RadioGroup
      aria-label={texts.restaurant}
      className={styles['cards'] ?? ''}
      value={isAnyOpen ? String(chosen.restaurant) : ''}
      onChange={(next) => onChange(next === '2' ? 2 : 1)}
    >
      {restaurants.map((one) => (
        <Radio
          key={one.restaurant}
          value={String(one.restaurant)}
          isDisabled={one.closedBecause !== null}
          className={styles['card'] ?? ''}
        >
          <span className={styles['dish']}>
            <DishArt name={one.dish} size={86} />
          </span>
          <span className={classNames('t3', one.closedBecause !== null && 'ink2')}>{one.name}</span>
          <span className="foot ink2">{reasonOf(one)}</span>
        </Radio>
      ))}
    </RadioGroup>
  )

  function reasonOf({ closedBecause, suspended, line }: Restaurant): string {
    if (closedBecause === null) return line[language]
    if (closedBecause !== 'suspended') return texts.closed[closedBecause]
    return texts.closed.suspended(day(suspended?.until ?? '', language, 'medium'))
  }
}
