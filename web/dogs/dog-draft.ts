import * as z from 'zod/mini'
import { dogNameField } from '../../domain/accounts/field-rules.ts'
import type { saveDog, SavedDog } from '../../domain/dogs/calls.ts'
import { chipField, type Temperament } from '../../domain/dogs/dog-fields.ts'
import { sizeOfWeight, type DogSize } from '../../domain/dogs/dog-size.ts'
import type { CallInput } from '../../domain/platform/call.ts'
import type { FieldCode } from '../../domain/platform/field-problem.ts'
import { readWeight, weightText } from './dog-weight.ts'

/** A dog's form as it is typed. */
export interface DogDraft {
  readonly name: string
  readonly size: DogSize | null
  /** Kilograms with a comma or a point; may be empty. */
  readonly weight: string
  readonly chip: string
  readonly temperament: Temperament | null
}

/** What is wrong, by field; an absent field is fine. */
export interface DraftErrors {
  readonly name?: FieldCode
  readonly size?: 'required'
  readonly weight?: 'wrong'
  readonly chip?: FieldCode
}

type DogInput = CallInput<typeof saveDog>

/** The form of a dog, or of a new one. */
export function draftOf(dog: SavedDog | null): DogDraft {
  if (dog === null) return { name: '', size: null, weight: '', chip: '', temperament: null }
  const { name, size, weightTenthsKg, chip, temperament } = dog
  return { name, size, weight: weightText(weightTenthsKg), chip: chip ?? '', temperament }
}

/** The size that a form stands for: the weight's when there is one. */
export function sizeOfDraft({ weight, size }: DogDraft): DogSize | null {
  const tenths = readWeight(weight)
  return typeof tenths === 'number' ? sizeOfWeight(tenths) : size
}

/** What is sent for a form, or what is wrong with it. */
export function readDraft(
  draft: DogDraft,
  dog: Pick<SavedDog, 'dogId' | 'version'> | null,
): { readonly input: DogInput } | { readonly errors: DraftErrors } {
  const name = z.safeParse(dogNameField, draft.name)
  const chip = z.safeParse(z.nullable(chipField), draft.chip.trim() === '' ? null : draft.chip)
  const weight = readWeight(draft.weight)
  const size = sizeOfDraft(draft)
  if (name.success && chip.success && weight !== undefined && size !== null) {
    const known = dog === null ? {} : { dogId: dog.dogId, version: dog.version }
    const { temperament } = draft
    return { input: { ...known, name: name.data, size, weightTenthsKg: weight, chip: chip.data, temperament } }
  }
  return {
    errors: {
      ...(name.success ? {} : { name: name.error.issues[0]?.message as FieldCode }),
      ...(chip.success ? {} : { chip: chip.error.issues[0]?.message as FieldCode }),
      ...(size === null ? { size: 'required' as const } : {}),
      ...(weight === undefined ? { weight: 'wrong' as const } : {}),
    },
  }
}
