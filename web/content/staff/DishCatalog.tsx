import { useState } from 'react'
import { listCourses, type StaffCourse } from '../../../domain/content/course-calls.ts'
import { RESTAURANTS, type Dish } from '../../../domain/content/dish.ts'
import { listDishes, type StaffDish } from '../../../domain/content/staff-calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import type { CatalogGroup } from './CatalogList.tsx'
import { CatalogWait } from './CatalogStates.tsx'
import { EMPTY_DISH } from './dish-draft.ts'
import { DishEditor } from './DishEditor.tsx'
import { shownText } from './food-draft.ts'
import { DishPicture } from './GuestPreview.tsx'
import { goOn, type NamedRestaurant, type SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { NEW, useOpened } from './use-catalog-query.ts'

interface DishCatalogProps extends SectionProps {
  /** Their names come from a slice that this one does not know. */
  readonly restaurants: readonly NamedRestaurant[]
  /** The resort's day. */
  readonly today: string
}

/** The dishes of the restaurants, by restaurant and course (R-603, B-10, mockup 54). */
export function DishCatalog({ menu, restaurants, today }: DishCatalogProps) {
  const texts = useTexts(catalogTexts)
  const [id, open] = useOpened()
  const [copied, setCopied] = useState<Dish>(EMPTY_DISH)
  const query = useCallQuery(listDishes, {})
  const courses = useCallQuery(listCourses, {})
  const groups = useDishGroups(query.data?.dishes ?? [], courses.data?.courses ?? [], restaurants)
  if (!query.data || !courses.data) {
    return (
      <CatalogWait
        menu={menu(goOn)}
        title={texts.dishes.section}
        error={query.error ?? courses.error}
        isFetching={query.isFetching || courses.isFetching}
        onRetry={() => void Promise.all([query.refetch(), courses.refetch()])}
      />
    )
  }
  const { dishes } = query.data
  const firstId = groups[0]?.entries[0]?.id
  const dish = id === NEW ? undefined : dishes.find(({ dishId }) => String(dishId) === (id ?? firstId))
  const add = (from: Dish) => {
    setCopied(from)
    open(NEW)
  }
  return (
    <DishEditor
      key={dish?.dishId ?? NEW}
      dish={dish ?? null}
      copied={copied}
      restaurants={restaurants}
      courses={courses.data.courses}
      today={today}
      list={{ menu, groups, openId: dish ? String(dish.dishId) : null, onOpen: open, onAdd: () => add(EMPTY_DISH) }}
      onCopy={add}
      onSaved={(saved) => open(String(saved.dishId))}
      onRemoved={() => open(null)}
    />
  )
}

/** "La Pineta, secondi": the groups of the list, in the order of a meal. */
function useDishGroups(
  dishes: readonly StaffDish[],
  courses: readonly StaffCourse[],
  restaurants: readonly NamedRestaurant[],
): CatalogGroup[] {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  return RESTAURANTS.flatMap((restaurant) =>
    courses.map(({ key, course }) => ({
      title: texts.dishes.group(
        restaurants.find(({ id }) => id === restaurant)?.name ?? texts.dishes.restaurantNumber(restaurant),
        // German writes every noun with a capital.
        language === 'de' ? course.plural.de : course.plural[language].toLocaleLowerCase(language),
      ),
      entries: dishes
        .filter((dish) => dish.restaurant === restaurant && dish.course === key)
        .map((dish) => ({
          id: String(dish.dishId),
          label: shownText(dish.name, language) || texts.unnamed,
          leading: <DishPicture photoId={dish.photoId} art={dish.art} size={42} />,
          mark: dish.missing.length > 0 ? texts.incomplete : undefined,
        })),
    })),
  ).filter(({ entries }) => entries.length > 0)
}
