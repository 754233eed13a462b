import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import styles from './CodeField.module.css'
import { FormField } from './FormField.tsx'

interface CodeFieldProps<T extends FieldValues> {
  readonly control: Control<T>
  readonly name: FieldPath<T>
  readonly label: string
  readonly hint?: string
  readonly autoFocus?: boolean
}

/** The six digits of a mailed code, typed or pasted in any form. */
export function CodeField<T extends FieldValues>(props: CodeFieldProps<T>) {
  return (
    <FormField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      clean={(text) => text.replaceAll(/\D/g, '').slice(0, 6)}
      className={styles['code'] ?? ''}
    />
  )
}
