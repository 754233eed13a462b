import { useEffect, useEffectEvent, useState } from 'react'
import type { SocialFailure } from '../../../domain/accounts/social-rules.ts'
import { LoginNeededArt } from '../../design/art/LoginNeededArt.tsx'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useEnter } from '../../platform/navigation.tsx'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { signIn } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import entry from '../entry.module.css'
import { useEntryQuery } from '../entry-query.ts'
import { CompleteSignup } from './CompleteSignup.tsx'
import { LinkAccount } from './LinkAccount.tsx'
import { takeUp, type Met, type SocialReturn } from './social-return.ts'
import { socialTexts } from './texts.ts'

/** Where a provider's answer leads: in, to what is missing, or to words of why not. */
export function SocialReturnPage({ back }: { readonly back: SocialReturn }) {
  const [attempt, setAttempt] = useState(0)
  if (back.kind === 'failed') return <NotSignedIn why={back.why} />
  return <Arriving key={`${back.key} ${attempt}`} oneTimeKey={back.key} onRetry={() => setAttempt(attempt + 1)} />
}

type Step =
  | { readonly kind: 'busy' }
  | { readonly kind: 'met'; readonly met: Met }
  | { readonly kind: 'stuck'; readonly failure: unknown }

function Arriving({ oneTimeKey, onRetry }: { readonly oneTimeKey: string; readonly onRetry: () => void }) {
  const texts = useTexts(socialTexts)
  const failureText = useFailureText()
  const enter = useEnter()
  const [step, setStep] = useState<Step>({ kind: 'busy' })
  const arrive = useEffectEvent((met: Met) => {
    if (met.status !== 'signed_in') return setStep({ kind: 'met', met })
    signIn(met.session)
    enter()
  })
  useEffect(() => {
    takeUp(oneTimeKey).then(
      (met) => arrive(met),
      (failure: unknown) => setStep({ kind: 'stuck', failure }),
    )
  }, [oneTimeKey])
  if (step.kind === 'met' && step.met.status === 'completion') return <CompleteSignup met={step.met} />
  if (step.kind === 'met' && step.met.status === 'link') return <LinkAccount met={step.met} />
  if (step.kind === 'stuck' && isCallFailure(step.failure, 'social_login_failed')) return <NotSignedIn why="expired" />
  return (
    <Page className={entry['entry'] ?? ''}>
      {step.kind === 'stuck' ? (
        <ErrorState level={1} text={failureText(step.failure)} onRetry={onRetry} />
      ) : (
        <Waiting onRetry={onRetry}>
          <h1 className="t2 mt2">{texts.arriving}</h1>
        </Waiting>
      )}
    </Page>
  )
}

function NotSignedIn({ why }: { readonly why: SocialFailure }) {
  const texts = useTexts(socialTexts)
  const { next } = useEntryQuery()
  const { title, text } = texts.failures[why]
  useScreenTitle(title)
  return (
    <Page className={entry['entry'] ?? ''}>
      <EmptyState
        level={1}
        art={<LoginNeededArt />}
        title={title}
        text={text}
        action={
          <LinkButton full replace to="/welcome" query={{ login: 1, next }}>
            {texts.toLogin}
          </LinkButton>
        }
      />
    </Page>
  )
}
