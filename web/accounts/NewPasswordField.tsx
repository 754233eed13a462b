import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTexts } from '../platform/texts.ts'
import { FormField } from './FormField.tsx'
import styles from './NewPasswordField.module.css'
import { passwordStrength } from './password-hint.ts'
import { accountTexts } from './texts.ts'

interface NewPasswordFieldProps<T extends FieldValues> {
  readonly control: Control<T>
  readonly name: FieldPath<T>
  readonly autoFocus?: boolean
}

/** Says how long a new password is and that 15 characters are advised; never asks for kinds of characters. */
export function NewPasswordField<T extends FieldValues>({ control, name, ...rest }: NewPasswordFieldProps<T>) {
  const texts = useTexts(accountTexts).signup
  const strength = passwordStrength(String(useWatch({ control, name })))
  const hints = { short: texts.hintShort, good: texts.hintGood, strong: texts.hintStrong }
  return (
    <FormField
      {...rest}
      control={control}
      name={name}
      label={texts.password}
      type="password"
      autoComplete="new-password"
      hint={hints[strength]}
      className={strength === 'short' ? '' : (styles['enough'] ?? '')}
    />
  )
}
