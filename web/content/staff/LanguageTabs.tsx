import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StaffIcon } from '../../ui/staff/StaffIcon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { LANGUAGE_VIEWS, useLanguageView } from './language-view.ts'
import { catalogTexts } from './texts.ts'
import './language-tabs.css'

interface LanguageTabsProps {
  readonly value: Language
  readonly onChange: (language: Language) => void
  /** Languages in which something is not written yet. */
  readonly missing: readonly Language[]
}

/** The language that is written now; each says whether it is complete (mockup 54). */
export function LanguageTabs({ value, onChange, missing }: LanguageTabsProps) {
  const texts = useTexts(catalogTexts)
  const [view, setView] = useLanguageView()
  return (
    <div className="language-bar">
      <Segmented
        className="language-tabs"
        label={texts.languages}
        value={value}
        onChange={onChange}
        options={LANGUAGES.map((id) => ({ id, label: <Tab language={id} isMissing={missing.includes(id)} /> }))}
      />
      <MenuButton
        className="language-view"
        label={texts.languageView}
        value={view}
        options={LANGUAGE_VIEWS.map((id) => ({ id, label: texts.languageViews[id] }))}
        onChange={setView}
      >
        <Icon name="languages" size={18} />
        <span className="view-name">{texts.languageViews[view]}</span>
      </MenuButton>
    </div>
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
        <StaffIcon name="ring-dashed" size={16} stroke={2.2} className="acc" />
      ) : (
        <Icon name="check" size={16} stroke={2.6} className="ok" />
      )}
    </>
  )
}
