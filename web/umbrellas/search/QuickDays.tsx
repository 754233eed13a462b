import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { useTexts } from '../../platform/texts.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import type { DayRange } from '../../ui/day-range.ts'
import type { DayState } from '../../ui/RangeCalendar.tsx'
import type { SearchDraft } from '../search-state.ts'
import { umbrellaTexts } from '../texts.ts'
import styles from '../beach-page.module.css'
import { quickStays } from './quick-days.ts'

interface QuickDaysProps {
  readonly draft: SearchDraft
  readonly today: CivilDate
  readonly season: { readonly from: string; readonly to: string }
  readonly dayState: (day: string) => DayState | undefined
  readonly onChoose: (stay: DayRange) => void
}

const GONE: ReadonlySet<DayState | undefined> = new Set<DayState>(['past', 'over', 'closed', 'full'])

/** Today, tomorrow and the weekend, each a whole search in one tap. What is full cannot be pressed. */
export function QuickDays({ draft, today, season, dayState, onChoose }: QuickDaysProps) {
  const texts = useTexts(umbrellaTexts).search
  const stays = quickStays(today, season)
  if (stays.length === 0) return null
  return (
    <ChipRow label={texts.quickDays} className={styles['quick'] ?? ''}>
      {stays.map(({ id, from, to }) => (
        <Chip
          key={id}
          isSelected={draft.from === from && draft.to === to}
          isDisabled={GONE.has(dayState(from)) || GONE.has(dayState(to))}
          onPress={() => onChoose({ from, to })}
        >
          {texts.quick[id]}
        </Chip>
      ))}
    </ChipRow>
  )
}
