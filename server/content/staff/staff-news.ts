import { movingDay } from '../../../domain/content/moving-day.ts'
import { isShown } from '../../../domain/content/news-days.ts'
import type { News } from '../../../domain/content/news.ts'
import type { listNewsToEdit } from '../../../domain/content/staff-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { changedMeanwhile } from '../changes/changed-meanwhile.ts'
import { newsUndo } from '../changes/content-undoables.ts'
import { resortToday } from '../content-queries.ts'
import { missingInNews } from '../news-gaps.ts'
import { lockNews, type NewsContent, type StoredNews } from '../news-queries.ts'

type StaffNews = CallOutput<typeof listNewsToEdit>['news'][number]

/** A piece of news as its editor shows it: days that move along are those that they mean today. */
export function staffNews(stored: StoredNews, today: CivilDate): StaffNews {
  const { newsId, revision, isPublished, draft } = stored
  const written = writtenNews(stored)
  const { kind, title, markdown, photoId } = written
  const dayOf = (text: string | null) => (text === null ? null : movingDay(text, today))
  return {
    newsId,
    revision,
    isPublished,
    hasChanges: draft !== null,
    isShown: isPublished && isShown(stored, today),
    missing: missingInNews(written),
    news: {
      kind,
      title,
      text: markdown,
      day: dayOf(written.eventDay),
      from: dayOf(written.shownFrom) ?? today,
      to: dayOf(written.shownTo),
      photoId,
    },
  }
}

/** What a piece of news says once it is published as it is saved. */
export function writtenNews(stored: StoredNews): NewsContent {
  const { kind, title, markdown, eventDay, shownFrom, shownTo, photoId } = stored
  return stored.draft ?? { kind, title, markdown, eventDay, shownFrom, shownTo, photoId }
}

export function contentOf({ kind, title, text, day, from, to, photoId }: News): NewsContent {
  return { kind, title, markdown: text, eventDay: day, shownFrom: from, shownTo: to, photoId }
}

/** The news as it was seen. Throws `not_found`, and `status_changed` when somebody changed it since. */
export async function seenNews(tx: Queryable, newsId: number, revision: number | undefined): Promise<StoredNews> {
  const stored = await lockNews(tx, newsId)
  if (stored === null) throw new Refusal('not_found')
  if (stored.revision !== revision) throw await changedMeanwhile(tx, newsUndo, newsId)
  return stored
}

/** One piece of news after a change. */
export async function changedNews(tx: Queryable, newsId: number): Promise<StaffNews> {
  const stored = await lockNews(tx, newsId)
  if (stored === null) throw new Refusal('not_found')
  return staffNews(stored, await resortToday(tx))
}
