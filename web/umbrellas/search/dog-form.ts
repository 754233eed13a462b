import * as z from 'zod/mini'
import type { FieldCode } from '../../../domain/platform/field-problem.ts'
import { dogNameField } from '../../../domain/accounts/field-rules.ts'
import type { Temperament } from '../../../domain/dogs/dog-fields.ts'
import { sizeOfWeight, type DogSize } from '../../../domain/dogs/dog-size.ts'
import { readWeight } from '../../dogs/dog-weight.ts'
import { asSearchDog, type SearchDog } from '../search-state.ts'

/** The dog's sheet as it is typed. */
export interface DogForm {
  readonly name: string
  readonly size: DogSize | null
  /** Kilograms with a comma or a point; may be empty. */
  readonly weight: string
  /** How it is with other dogs (B-17). */
  readonly temperament: Temperament
}

/** What is wrong, by field; an absent field is fine. */
export interface DogErrors {
  readonly name?: FieldCode | 'taken'
  readonly size?: 'required'
  readonly weight?: 'wrong'
}

/** The size that a form stands for: the weight's when there is one. */
export function sizeOfForm(form: Pick<DogForm, 'size' | 'weight'>): DogSize | null {
  const weight = readWeight(form.weight)
  return typeof weight === 'number' ? sizeOfWeight(weight) : form.size
}

/** The dog of a form, or what is wrong with it (R-310, R-504). `others` are the other dogs' names. */
export function readDog(form: DogForm, others: readonly string[]): { dog: SearchDog } | { errors: DogErrors } {
  const name = z.safeParse(dogNameField, form.name)
  const weight = readWeight(form.weight)
  const size = sizeOfForm(form)
  const isTaken = name.success && others.some((other) => other.toLowerCase() === name.data.toLowerCase())
  const code = name.success ? (isTaken ? ('taken' as const) : undefined) : (name.error.issues[0]?.message as FieldCode)
  const errors: DogErrors = {
    ...(code === undefined ? {} : { name: form.name.trim() === '' ? 'required' : code }),
    ...(size === null ? { size: 'required' as const } : {}),
    ...(weight === undefined ? { weight: 'wrong' as const } : {}),
  }
  if (!name.success || size === null || weight === undefined || isTaken) return { errors }
  return { dog: asSearchDog({ name: name.data, size, weightTenthsKg: weight, temperament: form.temperament }) }
}
