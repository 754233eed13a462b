import { useState } from 'react'
import { useLanguage } from '../../../platform/language.ts'
import { numberField, typedNumber } from '../../../ui/staff/amount.ts'
import { TextField } from '../../../ui/TextField.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** Whole numbers only: numbers of places. */
  readonly isWhole?: boolean
}

/** A number that holds when its field is left or Enter is pressed; comma and point are the same. */
export function NumberField({ label, value, onChange, isWhole = false }: NumberFieldProps) {
  const language = useLanguage()
  const [written, setWritten] = useState<string | null>(null)
  const commit = () => {
    if (written === null) return
    const number = typedNumber(written)
    setWritten(null)
    if (number === null || number === value) return
    onChange(isWhole ? Math.round(number) : number)
  }
  return (
    <form
      className="editor-number"
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextField
        label={label}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        maxLength={9}
        value={written ?? numberField(value, language)}
        onChange={setWritten}
        onBlur={commit}
      />
    </form>
  )
}
