import { useState } from 'react'
import { getSocialProviders, startSocialLogin } from '../../../domain/accounts/social-calls.ts'
import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'
import { useFailureText } from '../../platform/failure.ts'
import { APP_PLATFORM } from '../../platform/environment.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { useEntryQuery } from '../entry-query.ts'
import { PROVIDER_NAMES } from '../../../domain/accounts/provider-names.ts'
import { ProviderMark } from './ProviderMark.tsx'
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
  // A native shell opens the provider in the system's browser, which would sign in there and not here.
  if (providers.length === 0 || APP_PLATFORM !== 'other') return null
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

/** Goes to a provider; the page stays busy until the browser has left it, and wakes up when it comes back out of its cache. */
function useLeave() {
  const { next } = useEntryQuery()
  const failureText = useFailureText()
  const start = useCallMutation(startSocialLogin)
  const [leavingTo, setLeavingTo] = useState<SocialProviderId | null>(null)
  const leave = async (provider: SocialProviderId) => {
    setLeavingTo(provider)
    try {
      const { url } = await start.mutateAsync({ provider, ...(next === undefined ? {} : { next }) })
      addEventListener('pageshow', () => setLeavingTo(null), { once: true })
      location.assign(url)
    } catch {
      // The mutation keeps what went wrong, and the page says it.
      setLeavingTo(null)
    }
  }
  return { leave, leavingTo, problem: start.isError ? failureText(start.error) : null }
}
