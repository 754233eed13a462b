import { LANGUAGES, type Language } from '../../domain/platform/language.ts'

/** What a document says of itself before any script of it has run. */
export interface DocumentHead {
  readonly language: Language
  /** As a reader sees it, not escaped. */
  readonly title: string
  readonly description: string
  /** The one address of this page for search engines, absolute and without a language; null for what is of no use to them. */
  readonly address: string | null
  /** Whether the app has such a page; 404 without. */
  readonly isFound: boolean
}

/** What the head of a path of the app is, by its pathname and query. */
export type DocumentHeads = (pathname: string, query: URLSearchParams) => DocumentHead

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

/** The head of what a request asks for; its address is taken as it is, since anybody may send anything. */
export function headOf(heads: DocumentHeads, address: string): DocumentHead {
  const [pathname = '', ...query] = address.split('?')
  return heads(pathname, new URLSearchParams(query.join('?')))
}

/** A page's address in a language; Italian is the one without a word about it (R-113). */
export function addressIn(address: string, language: Language | null): string {
  const url = new URL(address)
  if (language !== null) url.searchParams.set('language', language)
  return url.href
}

/** The built page with the head of one path. Everything else stays as it was built, so that the hashes of its policy stay true. */
export function withHead(html: string, { language, title, description, address }: DocumentHead): string {
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () =>
      [`<title>${escape(title)}</title>`, ...links(address, language)].join('\n    '),
    )
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escape(description)}"`,
    )
}

/** One page under one address per language, each of which names itself and the others. */
function links(address: string | null, language: Language): string[] {
  if (address === null) return []
  const inLanguage = (one: Language) => escape(addressIn(address, one === 'it' ? null : one))
  return [
    `<link rel="canonical" href="${inLanguage(language)}" />`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${inLanguage(one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${escape(addressIn(address, null))}" />`,
  ]
}
