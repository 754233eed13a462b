import { useState } from 'react'
import {
  getPagePublication,
  listPagePublications,
  type PagePublication,
} from '../../../domain/content/page-staff-calls.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { day, dayOfInstant, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
import { Markdown } from '../markdown.tsx'
import { catalogTexts } from './texts.ts'

interface PageHistoryProps {
  readonly slug: string
  /** The language whose words and version are shown. */
  readonly language: Language
  readonly onRestore: (publicationId: number) => void
}

/** Every time that a page was published: when, by whom, what changed, and its words. */
export function PageHistory({ slug, language, onRestore }: PageHistoryProps) {
  const texts = useTexts(catalogTexts)
  const words = texts.pages.history
  const failureReason = useFailureReason()
  const query = useCallQuery(listPagePublications, { slug })
  const [read, setRead] = useState<PagePublication | null>(null)
  const { publications } = query.data ?? {}
  return (
    <section className="mt4" aria-label={words.title}>
      <h2 className="lh">{words.title}</h2>
      {query.isError && !publications ? (
        <ErrorState
          text={failureReason(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      {query.isPending ? <Skeleton height={120} radius={16} /> : null}
      {publications?.length === 0 ? <p className="sub ink2">{words.empty}</p> : null}
      <ol className="list outlined page-history">
        {(publications ?? []).map((one) => (
          <li key={one.publicationId}>
            <HistoryRow publication={one} onRead={() => setRead(one)} />
          </li>
        ))}
      </ol>
      {read === null ? null : (
        <PublicationSheet
          publication={read}
          language={language}
          onClose={() => setRead(null)}
          onRestore={() => {
            setRead(null)
            onRestore(read.publicationId)
          }}
        />
      )}
    </section>
  )
}

function useWhen(): (instant: string) => string {
  const language = useLanguage()
  return (instant) => `${day(dayOfInstant(instant), language, 'medium')}, ${time(instant, language)}`
}

function HistoryRow({ publication, onRead }: { readonly publication: PagePublication; readonly onRead: () => void }) {
  const texts = useTexts(catalogTexts)
  const words = texts.pages.history
  const when = useWhen()(publication.publishedAt)
  const { cause, by, changed, isCurrent, isUndone } = publication
  return (
    <>
      <span className="grow">
        <span className="row-detail">
          {words.causes[cause]} {isCurrent ? <Pill tone="ok">{words.current}</Pill> : null}
          {isUndone ? <Pill>{words.takenBack}</Pill> : null}
        </span>
        <span className="foot ink2 row-detail">{by === null ? when : words.by(when, by)}</span>
        <span className="foot ink2 row-detail">
          {changed.length === 0 ? words.same : words.changed(changed.map((one) => texts.languageName[one]).join(', '))}
        </span>
      </span>
      <Button size="xs" variant="tint" aria-label={`${words.open}: ${when}`} onPress={onRead}>
        {words.open}
      </Button>
    </>
  )
}

interface PublicationSheetProps {
  readonly publication: PagePublication
  readonly language: Language
  readonly onClose: () => void
  readonly onRestore: () => void
}

/** The page word for word as it was, with the version that orders and consents name. */
function PublicationSheet({ publication, language, onClose, onRestore }: PublicationSheetProps) {
  const texts = useTexts(catalogTexts)
  const words = texts.pages.history
  const failureReason = useFailureReason()
  const when = useWhen()(publication.publishedAt)
  const query = useCallQuery(getPagePublication, { publicationId: String(publication.publicationId) })
  const { page } = query.data ?? {}
  return (
    <Sheet isOpen title={words.textOf(when)} onClose={onClose}>
      {query.isError && !page ? (
        <ErrorState
          text={failureReason(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      {query.isPending ? <Skeleton height={220} radius={16} /> : null}
      {page ? (
        <div className="col g3">
          <p className="foot ink2">{words.version(publication.versions[language] ?? '')}</p>
          <div className="text-preview" lang={language}>
            <h3 className="t2">{page.title[language]}</h3>
            <Markdown text={page.markdown[language]} />
          </div>
          {publication.isCurrent ? null : (
            <Button full onPress={onRestore}>
              {words.restore}
            </Button>
          )}
        </div>
      ) : null}
    </Sheet>
  )
}
