import { useState } from 'react'
import { listBarItems, type BarItemDraft } from '../../../../domain/bar/catalogue-calls.ts'
import { CatalogWait } from '../../../content/staff/CatalogStates.tsx'
import { shownText } from '../../../content/staff/food-draft.ts'
import { DishPicture } from '../../../content/staff/GuestPreview.tsx'
import { goOn, type SectionProps } from '../../../content/staff/section.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { NEW, useOpened } from '../../../content/staff/use-catalog-query.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { barStaffTexts } from '../texts.ts'
import { copyOf, emptyItem } from './bar-draft.ts'
import { BarItemEditor } from './BarItemEditor.tsx'

/** What the bar sells, by category (R-714, B-10, mockup 54). */
export function BarCatalog({ menu }: SectionProps) {
  const texts = useTexts(barStaffTexts).catalog
  const { unnamed, incomplete } = useTexts(catalogTexts)
  const language = useLanguage()
  const [id, open] = useOpened()
  const [copied, setCopied] = useState<BarItemDraft | null>(null)
  const query = useCallQuery(listBarItems, {})
  if (!query.data) {
    return (
      <CatalogWait
        menu={menu(goOn)}
        title={texts.section}
        error={query.error}
        isFetching={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { categories, items } = query.data
  const groups = categories
    .map((category) => ({
      title: category.name[language],
      entries: items
        .filter(({ draft }) => draft.categoryId === category.id)
        .map(({ itemId, draft, missing, isPublished }) => ({
          id: String(itemId),
          label: shownText(draft.name, language) || unnamed,
          leading: <DishPicture photoId={draft.photoId} art={draft.art} size={42} />,
          mark: missing.length > 0 || !isPublished ? incomplete : undefined,
        })),
    }))
    .filter(({ entries }) => entries.length > 0)
  const item = id === NEW ? undefined : items.find(({ itemId }) => String(itemId) === (id ?? groups[0]?.entries[0]?.id))
  const add = (from: BarItemDraft | null) => {
    setCopied(from)
    open(NEW)
  }
  return (
    <BarItemEditor
      key={item?.itemId ?? NEW}
      item={item ?? null}
      copied={copied ?? emptyItem(categories[0]?.id ?? 1)}
      categories={categories.map((category) => ({ id: String(category.id), label: category.name[language] }))}
      list={{ menu, groups, openId: item ? String(item.itemId) : null, onOpen: open, onAdd: () => add(null) }}
      onCopy={(draft) => add(copyOf(draft))}
      onSaved={(saved) => open(String(saved.itemId))}
      onRemoved={() => open(null)}
    />
  )
}
