import { movingDay } from '../../../domain/content/moving-day.ts'
import { isShown } from '../../../domain/content/news-days.ts'
import type { News } from '../../../domain/content/news.ts'
import { missingLanguages } from '../../../domain/content/publishing.ts'
import type { listNewsToEdit } from '../../../domain/content/staff-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortToday } from '../content-queries.ts'
import { lockNews, type NewsContent, type StoredNews } from '../news-queries.ts'

type StaffNews = CallOutput<typeof listNewsToEdit>['news'][number]

/** A piece of news as its editor shows it: days that move along are those that they mean today. */
export function staffNews(stored: StoredNews, today: CivilDate): StaffNews {
  const { newsId, revision, isPublished, kind, title, markdown, photoId } = stored
  const dayOf = (text: string | null) => (text === null ? null : movingDay(text, today))
  return {
    newsId,
    revision,
    isPublished,
    isShown: isPublished && isShown(stored, today),
    missing: missingInNews(stored),
    news: {
      kind,
      title,
      text: markdown,
      day: dayOf(stored.eventDay),
      from: dayOf(stored.shownFrom) ?? today,
      to: dayOf(stored.shownTo),
      photoId,
    },
  }
}

/** Languages in which the title or the text is not written. */
export function missingInNews({ title, markdown }: Pick<NewsContent, 'title' | 'markdown'>): Language[] {
  const missing = new Set([...missingLanguages(title, title), ...missingLanguages(markdown, markdown)])
  return LANGUAGES.filter((language) => missing.has(language))
}

export function contentOf({ kind, title, text, day, from, to, photoId }: News): NewsContent {
  return { kind, title, markdown: text, eventDay: day, shownFrom: from, shownTo: to, photoId }
}

/** The news as it was seen. Throws `not_found`, and `status_changed` when somebody changed it since. */
export async function seenNews(tx: Queryable, newsId: number, revision: number | undefined): Promise<StoredNews> {
  const stored = await lockNews(tx, newsId)
  if (stored === null) throw new Refusal('not_found')
  if (stored.revision !== revision) throw new Refusal('status_changed')
  return stored
}

/** One piece of news after a change. */
export async function changedNews(tx: Queryable, newsId: number): Promise<StaffNews> {
  const stored = await lockNews(tx, newsId)
  if (stored === null) throw new Refusal('not_found')
  return staffNews(stored, await resortToday(tx))
}
