import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTexts } from '../platform/texts.ts'
import { FormField } from './FormField.tsx'
import styles from './PersonNameFields.module.css'
import { accountTexts } from './texts.ts'

interface PersonNameFieldsProps<T extends FieldValues> {
  readonly control: Control<T>
  /** Names of the two fields in the form. */
  readonly first: FieldPath<T>
  readonly last: FieldPath<T>
}

/** Name and surname side by side, one below the other where there is no room (R-503 to R-505, mockup 03). */
export function PersonNameFields<T extends FieldValues>({ control, first, last }: PersonNameFieldsProps<T>) {
  const texts = useTexts(accountTexts).signup
  return (
    <div className={styles['names']}>
      <FormField
        control={control}
        name={first}
        label={texts.firstName}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <FormField
        control={control}
        name={last}
        label={texts.lastName}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    </div>
  )
}
