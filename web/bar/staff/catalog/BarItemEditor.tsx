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
import { useItemChanges } from './use-items.ts'

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
}

/** Writes one item of the bar: saved as a draft, and sold once nothing is missing (B-10). */
export function BarItemEditor({ item, copied, categories, list, onCopy, onSaved }: BarItemEditorProps) {
  const texts = useTexts(catalogTexts)
  const barTexts = useTexts(barStaffTexts).catalog
  const ownLanguage = useLanguage()
  const draft = useDraft(item?.draft ?? copied, item?.version ?? 0)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const changes = useItemChanges()
  const missing = missingOf(draft.value)
  const title = shownText(draft.value.name, ownLanguage) || texts.unnamed
  const save = async () => {
    const saved = draft.isDirty || !item ? await changes.save(item, draft.value, draft.base) : item
    draft.reset()
    onSaved(saved)
    return saved
  }
  const publish = async () => {
    const saved = await save()
    if (!saved.isPublished) await changes.publish(saved)
    toast(texts.published(title), { tone: 'ok' })
  }
  const hide = async (known: CatalogueItem) => {
    await changes.unpublish(known)
    const [now] = (await call(listBarItems, {})).items.filter(({ itemId }) => itemId === known.itemId)
    const undo = async () => void (now && (await changes.publish(now)))
    toast(texts.unpublished(title), { action: { label: texts.undo, onPress: () => writing.attempt(undo) } })
  }
  const setSoldOut = async (known: CatalogueItem, isSoldOut: boolean) => {
    await changes.setSoldOut(known, isSoldOut)
    const undo = () => writing.attempt(() => changes.setSoldOut(known, !isSoldOut))
    toast(isSoldOut ? texts.markedSoldOut(title) : texts.markedAvailable(title), {
      action: { label: texts.undo, onPress: undo },
    })
  }
  const goMissingOr = (go: () => Promise<unknown>) =>
    missing.length > 0 ? writing.goTo(missing) : writing.attempt(async () => void (await go()))
  return (
    <CatalogFrame
      title={title}
      actions={
        <EditorActions
          status={statusOf(item)}
          isBusy={changes.isBusy}
          canSave={draft.isDirty || item === null}
          onCopy={() => unsaved.leave(() => onCopy(draft.value))}
          // What is on sale has no draft beside it: it stays complete.
          onSave={() =>
            item?.isPublished
              ? goMissingOr(async () => void (await save(), toast(texts.savedShown)))
              : writing.attempt(async () => void (await save(), toast(texts.saved)))
          }
          onPublish={() => goMissingOr(publish)}
        />
      }
      notices={writing.isOutdated ? <ChangedElsewhere onReload={draft.reset} /> : null}
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
          onPress={() => writing.attempt(() => hide(item))}
        >
          {barTexts.hide}
        </Button>
      ) : null}
      {unsaved.alert}
    </CatalogFrame>
  )
}
