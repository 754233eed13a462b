import type { StaffCourse } from '../../../domain/content/course-calls.ts'
import type { StaffDish } from '../../../domain/content/staff-calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { shownText } from './food-draft.ts'
import { DishPicture } from './GuestPreview.tsx'
import { catalogTexts } from './texts.ts'

interface MenuDishesProps {
  readonly courses: readonly StaffCourse[]
  readonly dishes: readonly StaffDish[]
  readonly dishIds: readonly number[]
  readonly onChange: (dishIds: number[]) => void
}

const NONE = ''

/** The dishes of a menu in their order: up, down, away, and one more (B-10: only published ones can be added). */
export function MenuDishes({ dishes, courses, dishIds, onChange }: MenuDishesProps) {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  const nameOf = (dish: StaffDish) => shownText(dish.name, language) || texts.unnamed
  const chosen = dishIds.flatMap((id) => dishes.filter(({ dishId }) => dishId === id))
  const rest = dishes.filter(({ dishId, isPublished }) => isPublished && !dishIds.includes(dishId))
  const move = (index: number, by: number) => onChange(moved(dishIds, index, by))
  return (
    <>
      <h2 className="lh">{texts.menu.order}</h2>
      {chosen.length === 0 ? <p className="sub ink2">{texts.menu.empty}</p> : null}
      <ol className="list outlined menu-order">
        {chosen.map((dish, index) => (
          <li key={dish.dishId}>
            <DishPicture photoId={dish.photoId} art={dish.art} size={42} />
            <span className="grow">
              <span className="row-detail">{nameOf(dish)}</span>
              <span className="foot ink2 row-detail">
                {courses.find(({ key }) => key === dish.course)?.course.plural[language]}
              </span>
            </span>
            <IconButton
              icon="arrow-up"
              variant="plain"
              label={texts.menu.up(nameOf(dish))}
              isDisabled={index === 0}
              onPress={() => move(index, -1)}
            />
            <IconButton
              icon="arrow-down"
              variant="plain"
              label={texts.menu.down(nameOf(dish))}
              isDisabled={index === chosen.length - 1}
              onPress={() => move(index, 1)}
            />
            <IconButton
              icon="close"
              variant="plain"
              label={texts.menu.take(nameOf(dish))}
              onPress={() => onChange(dishIds.filter((id) => id !== dish.dishId))}
            />
          </li>
        ))}
      </ol>
      {rest.length === 0 ? null : (
        <div className="mt3">
          <SelectField
            label={texts.menu.add}
            value={NONE}
            options={[
              { id: NONE, label: texts.menu.choose },
              ...rest.map((dish) => ({ id: String(dish.dishId), label: nameOf(dish) })),
            ]}
            onChange={(id) => id !== NONE && onChange([...dishIds, Number(id)])}
          />
        </div>
      )}
    </>
  )
}

/** The list with one entry moved by one place. */
function moved(list: readonly number[], index: number, by: number): number[] {
  const next = [...list]
  const [taken] = next.splice(index, 1)
  if (taken !== undefined) next.splice(index + by, 0, taken)
  return next
}
