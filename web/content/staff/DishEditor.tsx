import { useState } from 'react'
import { COURSES, RESTAURANTS, type Dish } from '../../../domain/content/dish.ts'
import { missingPoints } from '../../../domain/content/publishing.ts'
import type { StaffDish } from '../../../domain/content/staff-calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { toast } from '../../ui/toasts.ts'
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
import { useDishChanges } from './use-dishes.ts'
import { useDraft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

const DESCRIPTION_LENGTH = 200

interface DishEditorProps {
  /** Null is a new one, that begins as `copied`. */
  readonly dish: StaffDish | null
  readonly copied: Dish
  readonly restaurants: readonly NamedRestaurant[]
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
export function DishEditor({ dish, copied, restaurants, today, list, onCopy, onSaved, onRemoved }: DishEditorProps) {
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const draft = useDraft(dish ? dishOf(dish) : copied, dish?.revision ?? 0)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const changes = useDishChanges()
  const [isRemoving, setRemoving] = useState(false)
  const missing = missingPoints(draft.value)
  const title = shownText(draft.value.name, ownLanguage) || texts.unnamed
  const save = async () => {
    const saved = draft.isDirty || !dish ? await changes.save(dish, draft.value, draft.base) : dish
    draft.reset()
    onSaved(saved)
    return saved
  }
  const publish = async () => {
    const published = await changes.publish(await save())
    toast(texts.published(shownText(published.name, ownLanguage)), { tone: 'ok' })
  }
  const remove = async () => {
    setRemoving(false)
    if (dish) await changes.remove(dish)
    draft.reset()
    toast(texts.removed(title))
    onRemoved()
  }
  const change = (part: Partial<Dish>) => draft.change(part)
  return (
    <CatalogFrame
      title={title}
      actions={
        <EditorActions
          status={dish === null ? 'draft' : dish.isPublished ? (dish.hasChanges ? 'changed' : 'published') : 'draft'}
          isBusy={changes.isBusy}
          canSave={draft.isDirty || dish === null}
          onCopy={() => unsaved.leave(() => onCopy(draft.value))}
          onSave={() => writing.attempt(async () => void (await save(), toast(texts.saved)))}
          onPublish={() => (missing.length > 0 ? writing.goTo(missing) : writing.attempt(publish))}
        />
      }
      notices={writing.isOutdated ? <ChangedElsewhere onReload={draft.reset} /> : null}
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
        beside={<Placement dish={draft.value} restaurants={restaurants} onChange={change} />}
      />
      {dish === null ? null : (
        <>
          <DishToday dish={dish} today={today} changes={changes} attempt={writing.attempt} />
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
  readonly onChange: (part: Partial<Dish>) => void
}

/** Whose dish it is, and which course. */
function Placement({ dish, restaurants, onChange }: PlacementProps) {
  const texts = useTexts(catalogTexts)
  const nameOf = (id: number) =>
    restaurants.find((restaurant) => restaurant.id === id)?.name ?? texts.dishes.restaurantNumber(id)
  return (
    <>
      <SelectField
        label={texts.food.category}
        value={dish.course}
        options={COURSES.map((id) => ({ id, label: texts.dishes.courses[id] }))}
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
