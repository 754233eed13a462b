import { useTexts } from '../platform/texts.ts'
import { loginPurpose } from './login-purpose.ts'
import { accountTexts } from './texts.ts'

/** Why the welcome opens in the place of the page of a link, and that the page follows. `next`: path and query of that page. */
export function WhyLogin({ next }: { readonly next: string }) {
  const { titles, why } = useTexts(accountTexts).needed
  return why(titles[loginPurpose(next.replace(/[?#].*/s, ''))])
}
