import { NEWS_KINDS, type News } from '../../../domain/content/news.ts'
import { markdownProblems } from '../../../domain/content/markdown.ts'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { DateField } from '../../ui/staff/DateField.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { catalogTexts } from './texts.ts'

interface NewsFieldsProps {
  readonly news: News
  readonly language: Language
  readonly isAsked: boolean
  readonly onChange: (part: Partial<News>) => void
}

/** Title and text in one language; what it is about and its days in all. */
export function NewsFields({ news, language, isAsked, onChange }: NewsFieldsProps) {
  const texts = useTexts(catalogTexts)
  const words = texts.news
  const missing = (text: string) => (isAsked && text.trim() === '' ? texts.missing.here : undefined)
  const markdownError = useMarkdownError()
  return (
    <div className="col g3 mt4">
      <LocalizedField
        name="title"
        label={words.titleField}
        value={news.title}
        language={language}
        maxLength={80}
        onChange={(title) => onChange({ title })}
        errorOf={missing}
      />
      <LocalizedField
        name="text"
        label={words.text}
        rows={6}
        hasMarks
        value={news.text}
        language={language}
        maxLength={2000}
        onChange={(text) => onChange({ text })}
        hint={texts.marks.hint}
        errorOf={markdownError}
      />
      <SelectField
        label={words.kind}
        value={news.kind}
        options={NEWS_KINDS.map((id) => ({ id, label: words.kinds[id] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <div className="row g3 top-row">
        <DateField
          label={words.day}
          value={news.day ?? ''}
          onChange={(day) => onChange({ day: parseCivilDate(day) })}
        />
        <DateField
          label={words.from}
          value={news.from}
          onChange={(from) => onChange({ from: parseCivilDate(from) ?? news.from })}
        />
        <DateField
          label={words.to}
          value={news.to ?? ''}
          hint={words.toHint}
          error={news.to !== null && news.to < news.from ? words.toWrong : undefined}
          onChange={(to) => onChange({ to: parseCivilDate(to) })}
        />
      </div>
    </div>
  )
}

/** What is no part of the Markdown subset, in words; undefined when everything is. */
export function useMarkdownError(): (markdown: string) => string | undefined {
  const { faults, fault } = useTexts(catalogTexts).pages
  return (markdown) => {
    const [problem] = markdownProblems(markdown)
    return problem && fault(problem.line, faults[problem.fault])
  }
}
