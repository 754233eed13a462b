import { useRef, useState, type RefObject } from 'react'
import * as z from 'zod/mini'
import { plateField } from '../../domain/parking/calls.ts'
import type { FieldCode } from '../../domain/platform/field-problem.ts'
import { useFieldText } from '../platform/failure.ts'
import { plateWords } from './plate-words.ts'

interface PlateInput {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly ref: RefObject<HTMLInputElement | null>
}

/** The plate as it is typed. `read` answers it as it is kept, or null, and then the field says why and has the focus. */
export function usePlate(initial: string): { readonly input: PlateInput; readonly read: () => string | null } {
  const [value, setValue] = useState(plateWords(initial))
  const [code, setCode] = useState<FieldCode | null>(null)
  const ref = useRef<HTMLInputElement>(null)
  const fieldText = useFieldText()
  return {
    input: {
      value,
      ref,
      error: code === null ? undefined : fieldText({ code, min: 3, max: 12 }),
      onChange: (next) => {
        setValue(next)
        setCode(null)
      },
      onBlur() {
        const parsed = z.safeParse(plateField, value)
        if (parsed.success) setValue(plateWords(parsed.data))
      },
    },
    read() {
      const parsed = z.safeParse(plateField, value)
      if (parsed.success) return parsed.data
      setCode((parsed.error.issues[0]?.message ?? 'characters_invalid') as FieldCode)
      ref.current?.focus()
      return null
    },
  }
}
