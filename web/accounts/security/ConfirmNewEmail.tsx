import { useState } from 'react'
import { confirmNewEmail } from '../../../domain/accounts/security-calls.ts'
import { LoginNeededArt } from '../../design/art/LoginNeededArt.tsx'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { readSession, signOut, useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Note } from '../../ui/surfaces.tsx'
import entry from '../entry.module.css'
import { loginNote } from '../login-note.ts'
import type { MailedKey } from '../mailed-key.ts'
import { securityTexts } from './texts.ts'

/**
 * Takes over a new e-mail by its mailed link, on a press: what only looks at links, as mail servers do, changes nothing.
 * The server ends every session with it, so that one goes on to the login.
 */
export function ConfirmNewEmail({ mailed }: { readonly mailed: MailedKey }) {
  const texts = useTexts(securityTexts).newEmail
  const failureText = useFailureText()
  const go = useGo()
  const confirm = useCallMutation(confirmNewEmail)
  const [isOver, setOver] = useState(false)
  const key = isOver || mailed.kind !== 'key' ? null : mailed.key
  useScreenTitle(key === null ? texts.overTitle : texts.title)
  if (key === null) return <LinkOver />
  const submit = async () => {
    try {
      const { email } = await confirm.mutateAsync({ key })
      if (readSession().isLoggedIn) signOut({ tellServer: true, keepLanguage: true })
      loginNote.set({ reason: 'email_changed', email })
      go('/welcome', { query: { login: 1 }, replace: true })
    } catch (failure) {
      if (isCallFailure(failure, 'link_wrong_or_expired')) setOver(true)
    }
  }
  return (
    <Page
      back="/welcome"
      className={entry['entry'] ?? ''}
      footer={
        <Button full needsNetwork isBusy={confirm.isPending} onPress={() => void submit()}>
          {texts.submit}
        </Button>
      }
    >
      <h1 className="t1 mt2">{texts.title}</h1>
      <p className="sub ink2 mt1">{texts.text}</p>
      {confirm.isError ? (
        <Note tone="bad" icon="alert" role="alert" className="mt4">
          {failureText(confirm.error)}
        </Note>
      ) : null}
    </Page>
  )
}

function LinkOver() {
  const texts = useTexts(securityTexts).newEmail
  const { isLoggedIn } = useSession()
  return (
    <Page className={entry['entry'] ?? ''}>
      <EmptyState
        level={1}
        art={<LoginNeededArt />}
        title={texts.overTitle}
        text={texts.overText}
        action={
          isLoggedIn ? (
            <LinkButton full replace to="/tabs/contact/sicurezza">
              {texts.toSecurity}
            </LinkButton>
          ) : (
            <LinkButton full replace to="/welcome" query={{ login: 1, next: '/tabs/contact/sicurezza' }}>
              {texts.toLogin}
            </LinkButton>
          )
        }
      />
    </Page>
  )
}
