import { missingOf } from '../../../../domain/bar/bar-publishing.ts'
import { listBarItems, type BarItemDraft, type CatalogueItem } from '../../../../domain/bar/catalogue-calls.ts'
import { LANGUAGES } from '../../../../domain/platform/language.ts'
import { CatalogFrame } from '../../../content/staff/CatalogFrame.tsx'
import { CatalogList, type CatalogGroup } from '../../../content/staff/CatalogList.tsx'
import { ChangedElsewhere } from '../../../content/staff/CatalogStates.tsx'
import { EditorActions } from '../../../content/staff/EditorActions.tsx'
import { FoodFields } from '../../../content/staff/FoodFields.tsx'
import { shownText } from '../../../content/staff/food-draft.ts'
import { GuestPreview } from '../../../content/staff/GuestPreview.tsx'
import { LanguageTabs } from '../../../content/staff/LanguageTabs.tsx'
import { MissingNote } from '../../../content/staff/MissingNote.tsx'
import { PhotoPanel } from '../../../content/staff/PhotoPanel.tsx'
import type { SectionProps } from '../../../content/staff/section.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { useDraft } from '../../../content/staff/use-draft.ts'
import { useUnsaved } from '../../../content/staff/use-unsaved.tsx'
import { useWriting } from '../../../content/staff/use-writing.ts'
import { call } from '../../../platform/call.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { toast } from '../../../ui/toasts.ts'
import { AllergenDetails } from './AllergenDetails.tsx'
import './items.css'
import { foodOf, itemChange, statusOf } from './bar-draft.ts'
import { ItemNow, ItemWork } from './ItemFacts.tsx'
import { OptionGroups } from './OptionGroups.tsx'
import { barStaffTexts } from '../texts.ts'
import { refreshItems, useItemChanges } from './use-items.ts'

const DESCRIPTION_LENGTH = 300

interface BarItemEditorProps {
  /** Null is a new one, that begins as `copied`. */
  readonly item: CatalogueItem | null
  readonly copied: BarItemDraft
  readonly categories: readonly { readonly id: string; readonly label: string }[]
  readonly list: {
    readonly menu: SectionProps['menu']
    readonly groups: readonly CatalogGroup[]
    readonly openId: string | null
    readonly onOpen: (id: string) => void
    readonly onAdd: () => void
  }
  readonly onCopy: (draft: BarItemDraft) => void
  readonly onSaved: (item: CatalogueItem) => void
  readonly onRemoved: () => void
}

/** Writes one item of the bar: saved as a draft, and sold once nothing is missing (B-10). */
export function BarItemEditor({ item, copied, categories, list, onCopy, onSaved, onRemoved }: BarItemEditorProps) {
  const texts = useTexts(catalogTexts)
  const barTexts = useTexts(barStaffTexts).catalog
  const ownLanguage = useLanguage()
  const draft = useDraft(item?.draft ?? copied, item?.version ?? 0)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const changes = useItemChanges()
  const missing = missingOf(draft.value)
  const title = shownText(draft.value.name, ownLanguage) || texts.unnamed
  const saveOver = async (version: number) => {
    const saved = await changes.save(item, draft.value, version)
    draft.reset()
    onSaved(saved.item)
    return saved
  }
  const save = async (version = draft.base) => {
    const { undo } = await saveOver(version)
    writing.done(texts.saved, undo)
  }
  const publish = async () => {
    const saved = draft.isDirty || !item ? (await saveOver(draft.base)).item : item
    const { undo } = await changes.publish(saved)
    writing.done(texts.published(title), undo, 'ok')
  }
  const hide = async (known: CatalogueItem) => {
    const { undo } = await changes.unpublish(known)
    writing.done(texts.unpublished(title), undo)
  }
  const remove = async (known: CatalogueItem) => {
    const undo = await changes.remove(known)
    draft.reset()
    writing.done(texts.removed(title), undo)
    onRemoved()
  }
  const theirs = () => {
    const { value } = draft
    writing.takeTheirs(refreshItems, draft.reset, () => draft.put(value, draft.base))
  }
  const keep = () =>
    writing.attempt(async () => {
      const { items } = await call(listBarItems, {})
      await save(items.find(({ itemId }) => itemId === item?.itemId)?.version)
    })
  const setSoldOut = async (known: CatalogueItem, isSoldOut: boolean) => {
    await changes.setSoldOut(known, isSoldOut)
    const undo = () => writing.attempt(() => changes.setSoldOut(known, !isSoldOut))
    toast(isSoldOut ? texts.markedSoldOut(title) : texts.markedAvailable(title), {
      action: { label: texts.undo, onPress: undo },
    })
  }
  return (
    <CatalogFrame
      title={title}
      actions={
        <EditorActions
          status={statusOf(item)}
          isBusy={writing.isBusy}
          canSave={draft.isDirty || item === null}
          onCopy={() => unsaved.leave(() => onCopy(draft.value))}
          onSave={() => writing.attempt(() => save())}
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
          addLabel={barTexts.add}
          onAdd={() => unsaved.leave(list.onAdd)}
        />
      }
      aside={
        <>
          <PhotoPanel
            photoId={draft.value.photoId}
            art={draft.value.art}
            onChange={(photoId) => draft.change({ photoId })}
          />
          <MissingNote missing={missing} isPublished={item?.isPublished ?? false} />
          <GuestPreview
            food={foodOf(draft.value)}
            language={writing.language}
            photoId={draft.value.photoId}
            art={draft.value.art}
          />
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
        onChange={(part) => draft.change(itemChange(draft.value, part))}
        beside={
          <SelectField
            label={texts.food.category}
            value={String(draft.value.categoryId)}
            options={categories}
            onChange={(id) => draft.change({ categoryId: Number(id) })}
          />
        }
      >
        <AllergenDetails draft={draft.value} language={writing.language} onChange={draft.change} />
      </FoodFields>
      <ItemWork draft={draft.value} onChange={draft.change} />
      <OptionGroups
        groups={draft.value.optionGroups}
        language={writing.language}
        isAsked={writing.isAsked}
        onChange={(optionGroups) => draft.change({ optionGroups })}
      />
      {item === null ? null : (
        <ItemNow item={item} onSoldOut={(isSoldOut) => writing.attempt(() => setSoldOut(item, isSoldOut))} />
      )}
      {item?.isPublished ? (
        <Button
          variant="plain"
          size="sm"
          icon="eye-off"
          full
          className="mt3"
          isDisabled={draft.isDirty}
          onPress={() => writing.attempt(() => hide(item))}
        >
          {barTexts.hide}
        </Button>
      ) : null}
      {item === null ? null : (
        <Button
          variant="danger-tint"
          size="sm"
          icon="trash"
          full
          className="mt3"
          onPress={() => writing.attempt(() => remove(item))}
        >
          {texts.remove}
        </Button>
      )}
      {unsaved.alert}
    </CatalogFrame>
  )
}
