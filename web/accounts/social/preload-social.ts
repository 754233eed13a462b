import { getSocialProviders } from '../../../domain/accounts/social-calls.ts'
import { prefetchCall } from '../../platform/queries.ts'
import { loadTexts } from '../../platform/texts.ts'
import { socialTexts } from './texts.ts'

/** Loads what the social logins show before a form opens: buttons that come later would push what stands below them. */
export function preloadSocial(): Promise<unknown> {
  return Promise.all([import('./SocialButtons.tsx'), loadTexts(socialTexts), prefetchCall(getSocialProviders, {})])
}
