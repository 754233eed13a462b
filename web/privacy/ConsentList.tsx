import { listConsents } from '../../domain/privacy/calls.ts'
import { day, dayOfInstant, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { List, ListRow } from '../ui/List.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { privacyTexts } from './texts.ts'

/** Where each text is read. */
const PAGES = {
  personal_data: '/tabs/contact/trattamentodati',
  purposes: '/tabs/contact/finalitadati',
} as const

/** What one agreed to: which text in which version, and when. */
export function ConsentList() {
  const texts = useTexts(privacyTexts).consents
  const language = useLanguage()
  const query = useCallQuery(listConsents, {})
  const reload = () => void query.refetch()
  if (query.isError) return <ErrorState onRetry={reload} isRetrying={query.isFetching} />
  if (!query.data) {
    return (
      <Waiting onRetry={reload}>
        <Skeleton height={128} radius="var(--r-l)" />
      </Waiting>
    )
  }
  const { consents } = query.data
  if (consents.length === 0) return <p className="sub ink2">{texts.none}</p>
  return (
    <List header={texts.title} inset="icon">
      {consents.map(({ purpose, version, givenAt }) => (
        <ListRow
          key={`${purpose} ${givenAt}`}
          icon={purpose === 'purposes' ? 'document' : 'shield'}
          label={texts[purpose]}
          detail={texts.given(version, day(dayOfInstant(givenAt), language), time(givenAt, language))}
          href={PAGES[purpose]}
        />
      ))}
    </List>
  )
}
