import type { NewsKind } from '../../domain/content/news.ts'
import type { MovingDay } from '../../domain/content/moving-day.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

/** What a piece of news says; its days may move along with the calendar. */
export interface NewsContent {
  readonly kind: NewsKind
  readonly title: LocalizedText
  readonly markdown: LocalizedText
  readonly eventDay: MovingDay | null
  readonly shownFrom: MovingDay
  readonly shownTo: MovingDay | null
  readonly photoId: string | null
}

export interface StoredNews extends NewsContent {
  readonly newsId: number
  readonly slug: string
  readonly revision: number
  readonly isPublished: boolean
  /** What is written over published news and not published yet; null is nothing. */
  readonly draft: NewsContent | null
}

const NEWS = `select id as "newsId", slug, revision, is_published as "isPublished", kind, title, markdown,
  event_day as "eventDay", shown_from as "shownFrom", shown_to as "shownTo", photo_id as "photoId", draft from news`

/** All news, published or not, in the order in which they were added. */
export async function findAllNews(tx: Queryable): Promise<StoredNews[]> {
  return tx.query({ name: 'content.news', text: `${NEWS} order by position, id`, values: [] })
}

/** One piece of news, kept from being changed by others until the transaction ends. */
export async function lockNews(tx: Queryable, newsId: number): Promise<StoredNews | null> {
  const [news] = await tx.query<StoredNews>({
    name: 'content.lock-news',
    text: `${NEWS} where id = $1 for update`,
    values: [newsId],
  })
  return news ?? null
}

/** A new piece of news at the end of the list; answers its id. */
export async function addNews(tx: Queryable, slug: string | null, news: NewsContent): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'content.add-news',
    text: `with new as (select nextval(pg_get_serial_sequence('news', 'id'))::integer as id)
      insert into news (id, slug, position, kind, title, markdown, event_day, shown_from, shown_to, photo_id)
      overriding system value
      select id, coalesce($1, 'news-' || id), coalesce((select max(position) + 1 from news), 0),
        $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8 from new returning id`,
    values: [slug, ...valuesOf(news)],
  })
  if (row === undefined) throw new Error('a piece of news was not added')
  return row.id
}

/** Keeps what is written over published news beside it, until it is published. */
export async function writeNewsDraft(tx: Queryable, newsId: number, draft: NewsContent): Promise<void> {
  await tx.query({
    name: 'content.write-news-draft',
    text: 'update news set revision = revision + 1, draft = $2 where id = $1',
    values: [newsId, JSON.stringify(draft)],
  })
}

/** Writes what a piece of news says; nothing is written over it any more. A published one that is not complete breaks a constraint. */
export async function writeNews(tx: Queryable, newsId: number, news: NewsContent): Promise<void> {
  await tx.query({
    name: 'content.write-news',
    text: `update news set revision = revision + 1, kind = $2, title = $3, markdown = $4, event_day = $5,
      shown_from = $6, shown_to = $7, photo_id = $8, draft = null where id = $1`,
    values: [newsId, ...valuesOf(news)],
  })
}

export async function showNews(tx: Queryable, newsId: number, isPublished: boolean): Promise<void> {
  await tx.query({
    name: 'content.show-news',
    text: 'update news set revision = revision + 1, is_published = $2 where id = $1',
    values: [newsId, isPublished],
  })
}

export async function moveNews(tx: Queryable, newsId: number, position: number): Promise<void> {
  await tx.query({
    name: 'content.move-news',
    text: 'update news set position = $2 where id = $1 and position <> $2',
    values: [newsId, position],
  })
}

/** Deletes a piece of news; answers whether it was there. */
export async function removeNews(tx: Queryable, newsId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.remove-news',
    text: 'delete from news where id = $1 returning id',
    values: [newsId],
  })
  return rows.length === 1
}

function valuesOf(news: NewsContent): unknown[] {
  const { kind, title, markdown, eventDay, shownFrom, shownTo, photoId } = news
  return [kind, JSON.stringify(title), JSON.stringify(markdown), eventDay, shownFrom, shownTo, photoId]
}
