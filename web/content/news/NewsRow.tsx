import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { listNews } from '../../../domain/content/calls.ts'
import { NewsTeaser } from './NewsCard.tsx'
import styles from './news.module.css'
import { newsTexts } from './texts.ts'

/** The news at the foot of the home screen; without any there is nothing to show, and a failure is no news either (mockup 04). */
export function NewsRow() {
  const texts = useTexts(newsTexts)
  const language = useLanguage()
  const news = useCallQuery(listNews, { language })
  const items = news.data?.news ?? []
  if (items.length === 0) return null
  return (
    <section className={styles['section']} aria-label={texts.title}>
      <div className="row sp">
        <h2 className="t2">{texts.title}</h2>
        <Link to="/tabs/home/novita" className="link">
          {texts.all}
        </Link>
      </div>
      <div className={`chips ${styles['row']}`}>
        {items.map((item) => (
          <NewsTeaser key={item.newsId} item={item} />
        ))}
      </div>
    </section>
  )
}
