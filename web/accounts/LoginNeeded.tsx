import * as z from 'zod/mini'
import { civilDateField, dayPartField } from '../../domain/platform/fields.ts'
import { LoginNeededArt } from '../design/art/LoginNeededArt.tsx'
import { dayRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useHere, useQueryState } from '../platform/navigation.tsx'
import { useScreenTitle } from '../platform/screen-title.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states.tsx'
import { BEACH_PATH } from './beach-path.ts'
import { loginPurpose } from './login-purpose.ts'
import { accountTexts } from './texts.ts'
import { welcomeTexts } from './welcome/texts.ts'

/** The search, which leads to the open beach also without a login (B-31). */
const SEARCH_PATH = '/tabs/main-page-ombrelloni'

const staySchema = z.object({
  from: z.optional(civilDateField),
  to: z.optional(civilDateField),
  part: z.optional(dayPartField),
})

/** What the page that was asked for was about, in words, when its query says so: "18–19 luglio, mattina". */
function useKeptStay(): string | null {
  const [{ from, to, part }] = useQueryState(staySchema)
  const language = useLanguage()
  const { parts } = useTexts(accountTexts).needed
  if (from === undefined || to === undefined) return null
  return [dayRange(from, to, language), part === undefined ? '' : parts[part]]
    .filter((words) => words !== '')
    .join(', ')
}

/** What a guest finds at a page that needs an account: a login that leads back here. */
export function LoginNeeded() {
  const texts = useTexts(accountTexts).needed
  const words = useTexts(welcomeTexts)
  const kept = useKeptStay()
  const { path, pathname } = useHere()
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''))
  const purpose = loginPurpose(pathname)
  useScreenTitle(texts.titles[purpose])
  return (
    <Page tabs>
      <EmptyState
        level={1}
        art={<LoginNeededArt />}
        title={texts.titles[purpose]}
        text={kept === null ? texts.text : texts.kept(kept)}
        action={
          <>
            <LinkButton to="/welcome" query={{ login: 1, next: path }} full>
              {words.login}
            </LinkButton>
            <LinkButton to="/signup" query={{ next: path }} variant="tint" full>
              {words.signup}
            </LinkButton>
            {pathname === SEARCH_PATH ? (
              <LinkButton to={BEACH_PATH} query={query} variant="plain" full>
                {texts.seeBeach}
              </LinkButton>
            ) : null}
            {purpose === 'orders' ? (
              <LinkButton to="/tabs/contact/ritrova-ordine" variant="plain" full>
                {texts.findOrder}
              </LinkButton>
            ) : null}
          </>
        }
      />
    </Page>
  )
}
