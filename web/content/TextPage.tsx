import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { useHere, useQueryState } from '../platform/navigation.tsx'
import { useScreenTitle } from '../platform/screen-title.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { shellTexts } from '../shell/texts.ts'
import { InfoList } from './InfoList.tsx'
import { PageText } from './PageText.tsx'
import { infoSlug, PERSONAL_DATA_SLUG, PURPOSES_SLUG } from '../../domain/content/page-slugs.ts'
import { contentTexts } from './texts.ts'

/** Where a text leads back to when nothing is behind it. */
function backOf(pathname: string): string | true {
  if (pathname === '/tabs/contact/info') return '/tabs/contact/contatti'
  return pathname.startsWith('/tabs/contact/') ? '/tabs/contact' : true
}

interface TextPageProps {
  readonly slug: string
  readonly textLanguage?: Language | undefined
  /** What the text is about can be had with one tap. */
  readonly footer?: ReactNode
}

function TextPage({ slug, textLanguage, footer }: TextPageProps) {
  const { pathname } = useHere()
  return (
    <Page back={backOf(pathname)} footer={footer}>
      <PageText slug={slug} textLanguage={textLanguage} />
    </Page>
  )
}

const policySchema = z.object({ language: z.optional(z.enum(LANGUAGES)) })

/**
 * `trattamentodati`: how personal data are treated; readable without an account. The privacy links lead
 * here with their language, `?language=en`, while the resort has no policy of its own elsewhere.
 */
export function PersonalDataPage() {
  const [{ language }] = useQueryState(policySchema)
  return <TextPage slug={PERSONAL_DATA_SLUG} textLanguage={language} />
}

/** `finalitadati`: what personal data are used for; readable without an account. */
export function PurposesPage() {
  return <TextPage slug={PURPOSES_SLUG} />
}

const infoSchema = z.object({ page: z.optional(z.string()) })

/** The document is named after the info page that it shows. */
function useInfoTitle(page: string): void {
  const { pages } = useTexts(contentTexts).contacts
  const { info } = useTexts(shellTexts).titles
  const slug = infoSlug(page)
  useScreenTitle(slug === null ? info : `${pages[slug]} · ${info}`)
}

/** All info pages, where none of them is named. */
function InfoPages() {
  const { info } = useTexts(shellTexts).titles
  return (
    <Page back={backOf('/tabs/contact/info')}>
      <h1 className="large">{info}</h1>
      <InfoList label={info} />
    </Page>
  )
}

/** One info page of the resort, named by the query: `?page=prices`; all of them without a name. */
export function InfoPage() {
  const texts = useTexts(contentTexts).offers
  const [{ page = '' }] = useQueryState(infoSchema)
  const offer = OFFERS.get(page)
  useInfoTitle(page)
  if (page === '') return <InfoPages />
  return (
    <TextPage
      slug={page}
      footer={
        offer && (
          <LinkButton full to={offer.to} motion={offer.motion}>
            {texts[offer.words]}
          </LinkButton>
        )
      }
    />
  )
}

interface Offer {
  readonly to: string
  readonly motion: 'tab' | 'push'
  readonly words: 'umbrellas' | 'parking' | 'services' | 'restaurant'
}

const SERVICES: Offer = { to: '/tabs/home/servizi', motion: 'push', words: 'services' }

/** Where one orders or books what an info page tells of, by its name. */
const OFFERS: ReadonlyMap<string, Offer> = new Map<string, Offer>([
  ['prices', { to: '/tabs/main-page-ombrelloni', motion: 'tab', words: 'umbrellas' }],
  ['parking', { to: '/tabs/home/parcheggio', motion: 'push', words: 'parking' }],
  ['rental', SERVICES],
  ['cushions', SERVICES],
  ['showers', SERVICES],
  ['services', SERVICES],
  ['restaurant', { to: '/tabs/home/ristorante', motion: 'push', words: 'restaurant' }],
])
