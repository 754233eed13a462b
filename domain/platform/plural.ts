import type { Language } from './language.ts'

const rules = new Map<Language, Intl.PluralRules>()

/** The form that a count takes in a language: `plural('it', 2, { one: 'un posto', other: '2 posti' })`. */
export function plural<T>(language: Language, count: number, forms: { readonly one: T; readonly other: T }): T {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return rule.select(count) === 'one' ? forms.one : forms.other
}
