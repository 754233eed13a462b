import type { FieldError, FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldMessages, useFieldText } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { problemOf } from './form-rules.ts'
import { accountTexts } from './texts.ts'

/** The sentence under a field of a form; undefined while nothing is wrong with it. */
export function useErrorText(): (field: string, error: FieldError | undefined) => string | undefined {
  const fieldText = useFieldText()
  return (field, error) => {
    if (!error) return undefined
    const problem = problemOf(field, error.message ?? '')
    return problem === null ? error.message : fieldText(problem)
  }
}

/** Says how many fields are not right. The first of them has the focus then and says itself what is wrong with it. */
export function useSayWrong(): (errors: FieldErrors) => void {
  const { fieldsWrong } = useTexts(accountTexts).signup
  return (errors) => {
    const count = Object.keys(errors).length
    if (count > 1) announce(fieldsWrong(count))
  }
}

/**
 * Puts what the server said of each field under that field and focuses the first of them, in the order of
 * `fields`. False when the failure is about none of them: then it is not the form's to show.
 */
export function showServerErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  fields: readonly FieldPath<T>[],
  failure: unknown,
): boolean {
  const messages = fieldMessages(failure)
  const wrong = fields.filter((field) => messages[field] !== undefined)
  for (const [index, field] of wrong.entries()) {
    form.setError(field, { type: 'server', message: messages[field] ?? '' }, { shouldFocus: index === 0 })
  }
  return wrong.length > 0
}
