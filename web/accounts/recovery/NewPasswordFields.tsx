import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useFormState, type UseFormReturn } from 'react-hook-form'
import { useTexts } from '../../platform/texts.ts'
import { FormField } from '../FormField.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { newPasswordSchema, NO_PASSWORD, type NewPasswordForm } from './new-password.ts'
import { recoveryTexts } from './texts.ts'

/** The form of a new password with its re-entry. */
export function useNewPasswordForm(): UseFormReturn<NewPasswordForm> {
  const { mismatch } = useTexts(recoveryTexts).reset
  return useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordSchema(mismatch)),
    defaultValues: NO_PASSWORD,
    mode: 'onTouched',
  })
}

/** A new password, typed twice: that the two differ is said as soon as the second was left (R-507, mockup 35). */
export function NewPasswordFields({ form }: { readonly form: UseFormReturn<NewPasswordForm> }) {
  const texts = useTexts(recoveryTexts).reset
  const { control } = form
  useSettledRepeat(form)
  return (
    <>
      <NewPasswordField control={control} name="password" />
      <FormField control={control} name="repeat" label={texts.repeat} type="password" autoComplete="new-password" />
    </>
  )
}

/** Correcting the first field settles what was said below the second. */
function useSettledRepeat({ control, subscribe, trigger }: UseFormReturn<NewPasswordForm>): void {
  const { touchedFields, isSubmitted } = useFormState({ control })
  const isRepeated = touchedFields.repeat === true || isSubmitted
  useEffect(() => {
    if (!isRepeated) return
    return subscribe({ name: 'password', formState: { values: true }, callback: () => void trigger('repeat') })
  }, [isRepeated, subscribe, trigger])
}
