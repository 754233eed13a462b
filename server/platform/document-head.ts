import { escapeHtml } from '../../domain/platform/escape-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/platform/language.ts'

/** What a document says of itself before any script of it has run. */
export interface DocumentHead {
  readonly language: Language
  /** What the resort is called. */
  readonly site: string
  /** As a reader sees it, not escaped. */
  readonly title: string
  readonly description: string
  /** The one address of this page for search engines, absolute and without a language; null for what is of no use to them. */
  readonly address: string | null
  /** What stands beside a shared link to it. */
  readonly picture: { readonly url: string; readonly width: number; readonly height: number }
  /** Whether the app has such a page; 404 without. */
  readonly isFound: boolean
}

/** What the head of a path of the app is, by its pathname and query. */
export type DocumentHeads = (pathname: string, query: URLSearchParams) => DocumentHead

/** Pathname and query of what a request asks for; its address is taken as it is, since anybody may send anything. */
export function pageAddress(address: string): [pathname: string, query: URLSearchParams] {
  const [pathname = '', ...query] = address.split('?')
  return [pathname, new URLSearchParams(query.join('?'))]
}

/** A page's address in a language; Italian is the one without a word about it (R-113). */
export function addressIn(address: string, language: Language): string {
  const url = new URL(address)
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('language', language)
  return url.href
}

/** The built page with the head of one path. Everything else stays as it was built, so that the hashes of its policy stay true. */
export function withHead(html: string, head: DocumentHead): string {
  const { language, title, description } = head
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () =>
      [`<title>${escapeHtml(title)}</title>`, ...links(head.address, language), ...previewOf(head)].join('\n    '),
    )
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escapeHtml(description)}"`,
    )
}

/** Open Graph: what a message or a post shows of a link to a public page. */
function previewOf({ site, title, description, address, picture, language }: DocumentHead): string[] {
  if (address === null) return []
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${escapeHtml(String(content))}" />`
  return [
    property('type', 'website'),
    property('site_name', site),
    property('title', title),
    property('description', description),
    property('url', addressIn(address, language)),
    property('locale', LOCALES[language]),
    ...LANGUAGES.filter((one) => one !== language).map((one) => property('locale:alternate', LOCALES[one])),
    property('image', picture.url),
    property('image:width', picture.width),
    property('image:height', picture.height),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

const LOCALES: Readonly<Record<Language, string>> = { it: 'it_IT', en: 'en_GB', fr: 'fr_FR', nl: 'nl_NL', de: 'de_DE' }

/** One page under one address per language, each of which names itself and the others. */
function links(address: string | null, language: Language): string[] {
  if (address === null) return []
  const inLanguage = (one: Language) => escapeHtml(addressIn(address, one))
  return [
    `<link rel="canonical" href="${inLanguage(language)}" />`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${inLanguage(one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn(address, DEFAULT_LANGUAGE))}" />`,
  ]
}
