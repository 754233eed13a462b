import type { listNews } from '../../../domain/content/calls.ts'
import { photoPath } from '../../../domain/content/content-fields.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { day } from '../../platform/format.ts'
import { currentHost } from '../../platform/hosts.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Link } from '../../platform/navigation.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { Markdown, plainText } from '../markdown.tsx'
import styles from './news.module.css'
import { newsTexts } from './texts.ts'

export type NewsItem = CallOutput<typeof listNews>['news'][number]

/** A piece of news: what it is about or its day, photo, title and text. */
export function NewsCard({ item }: { readonly item: NewsItem }) {
  return (
    <article className={styles['news']}>
      {item.photoId === null ? null : (
        <img
          src={`${currentHost()}${photoPath(item.photoId, 800)}`}
          alt=""
          loading="lazy"
          className={styles['photo']}
        />
      )}
      <NewsPill item={item} />
      <h2 className="t3 mt2">{item.title}</h2>
      <div className={`foot ink2 mt1 ${styles['text']}`}>
        <Markdown text={item.markdown} />
      </div>
    </article>
  )
}

/** The same in short, leading to all of them (mockup 04). */
export function NewsTeaser({ item }: { readonly item: NewsItem }) {
  return (
    <Link to="/tabs/home/novita" className={`${styles['news']} ${styles['brief']}`}>
      <NewsPill item={item} />
      <h3 className="t3 mt2">{item.title}</h3>
      <p className={`foot ink2 mt1 ${styles['cut']}`}>{plainText(item.markdown)}</p>
    </Link>
  )
}

function NewsPill({ item }: { readonly item: NewsItem }) {
  const texts = useTexts(newsTexts)
  const language = useLanguage()
  if (item.kind === 'paws')
    return (
      <Pill tone="warn" icon="hot-sand">
        {texts.kinds.paws}
      </Pill>
    )
  return (
    <Pill tone="primary" icon={item.day === null ? 'info' : 'calendar'}>
      {item.day === null ? (
        texts.kinds.news
      ) : (
        <span className={styles['day']}>
          {day(item.day, language, 'weekday')} {day(item.day, language, 'number')}
        </span>
      )}
    </Pill>
  )
}
