import type { Language } from '../../domain/platform/language.ts'
import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { dayRange, LOCALES } from '../platform/format.ts'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { stayName } from '../umbrellas/stay-name.ts'
import type { it } from './texts/it.ts'

type CartTexts = typeof it
/** What of a line is said in words. */
type Line = Pick<UmbrellaLine, 'code' | 'row' | 'kind' | 'from' | 'to' | 'part' | 'dogs' | 'extras' | 'people'>

/** Words joined as the language joins them: "C5, C6 e C7". */
export function joinWords(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(words)
}

/** What a stay needs for its name. */
type Named = Pick<Line, 'code' | 'from' | 'to'>

/** How many places stays are on; one may be booked for several. */
export function countPlaces(lines: readonly Pick<Line, 'code'>[]): number {
  return new Set(lines.map(({ code }) => code)).size
}

/** "C5 e C6", each stay with its days where they differ; the one place of several stays is named once. */
export function codesWords(lines: readonly Named[], language: Language): string {
  const isOne = countPlaces(lines) === 1
  return joinWords(isOne ? [lines[0]?.code ?? ''] : lines.map((line) => stayName(line, lines, language)), language)
}

/** "Ombrellone C5", "Ombrelloni C5 e C6", "Gazebo O3", or "Posti C5 e O3" when there are both. */
export function placesWords(
  lines: readonly (Named & Pick<Line, 'kind'>)[],
  texts: CartTexts,
  language: Language,
): string {
  const codes = codesWords(lines, language)
  const hasGazebo = lines.some((line) => isGazeboKind(line.kind))
  if (countPlaces(lines) === 1) return hasGazebo ? texts.gazebo(codes) : texts.umbrella(codes)
  return hasGazebo ? texts.places(codes) : texts.umbrellas(codes)
}

/** "2 lettini, 1 sdraio"; empty without extras. */
export function extrasWords(extras: Line['extras'], texts: CartTexts): string {
  return extras.map((extra) => texts.extras[extra.id](extra.quantity)).join(', ')
}

/** "C5 con 2 lettini, 1 sdraio", as a sum names it. */
export function lineWords(name: string, extras: Line['extras'], texts: CartTexts): string {
  return extras.length === 0 ? name : texts.lineWith(name, extrasWords(extras, texts))
}

/** Extras of several places added up, in the order of the first mention. */
export function sumExtras(lines: readonly Pick<Line, 'extras'>[]): Line['extras'] {
  const sums = new Map<Line['extras'][number]['id'], number>()
  for (const extra of lines.flatMap((line) => line.extras))
    sums.set(extra.id, (sums.get(extra.id) ?? 0) + extra.quantity)
  return [...sums].map(([id, quantity]) => ({ id, quantity }))
}

/** "18–19 luglio, giornata intera". */
export function periodWords(line: Pick<Line, 'from' | 'to' | 'part'>, texts: CartTexts, language: Language): string {
  return `${dayRange(line.from, line.to, language)}, ${texts.partsInline[line.part]}`
}

/** "2 lettini, 1 sdraio · con Nebbia"; empty when there is neither. */
export function companyWords(line: Pick<Line, 'extras' | 'dogs'>, texts: CartTexts, language: Language): string {
  const dogs =
    line.dogs.length > 0
      ? texts.withDogs(
          joinWords(
            line.dogs.map((dog) => dog.name),
            language,
          ),
        )
      : ''
  return [extrasWords(line.extras, texts), dogs].filter((words) => words !== '').join(' · ')
}

/** Dogs of several places, each name once. */
export function dogsOf(lines: readonly Pick<Line, 'dogs'>[]): Line['dogs'] {
  const known = new Map(lines.flatMap((line) => line.dogs).map((dog) => [dog.name, dog]))
  return [...known.values()]
}

/** What the map writes on the place: the number of an umbrella, the code of a gazebo. */
export function placeNumber(line: Pick<Line, 'code' | 'row' | 'kind'>): string {
  return isGazeboKind(line.kind) ? line.code : line.code.slice(line.row.length)
}
