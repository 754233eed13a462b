import type { Language, LocalizedText } from '../../../domain/platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { TextArea } from '../../ui/staff/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { MarkedTextArea } from './MarkedTextArea.tsx'
import { shownLanguages, useLanguageView } from './language-view.ts'
import { catalogTexts } from './texts.ts'

interface LocalizedFieldProps {
  readonly name: string
  readonly label: string
  readonly value: LocalizedText
  /** The language that is written now; others stand beside it where the person wants so. */
  readonly language: Language
  readonly onChange: (value: LocalizedText) => void
  readonly maxLength?: number
  /** Several lines. */
  readonly rows?: number
  /** With the marks of the texts as buttons. */
  readonly hasMarks?: boolean
  readonly hint?: string
  readonly errorOf?: (text: string, language: Language) => string | undefined
}

/** One text in the language that is written, beside Italian, or in all five (R-112, mockup 54). */
export function LocalizedField({ value, language, onChange, ...field }: LocalizedFieldProps) {
  const { languageName } = useTexts(catalogTexts)
  const [view] = useLanguageView()
  const shown = shownLanguages(view, language)
  return (
    <div className={shown.length > 1 ? 'localized many' : 'localized'}>
      {shown.map((one) => (
        <OneLanguage
          key={one}
          {...field}
          label={shown.length > 1 ? `${field.label} (${languageName[one]})` : field.label}
          language={one}
          text={value[one]}
          onChange={(text) => onChange({ ...value, [one]: text })}
        />
      ))}
    </div>
  )
}

interface OneLanguageProps extends Omit<LocalizedFieldProps, 'value' | 'onChange'> {
  readonly text: string
  readonly onChange: (text: string) => void
}

function OneLanguage({
  name,
  label,
  text,
  language,
  onChange,
  maxLength,
  rows,
  hasMarks,
  hint,
  errorOf,
}: OneLanguageProps) {
  const shared = {
    name,
    label,
    value: text,
    onChange,
    error: errorOf?.(text, language),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(hint === undefined ? {} : { hint }),
  }
  const Area = hasMarks === true ? MarkedTextArea : TextArea
  return <div lang={language}>{rows === undefined ? <TextField {...shared} /> : <Area {...shared} rows={rows} />}</div>
}
