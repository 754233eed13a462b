import { getPage } from '../../domain/content/page-calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { Markdown } from './markdown.tsx'
import styles from './PageText.module.css'
import { contentTexts } from './texts.ts'

const LINES = ['94%', '88%', '97%', '62%', '91%', '84%', '73%']

function MissingPage() {
  const texts = useTexts(contentTexts).page
  return (
    <EmptyState
      level={1}
      title={texts.missingTitle}
      text={texts.missingText}
      action={
        <LinkButton to="/tabs/contact/contatti" full replace>
          {texts.toContacts}
        </LinkButton>
      }
    />
  )
}

/**
 * One of the resort's texts in the person's language or in the given one, 65 characters wide at most, with its
 * version.
 */
export function PageText({
  slug,
  isTitleShown = true,
  textLanguage,
}: {
  slug: string
  isTitleShown?: boolean
  textLanguage?: Language | undefined
}) {
  const texts = useTexts(contentTexts).page
  const language = useLanguage()
  const failureReason = useFailureReason()
  const page = useCallQuery(getPage, { slug, language: textLanguage ?? language })
  const load = () => void page.refetch()
  if (page.data) {
    const { title, markdown, version } = page.data
    return (
      <article className={styles['text']} lang={page.data.language}>
        {isTitleShown ? <h1 className="large">{title}</h1> : null}
        <Markdown text={markdown} />
        <p className="foot ink3" lang={language}>
          {texts.version(version)}
        </p>
      </article>
    )
  }
  if (isCallFailure(page.error, 'not_found', 'input_invalid')) return <MissingPage />
  if (page.isError) return <ErrorState text={failureReason(page.error)} onRetry={load} isRetrying={page.isFetching} />
  return (
    <Waiting onRetry={load}>
      <div className={styles['text']}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={16} />
        ))}
      </div>
    </Waiting>
  )
}
