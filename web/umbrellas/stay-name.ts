import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { dayRange } from '../platform/format.ts'

type Days = Pick<UmbrellaLine, 'from' | 'to'>

/** What a stay is called among others: "B9", and "B9 (28 novembre)" where they are not all on the same days. */
export function stayName(stay: Days & Pick<UmbrellaLine, 'code'>, among: readonly Days[], language: Language): string {
  const isApart = among.some(({ from, to }) => from !== stay.from || to !== stay.to)
  return isApart ? `${stay.code} (${dayRange(stay.from, stay.to, language)})` : stay.code
}
