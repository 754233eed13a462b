import { requireNothingMissing } from '../../../domain/content/publishing.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { showNews } from '../news-queries.ts'
import { changedNews, missingInNews, seenNews } from './staff-news.ts'

/** shows a piece of news in its days, once it is written in every language, or takes it back. */
export const publishNews = handle(calls.publishNews, 'write', async (tx, input, { actor }) => {
  const { newsId, revision, isPublished } = input
  const before = await seenNews(tx, newsId, revision)
  if (isPublished) requireNothingMissing(missingInNews(before))
  await showNews(tx, newsId, isPublished)
  await auditStaffAction(tx, actor, {
    action: isPublished ? 'news.publish' : 'news.take-back',
    subject: `news:${newsId}`,
  })
  return changedNews(tx, newsId)
})
