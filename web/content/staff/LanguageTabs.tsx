import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { catalogTexts } from './texts.ts'

interface LanguageTabsProps {
  readonly value: Language
  readonly onChange: (language: Language) => void
  /** Languages in which something is not written yet. */
  readonly missing: readonly Language[]
}

/** The language that is written now; each says whether it is complete (mockup 54). */
export function LanguageTabs({ value, onChange, missing }: LanguageTabsProps) {
  const texts = useTexts(catalogTexts)
  return (
    <Segmented
      className="language-tabs"
      label={texts.languages}
      value={value}
      onChange={onChange}
      options={LANGUAGES.map((id) => ({ id, label: <Tab language={id} isMissing={missing.includes(id)} /> }))}
    />
  )
}

function Tab({ language, isMissing }: { readonly language: Language; readonly isMissing: boolean }) {
  const texts = useTexts(catalogTexts)
  return (
    <>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="sr">
        {texts.languageName[language]}, {isMissing ? texts.incomplete : texts.complete}
      </span>
      {isMissing ? (
        <Icon name="ring-dashed" size={16} stroke={2.2} className="acc" />
      ) : (
        <Icon name="check" size={16} stroke={2.6} className="ok" />
      )}
    </>
  )
}
