import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { Note } from '../ui/surfaces.tsx'

interface FormProblemProps<T extends FieldValues> {
  readonly control: Control<T>
  readonly title?: string
}

/** What is wrong with a form as a whole: the server refused it, or could not be asked. */
export function FormProblem<T extends FieldValues>({ control, ...note }: FormProblemProps<T>) {
  const { errors } = useFormState({ control })
  const message = errors.root?.message
  if (!message) return null
  return (
    <Note {...note} tone="bad" icon="alert" role="alert">
      {message}
    </Note>
  )
}
