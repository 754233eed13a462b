import type { MissingPoint } from '../../../domain/content/publishing.ts'

/** Puts the focus where something is missing, after the language that it is missing in has been opened (B-10). */
export function focusMissing(point: MissingPoint): void {
  const found = [...document.querySelectorAll<HTMLElement>(`.catalog-editor :is(${fieldsOf(point)})`)]
  const isEmpty = (field: HTMLElement) => 'value' in field && String(field.value).trim() === ''
  const wanted = found.find(isEmpty) ?? found[0]
  wanted?.focus()
  wanted?.scrollIntoView({ block: 'center' })
}

function fieldsOf(point: MissingPoint): string {
  if (point === 'allergens') return '[data-field=allergens] .alx button'
  if (point === 'alcohol') return '[data-field=alcohol] input'
  return 'input[type=text][name], textarea[name]'
}
