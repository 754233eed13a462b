import { useTexts } from '../platform/texts.ts'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { SearchSummary, useWhen, useWho } from './SearchSummary.tsx'
import type { Search } from './search-state.ts'
import { umbrellaTexts } from './texts.ts'
import { useWide } from './use-wide.ts'
import styles from './beach-page.module.css'

const PLACES = Array.from({ length: 160 }, (_, index) => index)

/** The beach while its places are looked for (mockup 33): the same boxes as the map, shown after 300 ms. */
export function MapSkeleton({ search, onEdit, onRetry }: { search: Search; onEdit: () => void; onRetry: () => void }) {
  const texts = useTexts(umbrellaTexts)
  const when = useWhen(search)
  const who = useWho(search)
  const isWide = useWide()
  return (
    <div className={styles['page']}>
      {isWide ? null : (
        <header className={styles['top']}>
          <div className="row g2">
            <SearchSummary search={search} onEdit={onEdit} />
          </div>
        </header>
      )}
      <div className={styles['beach']}>
        <Waiting onRetry={onRetry}>
          <div className={styles['sand']} aria-hidden="true">
            {PLACES.map((index) => (
              <span key={index} className="sk" />
            ))}
          </div>
          <div className={styles['searching']}>
            <p className="t3">{texts.map.searching}</p>
            <p className="sub ink2 mt1">{`${when}, ${who}`}</p>
            <Skeleton height={44} radius={14} className="mt3" />
          </div>
        </Waiting>
      </div>
    </div>
  )
}
