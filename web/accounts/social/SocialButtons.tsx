import { useState } from 'react'
import { getSocialProviders, startSocialLogin } from '../../../domain/accounts/social-calls.ts'
import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { useEntryQuery } from '../entry-query.ts'
import { PROVIDER_NAMES } from '../../../domain/accounts/provider-names.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { challenge, openProvider } from './provider-visit.ts'
import styles from './SocialButtons.module.css'
import { socialTexts } from './texts.ts'

/**
 * The social logins that the resort has keys for, below the form (mockup 02). Where it has none, or the list does not come,
 * there is nothing: the form above is enough to enter.
 */
export function SocialButtons() {
  const texts = useTexts(socialTexts)
  const list = useCallQuery(getSocialProviders, {})
  const { leave, leavingTo, problem } = useLeave()
  const providers = list.data?.providers ?? []
  if (providers.length === 0) return null
  return (
    <>
      <div className="row g3 mt5 ink2 foot">
        <hr className="hr grow" />
        {texts.or}
        <hr className="hr grow" />
      </div>
      <div className="col g2 mt3">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="ghost"
            full
            className={provider === 'apple' ? styles['apple'] : undefined}
            isBusy={leavingTo === provider}
            isDisabled={leavingTo !== null && leavingTo !== provider}
            onPress={() => void leave(provider)}
          >
            <ProviderMark provider={provider} />
            {texts.continueWith(PROVIDER_NAMES[provider])}
          </Button>
        ))}
        {problem === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {problem}
          </Note>
        )}
      </div>
    </>
  )
}

/** Goes to a provider; the buttons stay busy until the person is back. */
function useLeave() {
  const { next } = useEntryQuery()
  const failureText = useFailureText()
  const start = useCallMutation(startSocialLogin)
  const [leavingTo, setLeavingTo] = useState<SocialProviderId | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async (provider: SocialProviderId) => {
    setLeavingTo(provider)
    setProblem(null)
    const stay = () => setLeavingTo(null)
    try {
      const { url } = await start.mutateAsync({
        provider,
        ...(next === undefined ? {} : { next }),
        ...(await challenge()),
      })
      await openProvider(url, stay)
    } catch (failure) {
      stay()
      setProblem(failureText(failure))
    }
  }
  return { leave, leavingTo, problem }
}
