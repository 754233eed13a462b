import { useState } from 'react'
import type { News } from '../../../domain/content/news.ts'
import { listNewsToEdit } from '../../../domain/content/staff-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { CatalogWait } from './CatalogStates.tsx'
import { shownText } from './food-draft.ts'
import { NewsEditor } from './NewsEditor.tsx'
import { goOn, type SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { NEW, useOpened } from './use-catalog-query.ts'

interface NewsCatalogProps extends SectionProps {
  readonly today: CivilDate
}

const noWords = () => ({ it: '', en: '', fr: '', nl: '', de: '' })

/** The news of the resort with their days. */
export function NewsCatalog({ menu, today }: NewsCatalogProps) {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  const [id, open] = useOpened()
  const [copied, setCopied] = useState<News | null>(null)
  const query = useCallQuery(listNewsToEdit, {})
  if (!query.data) {
    return (
      <CatalogWait
        menu={menu(goOn)}
        title={texts.news.section}
        error={query.error}
        isFetching={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const all = query.data.news
  const shown = id === NEW ? undefined : all.find(({ newsId }) => String(newsId) === (id ?? String(all[0]?.newsId)))
  const empty: News = {
    kind: 'news',
    title: noWords(),
    text: noWords(),
    day: null,
    from: today,
    to: null,
    photoId: null,
  }
  const add = (from: News | null) => {
    setCopied(from)
    open(NEW)
  }
  const entries = all.map(({ newsId, news, missing, isPublished }) => ({
    id: String(newsId),
    label: shownText(news.title, language) || texts.unnamed,
    mark: missing.length > 0 || !isPublished ? texts.incomplete : undefined,
  }))
  return (
    <NewsEditor
      key={shown?.newsId ?? NEW}
      item={shown ?? null}
      empty={copied ?? empty}
      list={{
        menu,
        groups: entries.length > 0 ? [{ title: texts.news.section, entries }] : [],
        openId: shown ? String(shown.newsId) : null,
        onOpen: open,
        onAdd: () => add(null),
      }}
      onCopy={add}
      onSaved={(newsId) => open(String(newsId))}
      onRemoved={() => open(null)}
    />
  )
}
