import type { checkCatalogDraft } from '../../../../domain/umbrellas/catalog-calls.ts'
import { CATALOG_FILES, type CatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import type { CallOutput } from '../../../../domain/platform/call.ts'
import { LANGUAGES, type Language } from '../../../../domain/platform/language.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { shownText } from '../../../content/staff/food-draft.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import type { SectionEntry } from './entry.ts'
import { sectionTexts } from './texts.ts'

export type SectionCheck = CallOutput<typeof checkCatalogDraft>

/** Where a problem is, when it is in the section's own file. */
export interface ProblemPlace {
  readonly id: string
  readonly language: Language | null
}

/** The entry and the language of a path such as `services[3].name.nl`. */
export function placeOf(path: string, entries: readonly SectionEntry[]): ProblemPlace | null {
  const index = /^\w+\[(\d+)\]/.exec(path)?.[1]
  const entry = index === undefined ? undefined : entries[Number(index)]
  if (entry === undefined) return null
  const last = path.split('.').at(-1)
  return { id: String(entry.id), language: LANGUAGES.find((language) => language === last) ?? null }
}

interface SectionProblemsProps {
  readonly section: CatalogSection
  readonly check: SectionCheck
  readonly entries: readonly SectionEntry[]
  readonly onGo: (place: ProblemPlace) => void
}

/** Everything that stands against publishing, each with the way to its field (B-10, B-23). */
export function SectionProblems({ section, check, entries, onGo }: SectionProblemsProps) {
  const texts = useTexts(sectionTexts)
  const { languageName, unnamed } = useTexts(catalogTexts)
  const language = useLanguage()
  const nameOf = (id: string) => {
    const entry = entries.find((one) => String(one.id) === id)
    return entry === undefined ? id : shownText(entry.name, language) || unnamed
  }
  const wordsOf = ({ file, path, expected, found }: SectionCheck['problems'][number]) => {
    const place = file === CATALOG_FILES[section] ? placeOf(path, entries) : null
    if (place !== null && place.language !== null)
      return texts.missingIn(nameOf(place.id), languageName[place.language])
    if (file === 'beach.json') return texts.inUse(nameOf(found.replaceAll('"', '')))
    if (file === 'prices.json') return texts.noPrice(`${expected} (${found})`)
    return texts.other(file, path, `${expected} (${found})`)
  }
  return (
    <Note tone="bad" icon="alert" title={texts.fix} role="alert">
      <ul className="col g1">
        {check.problems.map((problem) => {
          const place = placeOf(problem.path, entries)
          return (
            <li key={`${problem.file} ${problem.path} ${problem.found}`}>
              {wordsOf(problem)}
              {place === null || problem.file !== CATALOG_FILES[section] ? null : (
                <Button size="xs" variant="plain" onPress={() => onGo(place)}>
                  {texts.write(nameOf(place.id), place.language === null ? '' : languageName[place.language])}
                </Button>
              )}
            </li>
          )
        })}
        {check.booked.map((id) => (
          <li key={id}>{texts.bookedOne(nameOf(id))}</li>
        ))}
      </ul>
    </Note>
  )
}
