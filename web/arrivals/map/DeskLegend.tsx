import type { BeachDay } from '../../../domain/arrivals/calls.ts'
import type { BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'
import { useTexts } from '../../platform/texts.ts'
import { arrivalTexts } from '../texts.ts'
import { DeskSymbol } from './DeskSymbol.tsx'

/** In the order of mockup 50; the last two only where there are some. */
const ALWAYS: readonly BeachPlaceState[] = ['arrived', 'expected', 'to_collect', 'late', 'free', 'out_of_use']
const WHERE_ANY: readonly BeachPlaceState[] = ['held', 'no_show']

interface DeskLegendProps {
  readonly counts: BeachDay['counts']
  readonly only: BeachPlaceState | null
  readonly onOnly: (state: BeachPlaceState | null) => void
}

/** What the symbols mean and how many there are; a press shows only those. */
export function DeskLegend({ counts, only, onOnly }: DeskLegendProps) {
  const texts = useTexts(arrivalTexts)
  const shown = [...ALWAYS, ...WHERE_ANY.filter((state) => (counts[state] ?? 0) > 0 || state === only)]
  return (
    <div className="desk-legend" role="group" aria-label={texts.map.legend}>
      {shown.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === only}
          onClick={() => onOnly(state === only ? null : state)}
        >
          <DeskSymbol look={state} size={22} />
          <b className="num">{counts[state] ?? 0}</b>
          {texts.legend[state]}
        </button>
      ))}
    </div>
  )
}
