import { missingOf } from '../../../../domain/bar/bar-publishing.ts'
import type { BarItemDraft, CatalogueItem } from '../../../../domain/bar/catalogue-calls.ts'
import { EntryEnd, EntryFrame, type EntryList } from '../../../content/staff/EntryFrame.tsx'
import { FoodFields } from '../../../content/staff/FoodFields.tsx'
import { shownText } from '../../../content/staff/food-draft.ts'
import { GuestPreview } from '../../../content/staff/GuestPreview.tsx'
import { MissingNote } from '../../../content/staff/MissingNote.tsx'
import { PhotoPanel } from '../../../content/staff/PhotoPanel.tsx'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { useDraft } from '../../../content/staff/use-draft.ts'
import { useEntry } from '../../../content/staff/use-entry.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { toast } from '../../../ui/toasts.ts'
import { AllergenDetails } from './AllergenDetails.tsx'
import './items.css'
import { foodOf, itemChange, statusOf } from './bar-draft.ts'
import { ItemNow, ItemWork } from './ItemFacts.tsx'
import { OptionGroups } from './OptionGroups.tsx'
import { barStaffTexts } from '../texts.ts'
import { useItemChanges, useSoldOut } from './use-items.ts'

const DESCRIPTION_LENGTH = 300

interface BarItemEditorProps {
  /** Null is a new one, that begins as `copied`. */
  readonly item: CatalogueItem | null
  readonly copied: BarItemDraft
  readonly categories: readonly { readonly id: string; readonly label: string }[]
  readonly list: EntryList
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
  const { value, change } = draft
  const missing = missingOf(value)
  const title = shownText(value.name, ownLanguage) || texts.unnamed
  const entry = useEntry({ known: item, draft, changes: useItemChanges(), title, missing, onSaved, onRemoved })
  const { language, isAsked, attempt } = entry.writing
  const markSoldOut = useSoldOut()
  const setSoldOut = async (known: CatalogueItem, isSoldOut: boolean) => {
    await markSoldOut(known, isSoldOut)
    toast(isSoldOut ? texts.markedSoldOut(title) : texts.markedAvailable(title), {
      action: { label: texts.undo, onPress: () => attempt(() => markSoldOut(known, !isSoldOut)) },
    })
  }
  const isPublished = item?.isPublished ?? false
  return (
    <EntryFrame
      entry={entry}
      status={statusOf(item)}
      list={list}
      addLabel={barTexts.add}
      onCopy={() => onCopy(value)}
      aside={
        <>
          <PhotoPanel photoId={value.photoId} art={value.art} onChange={(photoId) => change({ photoId })} />
          <MissingNote missing={missing} isPublished={isPublished} />
          <GuestPreview food={foodOf(value)} language={language} photoId={value.photoId} art={value.art} />
        </>
      }
    >
      <FoodFields
        food={foodOf(value)}
        language={language}
        descriptionLength={DESCRIPTION_LENGTH}
        isAsked={isAsked}
        onChange={(part) => change(itemChange(value, part))}
        beside={
          <SelectField
            label={texts.food.category}
            value={String(value.categoryId)}
            options={categories}
            onChange={(id) => change({ categoryId: Number(id) })}
          />
        }
      >
        <AllergenDetails draft={value} language={language} onChange={change} />
      </FoodFields>
      <ItemWork draft={value} onChange={change} />
      <OptionGroups
        groups={value.optionGroups}
        language={language}
        isAsked={isAsked}
        onChange={(optionGroups) => change({ optionGroups })}
      />
      {item === null ? null : (
        <ItemNow item={item} onSoldOut={(isSoldOut) => attempt(() => setSoldOut(item, isSoldOut))} />
      )}
      <EntryEnd entry={entry} isPublished={isPublished} hideLabel={barTexts.hide} />
    </EntryFrame>
  )
}
