import { useTexts } from '../platform/texts.ts'
import { PasswordField } from '../ui/TextField.tsx'
import { staffTexts } from './texts.ts'

interface PinFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (pin: string) => void
  readonly error: string | undefined
}

/** Up to six digits by the pad of numbers; whatever else is typed or pasted is left out. */
export function PinField({ onChange, ...field }: PinFieldProps) {
  const { show, hide } = useTexts(staffTexts).pin
  return (
    <PasswordField
      {...field}
      show={show}
      hide={hide}
      onChange={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      autoComplete="off"
      icon="lock"
      autoFocus
    />
  )
}
