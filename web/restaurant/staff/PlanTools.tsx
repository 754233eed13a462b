import { addDays, eachDay, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { MEALS, type Meal } from '../../../domain/restaurant/meals.ts'
import type { Restaurant } from '../../../domain/restaurant/offer.ts'
import { day as dayWords } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { planTexts } from './texts.ts'
import type { PlanWish } from './use-plan-wish.ts'

/** Days that the menu offers before and after today. */
const DAYS_BACK = 7
const DAYS_AHEAD = 90

interface PlanToolsProps {
  readonly restaurants: readonly Restaurant[]
  readonly restaurant: Restaurant
  readonly today: CivilDate
  readonly day: CivilDate
  readonly meal: Meal
  readonly wish: PlanWish
  /** Null until the plan is there. */
  readonly onAdd: (() => void) | null
}

/** The tools beside the title: meal, restaurant, day, and a table for who walks in or telephones (mockup 53). */
export function PlanTools({ restaurants, restaurant, today, day, meal, wish, onAdd }: PlanToolsProps) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  const served = new Set(restaurant.meals.map((each) => each.meal))
  const days = new Set([...eachDay(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)), day])
  const dayLabel = (date: CivilDate) =>
    date === today ? texts.today(dayWords(date, language, 'medium')) : dayWords(date, language, 'weekdays')
  return (
    <>
      <Segmented
        className="service-meals"
        label={texts.meal}
        value={meal}
        options={MEALS.map((id) => ({ id, label: texts.meals[id], isDisabled: !served.has(id) }))}
        onChange={wish.setMeal}
      />
      {restaurants.length > 1 ? (
        <MenuButton
          label={texts.restaurant}
          value={String(restaurant.restaurant)}
          options={restaurants.map(({ restaurant: id, name }) => ({ id: String(id), label: name }))}
          onChange={(id) => {
            const chosen = restaurants.find((one) => String(one.restaurant) === id)
            if (chosen) wish.setRestaurant(chosen.restaurant)
          }}
        >
          <Icon name="store" size={19} />
          {restaurant.name}
          <Icon name="chevron-down" size={17} stroke={2.2} />
        </MenuButton>
      ) : null}
      <MenuButton
        label={texts.day}
        value={day}
        options={[...days].toSorted().map((id) => ({ id, label: dayLabel(id) }))}
        onChange={wish.setDay}
      >
        <Icon name="calendar" size={19} />
        {dayLabel(day)}
        <Icon name="chevron-down" size={17} stroke={2.2} />
      </MenuButton>
      <Button
        size="sm"
        icon="plus"
        aria-label={texts.add.buttonLabel}
        isDisabled={onAdd === null}
        onPress={() => onAdd?.()}
      >
        {texts.add.button}
      </Button>
    </>
  )
}
