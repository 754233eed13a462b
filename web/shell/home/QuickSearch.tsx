import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { getCalendar } from '../../../domain/umbrellas/calls.ts'
import { Link } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { printSearch, USUAL_PEOPLE } from '../../umbrellas/search-state.ts'
import { useKnownDogs } from '../../umbrellas/search/known-dogs.ts'
import { quickStays, type QuickStay } from '../../umbrellas/search/quick-days.ts'
import styles from './Home.module.css'
import { homeTexts } from './texts.ts'

interface QuickSearchProps {
  readonly today: CivilDate
  readonly season: { readonly from: string; readonly to: string }
}

const SEARCH = '/tabs/main-page-ombrelloni'

/** Today, tomorrow and the weekend: each opens the beach with the usual two people and the dogs that are known. */
export function QuickSearch({ today, season }: QuickSearchProps) {
  const texts = useTexts(homeTexts).umbrella
  const dogs = useKnownDogs()
  const stays = quickStays(today, season)
  const period = { from: today, to: stays.at(-1)?.to ?? today, part: 'full_day' as const }
  const { data } = useCallQuery(getCalendar, period, { enabled: stays.length > 0 })
  if (stays.length === 0) return null
  const stateOf = (day: string) => data?.days.find((one) => one.day === day)?.state
  const linkTo = ({ from, to }: QuickStay) => {
    // Without the dogs nothing is suggested: the search takes them in as they come.
    if (dogs === undefined) return { to: SEARCH, query: { from, to } }
    // Of today only the afternoon may be left, in which case the search says so.
    const isWhole = [from, to].every((day) => !['past', 'full', 'closed'].includes(stateOf(day) ?? ''))
    const query = Object.fromEntries(printSearch({ from, to, part: 'full_day', people: USUAL_PEOPLE, dogs }))
    // The best place is suggested at once: it is one tap away.
    return isWhole ? { to: `${SEARCH}/new-search-loader`, query: { ...query, best: '1' } } : { to: SEARCH, query }
  }
  return (
    <nav className={styles['days']} aria-label={texts.days}>
      {stays.map((stay) => (
        <Link key={stay.id} {...linkTo(stay)} className="chip">
          {texts.quick[stay.id]}
        </Link>
      ))}
    </nav>
  )
}
