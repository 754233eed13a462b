import type { ReactNode } from 'react'
import { getResort } from '../../domain/content/calls.ts'
import { accountTexts } from '../accounts/texts.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { privacyTexts } from './texts.ts'

/** Where the resort deletes accounts on request: its address, and a mail that is begun already. */
export function AskByMail({ art }: { readonly art: ReactNode }) {
  const texts = useTexts(privacyTexts).deletion
  const { deleteSubject, writeEmail } = useTexts(accountTexts).menu
  const { username } = useSession()
  const resort = useCallQuery(getResort, {})
  if (resort.isError) return <ErrorState onRetry={() => void resort.refetch()} isRetrying={resort.isFetching} />
  if (!resort.data) return null
  const { email } = resort.data
  const subject = encodeURIComponent(`${deleteSubject} (${username ?? ''})`)
  return (
    <EmptyState
      art={art}
      title={texts.askTitle}
      text={texts.askText(email)}
      action={
        <LinkButton full variant="danger-tint" icon="mail" to={`mailto:${email}?subject=${subject}`}>
          {writeEmail}
        </LinkButton>
      }
    />
  )
}
