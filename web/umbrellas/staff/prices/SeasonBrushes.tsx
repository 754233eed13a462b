import type { PriceSeason } from '../../../../domain/umbrellas/price-book.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { CLOSED, toneAt } from './season-tones.ts'
import { priceTexts } from './texts.ts'

interface SeasonBrushesProps {
  readonly seasons: readonly PriceSeason[]
  readonly brush: string
  readonly isRolling: boolean
  readonly onChange: (brush: string) => void
}

/** The swatches of the seasons, which are the legend too: the ringed one is painted with (mockup 55). */
export function SeasonBrushes({ seasons, brush, isRolling, onChange }: SeasonBrushesProps) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const swatches = [
    ...seasons.map(({ id, name }, index) => ({ id, name: name[language], tone: toneAt(index), isDisabled: false })),
    { id: CLOSED, name: texts.closed, tone: 'x', isDisabled: isRolling },
  ]
  return (
    <div className="row wrap price-swatches" role="radiogroup" aria-label={texts.brush}>
      {swatches.map(({ id, name, tone, isDisabled }) => (
        <label key={id} className="price-brush price-swatch">
          <input type="radio" name="brush" disabled={isDisabled} checked={brush === id} onChange={() => onChange(id)} />
          <i className={`sd ${tone}`} aria-hidden="true" />
          {name}
        </label>
      ))}
    </div>
  )
}
