import { useState } from 'react'
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
  const [written, setWritten] = useState<string | null>(null)
  const commit = () => {
    if (written === null) return
    const number = Number(written.trim().replace(',', '.'))
    setWritten(null)
    if (written.trim() === '' || Number.isNaN(number) || number === value) return
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
        value={written ?? String(value)}
        onChange={setWritten}
        onBlur={commit}
      />
    </form>
  )
}
