import { App } from '@capacitor/app'
import { followBackButton } from './platform/native/back-button.ts'
import { followKeyboard, followTheme, hideSplash } from './platform/native/appearance.ts'
import { followChoices } from './platform/native/haptics.ts'
import { openTokenStore } from './platform/native/token-store.ts'

/**
 * Starts the app inside a native shell: first what the device keeps and the link that opened it, since the app's modules read
 * both as they load; then the app itself, as on the web; then what only a device has.
 */
async function startNative(): Promise<void> {
  await openTokenStore()
  const [{ routeAt }, links, { isSocialReturn }, { isReturnAwaited }, { id }] = await Promise.all([
    import('./routes.ts'),
    import('./platform/native/links.ts'),
    import('./accounts/social/social-return.ts'),
    import('./accounts/social/native-provider-visit.ts'),
    App.getInfo(),
  ])
  const isPage = (pathname: string) => routeAt(pathname) !== undefined
  const pages = { scheme: `${id.toLowerCase()}:`, isPage, isReturn: isSocialReturn, isReturnAwaited }
  await links.openLaunchLink(pages)
  followTheme()
  await import('./main.tsx')
  hideSplash()
  followChoices()
  const { followNetwork } = await import('./platform/native/network.ts')
  const { followPushes } = await import('./messages/native-pushes.ts')
  await Promise.all([links.followLinks(pages), followBackButton(), followKeyboard(), followNetwork(), followPushes()])
}

void startNative()
