import type { StaffDish } from '../../../domain/content/staff-calls.ts'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { toast } from '../../ui/toasts.ts'
import { shownText } from './food-draft.ts'
import { catalogTexts } from './texts.ts'
import { useDishToday } from './use-dishes.ts'

interface DishTodayProps {
  readonly dish: StaffDish
  readonly today: string
  readonly attempt: (change: () => Promise<void>) => void
}

/** "Nel menù di oggi" and "Esaurito": they hold at once, without saving the dish (mockup 54). */
export function DishToday({ dish, today, attempt }: DishTodayProps) {
  const texts = useTexts(catalogTexts)
  const changes = useDishToday()
  const name = shownText(dish.name, useLanguage())
  const day = parseCivilDate(today)
  const undo = (deed: () => Promise<void>) => ({ label: texts.undo, onPress: () => attempt(deed) })
  const setOnMenu = async (isOn: boolean) => {
    if (day === null) return
    await changes.setOnMenu(dish, day, isOn)
    toast(isOn ? texts.dishes.addedToday(name) : texts.dishes.takenToday(name), {
      tone: 'ok',
      action: undo(() => changes.setOnMenu(dish, day, !isOn)),
    })
  }
  const setSoldOut = async (isSoldOut: boolean) => {
    await changes.setSoldOut(dish, isSoldOut)
    toast(isSoldOut ? texts.markedSoldOut(name) : texts.markedAvailable(name), {
      action: undo(() => changes.setSoldOut(dish, !isSoldOut)),
    })
  }
  return (
    <div className="list outlined mt3">
      <div>
        <Switch
          className="grow"
          isSelected={dish.isOnMenuToday}
          isDisabled={!dish.isPublished || day === null}
          onChange={(isOn) => attempt(() => setOnMenu(isOn))}
        >
          <span className="row-detail">{texts.dishes.onMenuToday}</span>
          {dish.isPublished ? null : <span className="foot ink2 row-detail">{texts.dishes.onMenuLater}</span>}
        </Switch>
      </div>
      <div>
        <Switch
          className="grow"
          isSelected={dish.isSoldOut}
          onChange={(isSoldOut) => attempt(() => setSoldOut(isSoldOut))}
        >
          {texts.food.soldOut}
        </Switch>
      </div>
    </div>
  )
}
