import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { newsUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { lockNews, removeNews } from '../news-queries.ts'
import { writtenNews } from './staff-news.ts'

/** deletes a piece of news; done twice is done once. */
export const deleteNews = handle(calls.deleteNews, 'write', async (tx, { newsId }, { actor }) => {
  const state = await newsUndo.read(tx, String(newsId))
  const before = await lockNews(tx, newsId)
  if (before === null || !(await removeNews(tx, newsId))) return { changeId: null }
  await auditStaffAction(tx, actor, {
    action: 'news.delete',
    subject: `news:${newsId}`,
    detail: { before: writtenNews(before) },
  })
  return { changeId: await rememberChange(tx, actor, newsUndo, { subject: newsId, before: state }) }
})
