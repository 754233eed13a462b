import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { newsUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { addNews, writeNews, writeNewsDraft } from '../news-queries.ts'
import { requirePhoto } from './staff-dish.ts'
import { changedNews, contentOf, seenNews, writtenNews } from './staff-news.ts'

/** keeps a piece of news as it is being written; guests read what was published last. */
export const saveNews = handle(calls.saveNews, 'write', async (tx, { newsId: known, revision, news }, { actor }) => {
  const content = contentOf(news)
  const state = known === undefined ? null : await newsUndo.read(tx, String(known))
  const before = known === undefined ? null : await seenNews(tx, known, revision)
  await requirePhoto(tx, news.photoId)
  if (known !== undefined) await (before?.isPublished === true ? writeNewsDraft : writeNews)(tx, known, content)
  const newsId = known ?? (await addNews(tx, null, content))
  await auditStaffAction(tx, actor, {
    action: 'news.save',
    subject: `news:${newsId}`,
    detail: { before: before === null ? null : writtenNews(before), after: content },
  })
  const changeId = await rememberChange(tx, actor, newsUndo, { subject: newsId, before: state })
  return { ...(await changedNews(tx, newsId)), changeId }
})
