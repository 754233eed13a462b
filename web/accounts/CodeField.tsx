import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import styles from './CodeField.module.css'
import { FormField } from './FormField.tsx'

interface CodeFieldProps<T extends FieldValues> {
  readonly control: Control<T>
  readonly name: FieldPath<T>
  readonly label: string
  readonly hint?: string
  readonly autoFocus?: boolean
  /** The sixth digit is there: nothing is left to press. */
  readonly onComplete: () => void
}

const DIGITS = 6

/** The six digits of a mailed code, typed, pasted in any form, or filled in by the phone from its message. */
export function CodeField<T extends FieldValues>({ onComplete, ...props }: CodeFieldProps<T>) {
  return (
    <FormField
      {...props}
      onCleaned={(text, before) => {
        if (text.length === DIGITS && text !== before) onComplete()
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      clean={(text) => text.replaceAll(/\D/g, '').slice(0, DIGITS)}
      className={styles['code'] ?? ''}
    />
  )
}
