import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { getCatalogSection, type CatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import { CatalogWait } from '../../../content/staff/CatalogStates.tsx'
import { goOn, type SectionProps } from '../../../content/staff/section.ts'
import { useQueryState } from '../../../platform/navigation.tsx'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { sectionTexts } from './texts.ts'
import type { SectionState } from './use-section.ts'

interface SectionWaitProps extends SectionProps {
  readonly section: CatalogSection
  readonly children: (state: SectionState, langWanted: string | undefined) => ReactNode
}

const langSchema = z.object({ lang: z.optional(z.string()) })

/** A section with its states before it is there. */
export function SectionWait({ section, menu, children }: SectionWaitProps) {
  const texts = useTexts(sectionTexts)
  const [{ lang }] = useQueryState(langSchema)
  const query = useCallQuery(getCatalogSection, { section })
  if (query.data) return children(query.data, lang)
  return (
    <CatalogWait
      menu={menu(goOn)}
      title={texts.sections[section]}
      error={query.error}
      isFetching={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
