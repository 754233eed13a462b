import type { Logger } from 'pino'
import { getResort } from '../../domain/content/calls.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { pickLanguage, type Language } from '../../domain/platform/language.ts'
import type { PageName } from '../../domain/platform/page-routes.ts'
import { addressIn } from '../platform/document-head.ts'
import { textInTime, type DocumentText, type DocumentTexts } from '../platform/document-text.ts'
import { keptFor } from '../platform/kept-for.ts'
import { escapeHtml } from '../../domain/platform/escape-html.ts'
import type { AskPublic } from '../platform/public-answers.ts'
import { addressOf, documentPage, LISTED_PAGES, wordsOf, type DocumentPage } from './document-heads.ts'
import { writeText } from './public-pages/content-writers.ts'
import type { PageWriter } from './public-pages/page-writer.ts'

/** What texts are written from. */
export interface TextSource {
  readonly ask: AskPublic
  readonly publicUrl: string
  readonly log: Logger
  /** Pages that have more to say than their title; the texts of the resort are written here. */
  readonly writers: Readonly<Partial<Record<PageName, PageWriter>>>
}

/** Anybody may ask for documents, as often as they like: the database is asked once in so long. */
const LIFE = 30 * SECOND

/** The texts of the public pages, in the language of the address, from what the app itself would be answered. */
export function documentTexts({ ask, publicUrl, log, writers }: TextSource): DocumentTexts {
  const kept = keptFor<DocumentText>(LIFE)
  const write = async (page: DocumentPage, language: Language): Promise<DocumentText> => {
    const resort = await ask(getResort, {})
    const writer = page.slug === null ? writers[page.name] : writeText(page.slug)
    const { html, data } = (await writer?.({ ask, language, resort, site: publicUrl })) ?? { html: '', data: [] }
    const { name, description } = wordsOf(page.name, page.slug, language)
    const title = page.name === 'home' ? resort.name : (name[0] ?? resort.name)
    const head = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`
    return { html: `${head}${html}${wayOn(publicUrl, page, language)}`, data }
  }
  return async (pathname, query) => {
    const asked = documentPage(pathname, query)
    const page = LISTED_PAGES.find((one) => one.name === asked?.name && one.slug === asked.slug)
    if (page === undefined) return null
    const language = pickLanguage(query.get('language'))
    return textInTime(
      kept(`${language} ${addressOf(page)}`, () => write(page, language)),
      log,
    )
  }
}

/** Links to the other public pages in this language. */
function wayOn(publicUrl: string, here: DocumentPage, language: Language): string {
  const links = LISTED_PAGES.filter((page) => page !== here).map((page) => {
    const [title = ''] = wordsOf(page.name, page.slug, language).name
    const address = addressIn(`${publicUrl}${addressOf(page)}`, language)
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`
  })
  return `<nav><ul>${links.join('')}</ul></nav>`
}
