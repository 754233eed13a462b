import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { useHere, useQueryState } from '../platform/navigation.tsx'
import { Page } from '../ui/Page.tsx'
import { PageText } from './PageText.tsx'
import { PERSONAL_DATA_SLUG, PURPOSES_SLUG } from './page-slugs.ts'

/** Where a text leads back to when nothing is behind it. */
function backOf(pathname: string): string | true {
  if (pathname === '/tabs/contact/info') return '/tabs/contact/contatti'
  return pathname.startsWith('/tabs/contact/') ? '/tabs/contact' : true
}

function TextPage({ slug, textLanguage }: { slug: string; textLanguage?: Language | undefined }) {
  const { pathname } = useHere()
  return (
    <Page back={backOf(pathname)}>
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

/** One info page of the resort, named by the query: `?page=prices`. */
export function InfoPage() {
  const [{ page = '' }] = useQueryState(infoSchema)
  return <TextPage slug={page} />
}
