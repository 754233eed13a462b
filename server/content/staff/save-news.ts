import { requireNothingMissing } from '../../../domain/content/publishing.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { addNews, writeNews } from '../news-queries.ts'
import { requirePhoto } from './staff-dish.ts'
import { changedNews, contentOf, missingInNews, seenNews } from './staff-news.ts'

/** keeps a piece of news; one that guests see stays complete. */
export const saveNews = handle(calls.saveNews, 'write', async (tx, { newsId: known, revision, news }, { actor }) => {
  const content = contentOf(news)
  const before = known === undefined ? null : await seenNews(tx, known, revision)
  if (before?.isPublished === true) requireNothingMissing(missingInNews(content))
  await requirePhoto(tx, news.photoId)
  if (known !== undefined) await writeNews(tx, known, content)
  const newsId = known ?? (await addNews(tx, null, content))
  await auditStaffAction(tx, actor, { action: 'news.save', subject: `news:${newsId}`, detail: { before, after: news } })
  return changedNews(tx, newsId)
})
