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
import { infoSlug, type InfoSlug } from '../../domain/content/page-slugs.ts'
import { pickLanguage, type Language } from '../../domain/platform/language.ts'
import { redirectAt, routeAt, type PageName } from '../../domain/platform/page-routes.ts'
import { de as deTitles } from '../../domain/platform/page-titles/de.ts'
import { en as enTitles } from '../../domain/platform/page-titles/en.ts'
import { fr as frTitles } from '../../domain/platform/page-titles/fr.ts'
import { it as itTitles } from '../../domain/platform/page-titles/it.ts'
import { nl as nlTitles } from '../../domain/platform/page-titles/nl.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { DocumentHeads } from '../platform/document-head.ts'

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

/** The page of a path, after the redirects of the app; null where there is none. */
function pageAt(pathname: string): { readonly name: PageName; readonly path: string } | null {
  const route = routeAt(redirectAt(pathname) ?? pathname)
  return route ? { name: route.page, path: route.paths[0] ?? '' } : null
}

/**
 * The heads of the app's documents, from the words that the app itself shows. The language is the one in which the app opens for
 * somebody who has chosen none: `language` of the query, or Italian. What the resort is called is asked for every time.
 */
export function documentHeads(publicUrl: string, settings: Pick<Settings, 'resortName'>): DocumentHeads {
  return (pathname, asked) => {
    const language = pickLanguage(asked.get('language'))
    const page = pageAt(pathname)
    const slug = page?.name === 'info' ? infoSlug(asked.get('page')) : null
    const { name, description, isPublic } = wordsOf(page?.name ?? 'notFound', slug, language)
    const query = slug === null ? '' : `?page=${slug}`
    return {
      language,
      title: [...name, settings.resortName].join(' · '),
      description,
      address: page !== null && isPublic ? `${publicUrl}/${page.path}${query}` : null,
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

function wordsOf(page: PageName | 'notFound', slug: InfoSlug | null, language: Language): Words {
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
