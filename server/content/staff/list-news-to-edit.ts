import * as calls from '../../../domain/content/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { resortToday } from '../content-queries.ts'
import { findAllNews } from '../news-queries.ts'
import { staffNews } from './staff-news.ts'

/** all news, published or not. */
export const listNewsToEdit = handle(calls.listNewsToEdit, 'read', async (tx) => {
  const today = await resortToday(tx)
  return { news: (await findAllNews(tx)).map((news) => staffNews(news, today)) }
})
