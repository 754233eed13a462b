import { money } from '../../../domain/platform/format.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { escapeHtml } from '../../../domain/platform/escape-html.ts'
import type { MenuPart } from './structured-data.ts'

/** A menu with its parts, each dish with its price. */
export function menuHtml(parts: readonly MenuPart[], language: Language): string {
  return parts
    .map(({ name, dishes }) => {
      const rows = dishes.map((dish) => {
        const about = dish.description === '' ? '' : `<br>${escapeHtml(dish.description)}`
        return `<li>${escapeHtml(dish.name)}, ${escapeHtml(money(dish.cents, language))}${about}</li>`
      })
      return `<section><h2>${escapeHtml(name)}</h2><ul>${rows.join('')}</ul></section>`
    })
    .join('')
}
