import type { Bounds } from '../../domain/platform/field-texts/bounds.ts'
import type { FieldCode } from '../../domain/platform/field-problem.ts'
import type { FieldTexts, RefusalTexts } from '../../domain/platform/texts-for.ts'
import { REFUSALS, type RefusalCode } from '../../domain/platform/refusal.ts'
import { CallFailure } from './call-failure.ts'
import type { it } from './texts/it.ts'
import { defineTexts, loadTexts, useTexts } from './texts.ts'

type FailureTexts = typeof it

const failureTexts = defineTexts<FailureTexts>({
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
})

const refusalTexts = defineTexts<RefusalTexts>({
  it: () => import('../../domain/platform/refusal-texts/it.ts'),
  en: () => import('../../domain/platform/refusal-texts/en.ts'),
  fr: () => import('../../domain/platform/refusal-texts/fr.ts'),
  nl: () => import('../../domain/platform/refusal-texts/nl.ts'),
  de: () => import('../../domain/platform/refusal-texts/de.ts'),
})

const fieldTexts = defineTexts<FieldTexts>({
  it: () => import('../../domain/platform/field-texts/it.ts'),
  en: () => import('../../domain/platform/field-texts/en.ts'),
  fr: () => import('../../domain/platform/field-texts/fr.ts'),
  nl: () => import('../../domain/platform/field-texts/nl.ts'),
  de: () => import('../../domain/platform/field-texts/de.ts'),
})

function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSALS, code)
}

/** The words for a failure: the server's own when it sent some, else those of the code, else the generic text. */
function wordsOf(failure: unknown, generic: FailureTexts, refusals: RefusalTexts): string {
  if (!(failure instanceof CallFailure)) return generic.defect
  if (failure.problem?.detail) return failure.problem.detail
  return isRefusal(failure.code) ? refusals[failure.code]({}) : generic[failure.code]
}

/** The sentence that a person reads for a failure. Takes anything that was thrown. */
export function useFailureText(): (failure: unknown) => string {
  const generic = useTexts(failureTexts)
  const refusals = useTexts(refusalTexts)
  return (failure) => wordsOf(failure, generic, refusals)
}

/** What there is to say of a failure below the generic title of an error screen; undefined when that is all. */
export function useFailureReason(): (failure: unknown) => string | undefined {
  const generic = useTexts(failureTexts)
  const textOf = useFailureText()
  return (failure) => {
    const text = textOf(failure)
    return text === generic.defect ? undefined : text
  }
}

/** The same sentence outside of components; its texts are loaded only now. */
export async function failureText(failure: unknown): Promise<string> {
  const [generic, refusals] = await Promise.all([loadTexts(failureTexts), loadTexts(refusalTexts)])
  return wordsOf(failure, generic, refusals)
}

/** The sentence under a wrong field, e.g. `fieldText({ code: 'too_short', min: 2 })`. */
export function useFieldText(): (problem: Bounds & { readonly code: FieldCode }) => string {
  const texts = useTexts(fieldTexts)
  return (problem) => texts[problem.code](problem)
}

/** Loads the words for failures and fields before one is needed, so that no screen has to wait for them. */
export function preloadFailureTexts(): Promise<unknown> {
  return Promise.all([loadTexts(failureTexts), loadTexts(refusalTexts), loadTexts(fieldTexts)])
}

/** What the server said of each field: path → sentence. Empty when the failure is not about fields. */
export function fieldMessages(failure: unknown): Readonly<Record<string, string>> {
  if (!(failure instanceof CallFailure)) return {}
  return Object.fromEntries((failure.problem?.errors ?? []).map((error) => [error.field, error.message]))
}
