import { civilDate } from '../platform/civil-date.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { dateWords, instantWords, money } from '../platform/format.ts'
import { LANGUAGES, type Language } from '../platform/language.ts'
import { exportWords, type ExportWords } from './export-texts/export-words.ts'

/** What a person gets of themselves (R-216): the answer of `exportMyData`. */
export interface ExportedData {
  readonly resort: string
  readonly exportedAt: string
  readonly data: Readonly<Record<string, unknown>>
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * The copy of a person's data as a page that anybody reads (GDPR 12.1, 15.3): HTML without scripts, links or anything from elsewhere.
 * Money in euros, instants on the resort's clock. What only the system understands stays in the file beside it.
 */
export function readableExport({ resort, exportedAt, data }: ExportedData, language: Language): string {
  const words = exportWords(language)
  const parts = Object.entries(data).flatMap(([name, part]) => {
    const title = words.part(name)
    if (title === null) return []
    const shown = shownOf(part, '', { words, language })
    return [`<section><h2>${escapeHtml(title)}</h2>${shown ?? `<p>${escapeHtml(words.page.nothing)}</p>`}</section>`]
  })
  const { title, text } = words.page
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${title} · ${resort}`)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:0}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}li{margin:.75rem 0}ol{padding-left:1.25rem}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(`${resort}, ${instantWords(exportedAt, language)}`)}</p><p>${escapeHtml(text)}</p>
${parts.join('\n')}
</body></html>
`
}

interface Saying {
  readonly words: ExportWords
  readonly language: Language
}

/** A value as HTML; null where there is nothing to say. */
function shownOf(value: unknown, key: string, saying: Saying): string | null {
  const { words, language } = saying
  if (typeof value === 'boolean') return value ? words.page.yes : words.page.no
  if (typeof value === 'number') return escapeHtml(numberWords(value, key, language))
  if (typeof value === 'string') return textWords(value, saying)
  if (Array.isArray(value)) return listOf(value, key, saying)
  return typeof value === 'object' && value !== null ? factsOf(value, saying) : null
}

function numberWords(value: number, key: string, language: Language): string {
  if (/cents$/i.test(key)) return money(value, language)
  return key === 'weightTenthsKg' ? `${(value / 10).toLocaleString(language)} kg` : String(value)
}

function textWords(value: string, { words, language }: Saying): string | null {
  if (value === '' || value.startsWith('data:')) return null
  if (INSTANT.test(value)) return escapeHtml(instantWords(value, language))
  if (DAY.test(value)) return escapeHtml(dateWords(civilDate(value), language))
  return escapeHtml(words.value(value) ?? value)
}

function listOf(values: readonly unknown[], key: string, saying: Saying): string | null {
  const shown = values.map((value) => shownOf(value, key, saying)).filter((each) => each !== null)
  if (shown.length === 0) return null
  const isPlain = values.every((value) => typeof value !== 'object')
  return isPlain ? shown.join(', ') : `<ol>${shown.map((each) => `<li>${each}</li>`).join('')}</ol>`
}

/** An object by its facts; words in several languages are read in the person's own. */
function factsOf(value: object, saying: Saying): string | null {
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key]) => LANGUAGES.some((language) => language === key)))
    return shownOf((value as Record<string, unknown>)[saying.language], '', saying)
  const rows = entries.flatMap(([key, fact]) => {
    const label = saying.words.fact(key)
    const shown = label === null ? null : shownOf(fact, key, saying)
    return label === null || shown === null ? [] : [`<dt>${escapeHtml(label)}</dt><dd>${shown}</dd>`]
  })
  return rows.length === 0 ? null : `<dl>${rows.join('')}</dl>`
}
