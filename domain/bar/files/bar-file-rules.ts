import type { Allergen } from '../../platform/allergens.ts'
import { shown } from '../../platform/files/file-problem.ts'
import type { BarFile, BarFileAllergens, BarFileGroup, BarFileItem } from './bar-file.ts'

interface Problem {
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** What no schema can say of a bar's menu: ids that are used twice, choices that cannot be made, allergens named twice. */
export function barFileProblems({ categories }: BarFile): Problem[] {
  const items = categories.flatMap(({ items: own }, category) =>
    own.map((item, index) => ({ item, path: `categories[${category}].items[${index}]` })),
  )
  return [
    ...twice(categories.map(({ id }, index) => ({ id, path: `categories[${index}].id` }))),
    ...twice(items.map(({ item, path }) => ({ id: item.id, path: `${path}.id` }))),
    ...items.flatMap(({ item, path }) => itemProblems(item, path)),
  ]
}

function twice(named: readonly { readonly id: string; readonly path: string }[]): Problem[] {
  return named.flatMap(({ id, path }, index) =>
    named.findIndex((other) => other.id === id) === index
      ? []
      : [{ path, expected: 'an id that no other has', found: shown(id) }],
  )
}

function itemProblems({ allergens, traces, glutenFree, options = [] }: BarFileItem, path: string): Problem[] {
  const hasGluten = namesOf([...allergens, ...(traces ?? [])]).includes('gluten')
  return [
    ...(glutenFree === true && hasGluten
      ? [{ path: `${path}.glutenFree`, expected: 'no gluten among its allergens and traces', found: shown(glutenFree) }]
      : []),
    ...allergenProblems(allergens, traces, path),
    ...options.flatMap((group, index) => groupProblems(group, `${path}.options[${index}]`)),
  ]
}

function groupProblems({ least, most, choices }: BarFileGroup, path: string): Problem[] {
  return [
    ...(least > most ? [{ path: `${path}.least`, expected: `at most ${most}`, found: shown(least) }] : []),
    ...(most > choices.length
      ? [{ path: `${path}.most`, expected: `at most ${choices.length}`, found: shown(most) }]
      : []),
    ...choices.flatMap(({ allergens = [], traces }, index) =>
      allergenProblems(allergens, traces, `${path}.choices[${index}]`),
    ),
  ]
}

function allergenProblems(contained: BarFileAllergens, traces: BarFileAllergens | undefined, path: string): Problem[] {
  const known = new Set<Allergen>()
  const all = [
    ...contained.map((entry, index) => ({ entry, at: `${path}.allergens[${index}]` })),
    ...(traces ?? []).map((entry, index) => ({ entry, at: `${path}.traces[${index}]` })),
  ]
  return all.flatMap(({ entry, at }) => {
    const [allergen] = namesOf([entry])
    if (allergen !== undefined && !known.has(allergen)) {
      known.add(allergen)
      return []
    }
    return [{ path: at, expected: 'each allergen once', found: shown(allergen) }]
  })
}

function namesOf(entries: BarFileAllergens): Allergen[] {
  return entries.map((entry) => (typeof entry === 'string' ? entry : entry.allergen))
}
