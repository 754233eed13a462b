import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { lockNews, removeNews } from '../news-queries.ts'

/** deletes a piece of news; done twice is done once. */
export const deleteNews = handle(calls.deleteNews, 'write', async (tx, { newsId }, { actor }) => {
  const before = await lockNews(tx, newsId)
  if (before !== null && (await removeNews(tx, newsId))) {
    await auditStaffAction(tx, actor, { action: 'news.delete', subject: `news:${newsId}`, detail: { before } })
  }
  return { done: true as const }
})
