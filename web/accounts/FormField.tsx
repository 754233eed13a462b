import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { PasswordField, TextField, type TextFieldProps } from '../ui/TextField.tsx'
import { useErrorText } from './use-form-errors.ts'

type FormFieldProps<T extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'ref'
> & {
  readonly control: Control<T>
  readonly name: FieldPath<T>
  /** What of the typed or pasted text is kept. */
  readonly clean?: (text: string) => string
  /** After each change: what is kept now, and what was before. */
  readonly onCleaned?: (text: string, before: string) => void
}

/** A text field of a form, with the error of its rule or of the server below it. */
export function FormField<T extends FieldValues>({ control, name, clean, onCleaned, ...rest }: FormFieldProps<T>) {
  const { field, fieldState } = useController({ control, name })
  const errorText = useErrorText()
  const Field = rest.type === 'password' ? PasswordField : TextField
  const { value, onChange, ...bound } = field
  return (
    <Field
      {...rest}
      {...bound}
      value={String(value)}
      onChange={(text) => {
        const kept = clean ? clean(text) : text
        onChange(kept)
        onCleaned?.(kept, String(value))
      }}
      error={errorText(name, fieldState.error)}
    />
  )
}

/** The e-mail that an account is known by; a browser may fill in `username`, or offer passkeys beside it. */
export function EmailField<T extends FieldValues>({
  autoComplete = 'username',
  ...props
}: Pick<FormFieldProps<T>, 'control' | 'name' | 'label' | 'icon' | 'autoComplete'>) {
  return <FormField {...props} type="email" inputMode="email" autoComplete={autoComplete} autoCapitalize="off" />
}
