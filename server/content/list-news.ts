import * as calls from '../../domain/content/calls.ts'
import { movingDay } from '../../domain/content/moving-day.ts'
import { isShown } from '../../domain/content/news-days.ts'
import { handle } from '../platform/handler.ts'
import { resortToday } from './content-queries.ts'
import { missingInNews } from './news-gaps.ts'
import { findAllNews } from './news-queries.ts'

/** what is published and in its days; what has no day first, then the events in their order. */
export const listNews = handle(calls.listNews, 'read', async (tx, { language }) => {
  const today = await resortToday(tx)
  const shown = (await findAllNews(tx)).filter(
    (news) => news.isPublished && isShown(news, today) && missingInNews(news).length === 0,
  )
  const news = shown.map(({ newsId, kind, title, markdown, eventDay, photoId }) => ({
    newsId,
    kind,
    title: title[language],
    markdown: markdown[language],
    day: eventDay === null ? null : movingDay(eventDay, today),
    photoId,
  }))
  return { news: news.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : Number((a.day ?? '') > (b.day ?? '')))) }
})
