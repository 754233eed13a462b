import { lazy, Suspense, type ReactNode } from 'react'
import { BookUmbrellaScene } from './art/BookUmbrellaScene.tsx'
import { PastaArt } from './art/PastaArt.tsx'
import { SpritzArt } from './art/SpritzArt.tsx'
import { moneyWhole } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import styles from './Home.module.css'
import { homeTexts } from './texts.ts'
import { useBarLine, useRestaurantLine } from './use-offers.ts'

// Its room is there before it: the first screen does not wait for the search's code.
const QuickSearch = lazy(async () => ({ default: (await import('./QuickSearch.tsx')).QuickSearch }))

type Season = { readonly from: string; readonly to: string }

/** Why nothing can be booked now: no season is set, or it ended on a day. */
export type Closed = { readonly over: string | null } | null

interface BookCardProps {
  readonly fromCents: number | null
  readonly today: CivilDate
  readonly season: Season | null
}

function BookCard({ fromCents, today, season }: BookCardProps) {
  const texts = useTexts(homeTexts).umbrella
  const language = useLanguage()
  return (
    <div className={styles['book']}>
      <BookUmbrellaScene />
      <Link to="/tabs/main-page-ombrelloni" motion="tab" className={styles['bookText'] ?? ''}>
        <span className="t1">{texts.title}</span>
        {fromCents !== null && <span className="sub">{texts.from(moneyWhole(fromCents, language))}</span>}
      </Link>
      {season === null ? null : (
        <Suspense fallback={<div className={styles['days']} />}>
          <QuickSearch today={today} season={season} />
        </Suspense>
      )}
    </div>
  )
}

function ClosedCard({ over }: { over: string | null }) {
  const texts = useTexts(homeTexts).closed
  return (
    <div className={styles['closed']}>
      <BookUmbrellaScene />
      <div className={styles['closedText']}>
        <h2 className="t2">{texts.title}</h2>
        <p className="sub">{over === null ? texts.none : texts.over(over)}</p>
      </div>
    </div>
  )
}

const QUICK = [
  { key: 'subscriptions', icon: 'ticket', to: '/abbonamenti-uno', motion: 'push' },
  { key: 'menu', icon: 'menu', to: '/tabs/home/menu-del-giorno', motion: 'push' },
  { key: 'parking', icon: 'parking', to: '/tabs/home/parcheggio', motion: 'push' },
  { key: 'webcam', icon: 'webcam', to: '/tabs/home/webcam', motion: 'none' },
] as const satisfies readonly { key: string; icon: IconName; to: string; motion: 'push' | 'tab' | 'none' }[]

interface HomeCardsProps {
  readonly fromCents: number | null
  readonly season: Season | null
  readonly closed: Closed
  readonly placeToday: string | null
  readonly today: CivilDate
  /** What stands below the umbrellas. */
  readonly children?: ReactNode
}

/** What can be done at the resort; `placeToday` is the code of today's own place, where the bar delivers. */
export function HomeCards({ fromCents, season, closed, placeToday, today, children }: HomeCardsProps) {
  const texts = useTexts(homeTexts)
  const restaurantLine = useRestaurantLine(today)
  const barLine = useBarLine(placeToday)
  return (
    <div className={styles['cards']}>
      {closed ? <ClosedCard over={closed.over} /> : <BookCard fromCents={fromCents} today={today} season={season} />}
      {children}
      <div className={styles['halves']}>
        {restaurantLine === null ? null : (
          <Link to="/tabs/home/ristorante" className={styles['half'] ?? ''}>
            <span className={styles['dish']}>
              <PastaArt />
            </span>
            <span className="t3">{texts.restaurant.title}</span>
            <span className="foot ink2">{restaurantLine}</span>
          </Link>
        )}
        <Link to="/tabs/menu" motion="tab" className={styles['half'] ?? ''}>
          <span className={styles['dish']}>
            <SpritzArt />
          </span>
          <span className="t3">{texts.bar.title}</span>
          <span className="foot ink2">{barLine}</span>
        </Link>
      </div>
      <nav className={styles['quick']} aria-label={texts.quick.label}>
        {QUICK.map(({ key, icon, to, motion }) => (
          <Link key={key} to={to} motion={motion} className={styles['quickLink'] ?? ''}>
            <span>
              <Icon name={icon} size={22} />
            </span>
            {texts.quick[key]}
          </Link>
        ))}
      </nav>
    </div>
  )
}
