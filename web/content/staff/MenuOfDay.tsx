import { useState } from 'react'
import * as z from 'zod/mini'
import { listCourses, type StaffCourse } from '../../../domain/content/course-calls.ts'
import { RESTAURANTS } from '../../../domain/content/dish.ts'
import { getMenuOfDay, listDishes, type StaffDish } from '../../../domain/content/staff-calls.ts'
import { addDays, parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { day as dayWords } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { CatalogWait } from './CatalogStates.tsx'
import { MenuEditor } from './MenuEditor.tsx'
import { goOn, type NamedRestaurant, type SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'

/** How many days can be planned from today. */
const DAYS_AHEAD = 14

const wishSchema = z.object({
  day: z.optional(z.string()),
  restaurant: z.optional(z.enum(['1', '2'])),
})

interface MenuOfDayProps extends SectionProps {
  readonly restaurants: readonly NamedRestaurant[]
  readonly today: CivilDate
}

/** The menu of a day and a restaurant: which dishes, in which order, with a note. */
export function MenuOfDay({ menu, restaurants, today }: MenuOfDayProps) {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  const [wish, setWish] = useQueryState(wishSchema)
  const [version, setVersion] = useState(0)
  const day = parseCivilDate(wish.day ?? '') ?? today
  const restaurant = RESTAURANTS.find((id) => String(id) === wish.restaurant) ?? RESTAURANTS[0]
  const planned = useCallQuery(getMenuOfDay, { day, restaurant: String(restaurant) })
  const dishes = useCallQuery(listDishes, {})
  const courses = useCallQuery(listCourses, {})
  if (!planned.data || !dishes.data || !courses.data) {
    return (
      <CatalogWait
        menu={menu(goOn)}
        title={texts.menu.section}
        error={planned.error ?? dishes.error ?? courses.error}
        isFetching={planned.isFetching || dishes.isFetching || courses.isFetching}
        onRetry={() => void Promise.all([planned.refetch(), dishes.refetch(), courses.refetch()])}
      />
    )
  }
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
  const choose = (leave: (go: () => void) => void) => (
    <>
      {menu(leave)}
      <SelectField
        label={texts.menu.day}
        value={day}
        options={days.map((id) => ({ id, label: dayWords(id, language, 'weekdays') }))}
        onChange={(next) => leave(() => setWish({ day: next }))}
      />
      <SelectField
        label={texts.dishes.restaurant}
        value={String(restaurant)}
        options={RESTAURANTS.map((id) => ({
          id: String(id),
          label: restaurants.find((one) => one.id === id)?.name ?? texts.dishes.restaurantNumber(id),
        }))}
        onChange={(next) => leave(() => setWish({ restaurant: next }))}
      />
    </>
  )
  return (
    <MenuEditor
      key={`${day} ${restaurant} ${version}`}
      title={texts.menu.title(dayWords(day, language, 'weekdays'))}
      where={{ day, restaurant }}
      planned={planned.data}
      courses={courses.data.courses}
      dishes={inOrder(
        dishes.data.dishes.filter((dish) => dish.restaurant === restaurant),
        courses.data.courses,
      )}
      choose={choose}
      onSaved={() => setVersion(version + 1)}
    />
  )
}

/** In the order of a meal. */
function inOrder(dishes: readonly StaffDish[], courses: readonly StaffCourse[]): StaffDish[] {
  const place = ({ course }: StaffDish) => courses.findIndex(({ key }) => key === course)
  return dishes.toSorted((a, b) => place(a) - place(b))
}
