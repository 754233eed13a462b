/** Version of the app that this build reports. */
export const APP_VERSION: string = import.meta.env.VITE_APP_VERSION ?? '3.1.10'

type AppPlatform = 'android' | 'ios' | 'other'

/** Which shell this build runs in: `other` on the web. A build-time constant. */
export const APP_PLATFORM: AppPlatform = readPlatform(import.meta.env.VITE_APP_PLATFORM)

/**
 * Base hosts of the calls, best first: fixed at build time with fallbacks. The web app that the server
 * serves has none and uses its own origin.
 */
export const API_HOSTS: readonly string[] = (import.meta.env.VITE_API_HOSTS ?? '')
  .split(',')
  .map((host) => host.trim().replace(/\/$/, ''))
  .filter((host) => host !== '')

function readPlatform(text: string | undefined): AppPlatform {
  return text === 'android' || text === 'ios' ? text : 'other'
}
