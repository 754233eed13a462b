import { LANGUAGES } from '../../../domain/platform/language.ts'
import type { MissingPoint } from '../../../domain/content/publishing.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import { catalogTexts } from './texts.ts'

interface MissingNoteProps {
  /** What publishing still needs, in the order of the editor. */
  readonly missing: readonly MissingPoint[]
  /** Guests see it already: they read Italian where a language is missing. */
  readonly isPublished: boolean
}

/** Says what is missing, and what comes of it: "Manca l’olandese." (B-10, mockup 54). */
export function MissingNote({ missing, isPublished }: MissingNoteProps) {
  const texts = useTexts(catalogTexts).missing
  const languages = LANGUAGES.filter((language) => missing.includes(language))
  return (
    <>
      {languages.length > 0 ? (
        <Note tone="accent" icon="languages" title={languages.map((language) => texts.language[language]).join(' ')}>
          {isPublished ? texts.languageText : texts.languageNeeded}
        </Note>
      ) : null}
      {missing.includes('allergens') ? (
        <Note tone="accent" icon="wheat" title={texts.allergens}>
          {texts.allergensText}
        </Note>
      ) : null}
      {missing.includes('alcohol') ? (
        <Note tone="accent" icon="drink" title={texts.alcohol}>
          {texts.alcoholText}
        </Note>
      ) : null}
    </>
  )
}
