import { getPageToEdit, listPagesToEdit } from '../../../domain/content/page-staff-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { CatalogWait } from './CatalogStates.tsx'
import { PageEditor } from './PageEditor.tsx'
import { goOn, type SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { useOpened } from './use-catalog-query.ts'

/** The pages of the resort's own texts. */
export function PageCatalog({ menu }: SectionProps) {
  const texts = useTexts(catalogTexts)
  const [id, open] = useOpened()
  const list = useCallQuery(listPagesToEdit, {})
  const pages = list.data?.pages ?? []
  const chosen = pages.find(({ slug }) => slug === id) ?? pages[0]
  const page = useCallQuery(getPageToEdit, { slug: chosen?.slug ?? '' }, { enabled: chosen !== undefined })
  if (!list.data || !page.data || !chosen) {
    return (
      <CatalogWait
        menu={menu(goOn)}
        title={texts.pages.section}
        error={list.error ?? page.error}
        isFetching={list.isFetching || page.isFetching}
        onRetry={() => void Promise.all([list.refetch(), ...(chosen ? [page.refetch()] : [])])}
      />
    )
  }
  const entries = pages.map(({ slug, title, hasDraft }) => ({
    id: slug,
    label: title,
    mark: hasDraft ? texts.pages.draft.nobody : undefined,
  }))
  return (
    <PageEditor
      key={page.data.slug}
      state={page.data}
      isLegal={chosen.isLegal}
      list={{ menu, groups: [{ title: texts.pages.section, entries }], openId: chosen.slug, onOpen: open }}
    />
  )
}
