import { useState } from 'react'
import { useLanguage } from '../../../platform/language.ts'
import { amountField, numberField, typedNumber } from '../../../ui/staff/amount.ts'

interface PriceCellProps {
  readonly label: string
  /** In the unit that is shown: euro, or percent. */
  readonly value: number
  readonly unit: '€' | '%'
  readonly onSave: (value: number) => void
}

/** An amount that is changed in its place: Enter or leaving saves it, Escape leaves it as it was (mockup 55). */
export function PriceCell({ label, value, unit, onSave }: PriceCellProps) {
  const language = useLanguage()
  const shown = Number.isInteger(value) ? numberField(value, language) : amountField(value * 100, language)
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : typedNumber(typed)
  const isFine =
    typed === null ||
    (/^\d{1,5}([.,]\d{1,2})?$/.test(typed.trim()) &&
      (unit === '€' || (read !== null && Number.isInteger(read) && read >= 1 && read <= 100)))
  const save = () => {
    if (typed !== null && isFine && read !== null && read !== value) onSave(read)
    if (isFine) setTyped(null)
  }
  return (
    <span className="price-cell">
      <input
        aria-label={label}
        aria-invalid={!isFine}
        inputMode="decimal"
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
