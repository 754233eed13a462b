import { useState } from 'react'

interface PriceCellProps {
  readonly label: string
  /** In the unit that is shown: euro, or percent. */
  readonly value: number
  readonly unit: '€' | '%'
  readonly onSave: (value: number) => void
}

const shownOf = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ','))

/** An amount that is changed in its place: Enter or leaving saves it, Escape leaves it as it was (mockup 55). */
export function PriceCell({ label, value, unit, onSave }: PriceCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : Number(typed.trim().replace(',', '.'))
  const isFine =
    typed === null ||
    (/^\d{1,5}([.,]\d{1,2})?$/.test(typed.trim()) &&
      (unit === '€' || (Number.isInteger(read) && read >= 1 && read <= 100)))
  const save = () => {
    if (typed !== null && isFine && read !== value) onSave(read)
    if (isFine) setTyped(null)
  }
  return (
    <span className="price-cell">
      <input
        aria-label={label}
        aria-invalid={!isFine}
        inputMode="decimal"
        value={typed ?? shownOf(value)}
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
