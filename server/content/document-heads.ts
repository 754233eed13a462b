import { it as itInfo } from '../../domain/content/info-titles/it.ts'
import { en as enInfo } from '../../domain/content/info-titles/en.ts'
import { fr as frInfo } from '../../domain/content/info-titles/fr.ts'
import { nl as nlInfo } from '../../domain/content/info-titles/nl.ts'
import { de as deInfo } from '../../domain/content/info-titles/de.ts'
import { de } from '../../domain/content/page-descriptions/de.ts'
import { en } from '../../domain/content/page-descriptions/en.ts'
import { fr } from '../../domain/content/page-descriptions/fr.ts'
import { it } from '../../domain/content/page-descriptions/it.ts'
import { nl } from '../../domain/content/page-descriptions/nl.ts'
import { INFO_SLUGS, infoSlug, type InfoSlug } from '../../domain/content/page-slugs.ts'
import { pickLanguage, type Language } from '../../domain/platform/language.ts'
import { redirectAt, routeAt, ROUTES, type PageName } from '../../domain/platform/page-routes.ts'
import { de as deTitles } from '../../domain/platform/page-titles/de.ts'
import { en as enTitles } from '../../domain/platform/page-titles/en.ts'
import { fr as frTitles } from '../../domain/platform/page-titles/fr.ts'
import { it as itTitles } from '../../domain/platform/page-titles/it.ts'
import { nl as nlTitles } from '../../domain/platform/page-titles/nl.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { DocumentHeads } from '../platform/document-head.ts'
import { SHARE_PICTURE } from './share-picture.ts'

/** What search engines are told of the public pages. */
export const DESCRIPTIONS: Readonly<Record<Language, typeof it>> = { it, en, fr, nl, de }
const TITLES: Readonly<Record<Language, typeof itTitles>> = {
  it: itTitles,
  en: enTitles,
  fr: frTitles,
  nl: nlTitles,
  de: deTitles,
}
const INFO_TITLES: Readonly<Record<Language, Readonly<Record<InfoSlug, string>>>> = {
  it: itInfo,
  en: enInfo,
  fr: frInfo,
  nl: nlInfo,
  de: deInfo,
}

/** One page of the app: the first of its paths, and which of the resort's texts it shows, where it shows one of several. */
export interface DocumentPage {
  readonly name: PageName
  readonly path: string
  readonly slug: InfoSlug | null
}

/** The page of a path, after the redirects of the app; null where there is none. */
export function documentPage(pathname: string, query: URLSearchParams): DocumentPage | null {
  const route = routeAt(redirectAt(pathname) ?? pathname)
  if (route === undefined) return null
  const slug = route.page === 'info' ? infoSlug(query.get('page')) : null
  return { name: route.page, path: route.paths[0] ?? '', slug }
}

/** Pages that are of use to nobody who searches: they begin an account, or find one again. */
const ENTRANCES: readonly PageName[] = ['welcome', 'signup', 'recoverPassword', 'findOrder']

/** What search engines are told of, in the order of the app: the pages that anybody may read without an account. */
export const LISTED_PAGES: readonly DocumentPage[] = ROUTES.filter(
  ({ page, access }) => page in DESCRIPTIONS.it && access !== 'login' && !ENTRANCES.includes(page),
).flatMap(({ page: name, paths }): DocumentPage[] => {
  const path = paths[0] ?? ''
  return name === 'info' ? INFO_SLUGS.map((slug) => ({ name, path, slug })) : [{ name, path, slug: null }]
})

/** A page's one address below the site, without a language. */
export const addressOf = ({ path, slug }: DocumentPage): string => `/${path}${slug === null ? '' : `?page=${slug}`}`

/**
 * The heads of the app's documents, from the words that the app itself shows. The language is the one in which the app opens for
 * somebody who has chosen none: `language` of the query, or Italian (R-113). What the resort is called is asked for every time.
 */
export function documentHeads(publicUrl: string, settings: Pick<Settings, 'resortName'>): DocumentHeads {
  return (pathname, asked) => {
    const language = pickLanguage(asked.get('language'))
    const page = documentPage(pathname, asked)
    const { name, description, isPublic } = wordsOf(page?.name ?? 'notFound', page?.slug ?? null, language)
    return {
      language,
      site: settings.resortName,
      title: [...name, settings.resortName].join(' · '),
      description,
      address: page !== null && isPublic ? `${publicUrl}${addressOf(page)}` : null,
      picture: { ...SHARE_PICTURE, url: `${publicUrl}${SHARE_PICTURE.path}` },
      isFound: page !== null,
    }
  }
}

interface Words {
  readonly name: readonly string[]
  readonly description: string
  /** Whether it is of use to somebody who has nothing here yet. */
  readonly isPublic: boolean
}

/** What a page is called, and what is said of it. */
export function wordsOf(page: PageName | 'notFound', slug: InfoSlug | null, language: Language): Words {
  const { app, ...described } = DESCRIPTIONS[language]
  // The screens of the back office name themselves, in a bundle of their own.
  if (page === 'staff') return { name: [], description: app, isPublic: false }
  const title = TITLES[language][page]
  const own = page in described ? described[page as keyof typeof described] : null
  if (own === null) return { name: [title], description: `${title} · ${app}`, isPublic: false }
  if (slug === null) return { name: [title], description: own, isPublic: true }
  const about = INFO_TITLES[language][slug]
  return { name: [about, title], description: `${about} · ${own}`, isPublic: true }
}
