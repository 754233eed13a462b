import type { MealAvailability } from '../../domain/restaurant/offer.ts'
import type { Meal } from '../../domain/restaurant/meals.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { restaurantTexts } from './texts.ts'
import styles from './restaurant.module.css'

const ICONS = { lunch: 'sun', dinner: 'sunset' } as const

interface MealChoiceProps {
  /** The meals of the restaurant, as the chosen day has them. */
  readonly meals: readonly MealAvailability[]
  readonly offered: readonly Meal[]
  readonly value: Meal
  readonly isToday: boolean
  readonly onChange: (meal: Meal) => void
}

/** Lunch or dinner; a meal whose hour is over stays and says until when it was booked. */
export function MealChoice({ meals, offered, value, isToday, onChange }: MealChoiceProps) {
  const texts = useTexts(restaurantTexts)
  const over = meals.filter(({ isOver }) => isOver)
  const shown = meals.find(({ meal }) => meal === value)
  const lines = over.map(({ meal, until }) => texts.mealOver[meal](until))
  if (isToday && shown !== undefined && !shown.isOver) lines.push(texts.bookUntil[value](shown.until))
  return (
    <>
      <Segmented
        className={styles['meals'] ?? ''}
        label={texts.meal}
        value={value}
        options={offered.map((meal) => ({
          id: meal,
          isDisabled: over.some((one) => one.meal === meal),
          label: (
            <>
              <Icon name={ICONS[meal]} size={18} />
              {texts.meals[meal]}
            </>
          ),
        }))}
        onChange={onChange}
      />
      {/* The line of today has its room before it is known. */}
      {isToday && meals.length === 0 ? <p className={`lf ${styles['until']}`}>&nbsp;</p> : null}
      {lines.map((line) => (
        <p key={line} className={`lf row g1 ${styles['until']}`}>
          <Icon name="clock" size={15} />
          {line}
        </p>
      ))}
    </>
  )
}
