import type { StaffCourse } from '../../../domain/content/course-calls.ts'
import { RESTAURANTS, type Dish } from '../../../domain/content/dish.ts'
import { missingPoints } from '../../../domain/content/publishing.ts'
import type { StaffDish } from '../../../domain/content/staff-calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { dishChange, dishOf, foodOf } from './dish-draft.ts'
import { DishToday } from './DishToday.tsx'
import { EntryEnd, EntryFrame, type EntryList } from './EntryFrame.tsx'
import { shownText } from './food-draft.ts'
import { FoodFields } from './FoodFields.tsx'
import { GuestPreview } from './GuestPreview.tsx'
import { MissingNote } from './MissingNote.tsx'
import { PhotoPanel } from './PhotoPanel.tsx'
import type { NamedRestaurant } from './section.ts'
import { catalogTexts } from './texts.ts'
import { useDishChanges } from './use-dishes.ts'
import { useDraft } from './use-draft.ts'
import { useEntry } from './use-entry.ts'

const DESCRIPTION_LENGTH = 200

interface DishEditorProps {
  /** Null is a new one, that begins as `copied`. */
  readonly dish: StaffDish | null
  readonly copied: Dish
  readonly restaurants: readonly NamedRestaurant[]
  readonly courses: readonly StaffCourse[]
  readonly today: string
  readonly list: EntryList
  readonly onCopy: (dish: Dish) => void
  readonly onSaved: (dish: StaffDish) => void
  readonly onRemoved: () => void
}

/** Writes one dish: saved as a draft, and shown to guests once nothing is missing (B-10). */
export function DishEditor({
  dish,
  copied,
  restaurants,
  courses,
  today,
  list,
  onCopy,
  onSaved,
  onRemoved,
}: DishEditorProps) {
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const draft = useDraft(dish ? dishOf(dish) : copied, dish?.revision ?? 0)
  const { value, change } = draft
  const missing = missingPoints(value)
  const entry = useEntry({
    known: dish,
    draft,
    changes: useDishChanges(),
    title: shownText(value.name, ownLanguage) || texts.unnamed,
    missing,
    onSaved,
    onRemoved,
  })
  const { language, isAsked, attempt } = entry.writing
  const isPublished = dish?.isPublished ?? false
  return (
    <EntryFrame
      entry={entry}
      status={isPublished ? (dish?.hasChanges ? 'changed' : 'published') : 'draft'}
      list={list}
      addLabel={texts.dishes.add}
      onCopy={() => onCopy(value)}
      aside={
        <>
          <PhotoPanel photoId={value.photoId} art={value.art} onChange={(photoId) => change({ photoId })} />
          <MissingNote missing={missing} isPublished={isPublished} />
          <GuestPreview food={foodOf(value)} language={language} {...pictureOf(value)} />
        </>
      }
    >
      <FoodFields
        food={foodOf(value)}
        language={language}
        descriptionLength={DESCRIPTION_LENGTH}
        isAsked={isAsked}
        onChange={(part) => change(dishChange(part))}
        beside={<Placement dish={value} restaurants={restaurants} courses={courses} onChange={change} />}
      />
      {dish === null ? null : <DishToday dish={dish} today={today} attempt={attempt} />}
      <EntryEnd entry={entry} isPublished={isPublished} hideLabel={texts.unpublish} />
    </EntryFrame>
  )
}

function pictureOf({ photoId, art }: Dish) {
  return { photoId, art }
}

interface PlacementProps {
  readonly dish: Dish
  readonly restaurants: readonly NamedRestaurant[]
  readonly courses: readonly StaffCourse[]
  readonly onChange: (part: Partial<Dish>) => void
}

/** Whose dish it is, and which course. */
function Placement({ dish, restaurants, courses, onChange }: PlacementProps) {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  const nameOf = (id: number) =>
    restaurants.find((restaurant) => restaurant.id === id)?.name ?? texts.dishes.restaurantNumber(id)
  return (
    <>
      <SelectField
        label={texts.food.category}
        value={dish.course}
        options={courses.map(({ key, course }) => ({ id: key, label: course.plural[language] }))}
        onChange={(course) => onChange({ course })}
      />
      <SelectField
        label={texts.dishes.restaurant}
        value={String(dish.restaurant)}
        options={RESTAURANTS.map((id) => ({ id: String(id), label: nameOf(id) }))}
        onChange={(id) => onChange({ restaurant: RESTAURANTS.find((one) => String(one) === id) ?? dish.restaurant })}
      />
    </>
  )
}
