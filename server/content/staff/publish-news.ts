import { requireNothingMissing } from '../../../domain/content/publishing.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { newsUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { missingInNews } from '../news-gaps.ts'
import { showNews, writeNews } from '../news-queries.ts'
import { changedNews, seenNews, writtenNews } from './staff-news.ts'

/** shows a piece of news in its days as it is saved, once it is written in every language, or takes it back. */
export const publishNews = handle(calls.publishNews, 'write', async (tx, input, { actor }) => {
  const { newsId, revision, isPublished } = input
  const state = await newsUndo.read(tx, String(newsId))
  const stored = await seenNews(tx, newsId, revision)
  const written = writtenNews(stored)
  if (isPublished) requireNothingMissing(missingInNews(written))
  // Taken back first: a draft may miss what a published one must have.
  if (!isPublished) await showNews(tx, newsId, false)
  if (stored.draft !== null) await writeNews(tx, newsId, written)
  if (isPublished) await showNews(tx, newsId, true)
  await auditStaffAction(tx, actor, {
    action: isPublished ? 'news.publish' : 'news.take-back',
    subject: `news:${newsId}`,
  })
  const changeId = await rememberChange(tx, actor, newsUndo, { subject: newsId, before: state })
  return { ...(await changedNews(tx, newsId)), changeId }
})
