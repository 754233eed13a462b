import { newsFileSchema, type NewsFile } from '../../../domain/content/files/news-file.ts'
import { inLanguageOrder } from '../../../domain/platform/language.ts'
import type { ResortPart } from '../../platform/resort-part.ts'
import {
  addNews,
  findAllNews,
  moveNews,
  removeNews,
  showNews,
  writeNews,
  type NewsContent,
  type StoredNews,
} from '../news-queries.ts'

type NewsEntry = NewsFile['news'][number]

/** news.json: what is published (B-23). Drafts and photos stay with the database. */
export const newsPart: ResortPart<NewsFile> = {
  file: 'news.json',
  schema: newsFileSchema,
  check: ({ news }) =>
    news.flatMap(({ id }, index) =>
      news.findIndex((entry) => entry.id === id) === index
        ? []
        : [{ path: `news[${index}].id`, expected: 'each id once', found: id }],
    ),
  async read(tx) {
    const news = (await findAllNews(tx)).filter(({ isPublished }) => isPublished).map(entryOf)
    return news.length === 0 ? null : { news }
  },
  async write(tx, { news }) {
    const known = new Map((await findAllNews(tx)).map((stored) => [stored.slug, stored]))
    for (const [position, entry] of news.entries()) {
      const before = known.get(entry.id)
      const content = contentOf(entry, before?.photoId ?? null)
      const newsId = before?.newsId ?? (await addNews(tx, entry.id, content))
      await moveNews(tx, newsId, position)
      if (
        before !== undefined &&
        JSON.stringify(entryOf(before)) !== JSON.stringify(entryOf({ ...before, ...content }))
      )
        await writeNews(tx, newsId, content)
      if (before?.isPublished !== true) await showNews(tx, newsId, true)
      known.delete(entry.id)
    }
    // What nobody has published yet is no part of the file.
    for (const { newsId, isPublished } of known.values()) if (isPublished) await removeNews(tx, newsId)
  },
}

function entryOf({ slug, kind, title, markdown, eventDay, shownFrom, shownTo }: StoredNews): NewsEntry {
  return {
    id: slug,
    kind,
    title: inLanguageOrder(title),
    text: inLanguageOrder(markdown),
    ...(eventDay === null ? {} : { day: eventDay }),
    from: shownFrom,
    ...(shownTo === null ? {} : { to: shownTo }),
  }
}

function contentOf({ kind, title, text, day, from, to }: NewsEntry, photoId: string | null): NewsContent {
  return { kind, title, markdown: text, eventDay: day ?? null, shownFrom: from, shownTo: to ?? null, photoId }
}
