import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { sectionTexts } from './texts.ts'

interface WholeFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A whole number in bounds; what is none is said and not taken over. */
export function WholeField({ label, value, min, max, onChange }: WholeFieldProps) {
  const texts = useTexts(sectionTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(value)
  const isRight = (one: string) => /^\d{1,6}$/.test(one) && Number(one) >= min && Number(one) <= max
  return (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={6}
      value={text}
      onChange={(next) => {
        setTyped(next)
        if (isRight(next)) onChange(Number(next))
      }}
      onBlur={() => isRight(text) && setTyped(null)}
      error={isRight(text) ? undefined : texts.wholeWrong(min, max)}
    />
  )
}
