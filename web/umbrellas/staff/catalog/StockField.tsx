import { useTexts } from '../../../platform/texts.ts'
import { Switch } from '../../../ui/choices.tsx'
import { sectionTexts } from './texts.ts'
import { WholeField } from './WholeField.tsx'

interface StockFieldProps {
  /** Null is no limit. */
  readonly stock: number | null
  readonly max: number
  readonly onChange: (stock: number | null) => void
}

/** How many there are for each half-day, or no limit. */
export function StockField({ stock, max, onChange }: StockFieldProps) {
  const texts = useTexts(sectionTexts)
  return (
    <div className="field-grid">
      {stock === null ? null : <WholeField label={texts.perHalf} value={stock} min={0} max={max} onChange={onChange} />}
      <Switch isSelected={stock === null} onChange={(isFree) => onChange(isFree ? null : 0)}>
        {texts.noLimit}
      </Switch>
    </div>
  )
}
