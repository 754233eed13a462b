import { useState } from 'react'
import type { StaffCourse } from '../../../domain/content/course-calls.ts'
import { RESTAURANTS, type Dish } from '../../../domain/content/dish.ts'
import { missingPoints } from '../../../domain/content/publishing.ts'
import { listDishes, type StaffDish } from '../../../domain/content/staff-calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'
import { CatalogList, type CatalogGroup } from './CatalogList.tsx'
import { ChangedElsewhere } from './CatalogStates.tsx'
import { dishChange, dishOf, foodOf } from './dish-draft.ts'
import { DishToday } from './DishToday.tsx'
import { EditorActions } from './EditorActions.tsx'
import { shownText } from './food-draft.ts'
import { FoodFields } from './FoodFields.tsx'
import { GuestPreview } from './GuestPreview.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { MissingNote } from './MissingNote.tsx'
import { PhotoPanel } from './PhotoPanel.tsx'
import type { NamedRestaurant, SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { refreshDishes, useDishChanges } from './use-dishes.ts'
import { useDraft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

const DESCRIPTION_LENGTH = 200

interface DishEditorProps {
  /** Null is a new one, that begins as `copied`. */
  readonly dish: StaffDish | null
  readonly copied: Dish
  readonly restaurants: readonly NamedRestaurant[]
  readonly courses: readonly StaffCourse[]
  readonly today: string
  readonly list: {
    readonly menu: SectionProps['menu']
    readonly groups: readonly CatalogGroup[]
    readonly openId: string | null
    readonly onOpen: (id: string) => void
    readonly onAdd: () => void
  }
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
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const changes = useDishChanges()
  const [isRemoving, setRemoving] = useState(false)
  const missing = missingPoints(draft.value)
  const title = shownText(draft.value.name, ownLanguage) || texts.unnamed
  const saveOver = async (revision: number) => {
    const saved = await changes.save(dish, draft.value, revision)
    draft.reset()
    onSaved(saved.dish)
    return saved
  }
  const save = async () => {
    const { undo } = await saveOver(draft.base)
    writing.done(texts.saved, undo)
  }
  const publish = async () => {
    const saved = draft.isDirty || !dish ? (await saveOver(draft.base)).dish : dish
    const { undo } = await changes.publish(saved)
    writing.done(texts.published(shownText(saved.name, ownLanguage)), undo, 'ok')
  }
  const unpublish = async (known: StaffDish) => {
    const { undo } = await changes.unpublish(known)
    writing.done(texts.unpublished(title), undo)
  }
  const remove = async () => {
    setRemoving(false)
    const undo = dish ? await changes.remove(dish) : null
    draft.reset()
    if (undo) writing.done(texts.removed(title), undo)
    onRemoved()
  }
  const theirs = () => {
    const { value } = draft
    writing.takeTheirs(refreshDishes, draft.reset, () => draft.put(value, draft.base))
  }
  const keep = () =>
    writing.attempt(async () => {
      const { dishes } = await call(listDishes, {})
      const { undo } = await saveOver(dishes.find(({ dishId }) => dishId === dish?.dishId)?.revision ?? draft.base)
      writing.done(texts.saved, undo)
    })
  const change = (part: Partial<Dish>) => draft.change(part)
  return (
    <CatalogFrame
      title={title}
      actions={
        <EditorActions
          status={dish === null ? 'draft' : dish.isPublished ? (dish.hasChanges ? 'changed' : 'published') : 'draft'}
          isBusy={writing.isBusy}
          canSave={draft.isDirty || dish === null}
          onCopy={() => unsaved.leave(() => onCopy(draft.value))}
          onSave={() => writing.attempt(save)}
          onPublish={() => (missing.length > 0 ? writing.goTo(missing) : writing.attempt(publish))}
        />
      }
      notices={<ChangedElsewhere name={writing.outdated} onTheirs={theirs} onKeep={keep} />}
      list={
        <CatalogList
          menu={list.menu(unsaved.leave)}
          groups={list.groups}
          openId={list.openId}
          onOpen={(id) => unsaved.leave(() => list.onOpen(id))}
          addLabel={texts.dishes.add}
          onAdd={() => unsaved.leave(list.onAdd)}
        />
      }
      aside={
        <>
          <PhotoPanel photoId={draft.value.photoId} art={draft.value.art} onChange={(photoId) => change({ photoId })} />
          <MissingNote missing={missing} isPublished={dish?.isPublished ?? false} />
          <GuestPreview food={foodOf(draft.value)} language={writing.language} {...pictureOf(draft.value)} />
        </>
      }
    >
      <LanguageTabs
        value={writing.language}
        onChange={writing.setLanguage}
        missing={LANGUAGES.filter((language) => missing.includes(language))}
      />
      <FoodFields
        food={foodOf(draft.value)}
        language={writing.language}
        descriptionLength={DESCRIPTION_LENGTH}
        isAsked={writing.isAsked}
        onChange={(part) => change(dishChange(part))}
        beside={<Placement dish={draft.value} restaurants={restaurants} courses={courses} onChange={change} />}
      />
      {dish === null ? null : (
        <>
          <DishToday dish={dish} today={today} changes={changes} attempt={writing.attempt} />
          {dish.isPublished ? (
            <Button
              variant="plain"
              size="sm"
              icon="eye-off"
              full
              className="mt3"
              isDisabled={draft.isDirty}
              onPress={() => writing.attempt(() => unpublish(dish))}
            >
              {texts.unpublish}
            </Button>
          ) : null}
          <Button variant="danger-tint" size="sm" icon="trash" full className="mt3" onPress={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </>
      )}
      {unsaved.alert}
      {isRemoving ? (
        <AlertDialog
          title={texts.dishes.removeTitle}
          text={texts.dishes.removeText(title)}
          icon="trash"
          iconTone="danger"
          actions={[
            { label: texts.remove, variant: 'danger', onPress: () => writing.attempt(remove) },
            { label: texts.unsaved.stay, variant: 'tint', onPress: () => setRemoving(false), autoFocus: true },
          ]}
        />
      ) : null}
    </CatalogFrame>
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
