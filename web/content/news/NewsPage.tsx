import { listNews } from '../../../domain/content/calls.ts'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { NewsCard } from './NewsCard.tsx'
import styles from './news.module.css'
import { newsTexts } from './texts.ts'

/** All news of today, the nearest day first. */
export function NewsPage() {
  const texts = useTexts(newsTexts)
  const language = useLanguage()
  const failureReason = useFailureReason()
  const news = useCallQuery(listNews, { language })
  const load = () => void news.refetch()
  return (
    <Page back="/tabs/home">
      <h1 className="large">{texts.title}</h1>
      {news.isPending ? (
        <Waiting onRetry={load}>
          <Skeleton height={132} radius={22} className="mt3" />
          <Skeleton height={132} radius={22} className="mt3" />
        </Waiting>
      ) : null}
      {news.isError && !news.data ? (
        <ErrorState text={failureReason(news.error)} onRetry={load} isRetrying={news.isFetching} />
      ) : null}
      {news.data?.news.length === 0 ? (
        <EmptyState
          art={<NoOrdersArt />}
          title={texts.empty.title}
          text={texts.empty.text}
          action={
            <LinkButton full variant="tint" to="/tabs/home" motion="tab">
              {texts.empty.action}
            </LinkButton>
          }
        />
      ) : (
        <div className={`mt3 ${styles['list']}`}>
          {news.data?.news.map((item) => (
            <NewsCard key={item.newsId} item={item} />
          ))}
        </div>
      )}
    </Page>
  )
}
