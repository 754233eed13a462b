import { useSyncExternalStore } from 'react'
import { APP_PLATFORM } from '../../platform/environment.ts'
import { useMedia } from '../../platform/media.ts'

/** The browser's offer to install the app, as `public/install.js` keeps it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

function keptOffer(): InstallOffer | null {
  return (globalThis as { readonly installOffer?: InstallOffer }).installOffer ?? null
}

let isUsed = false

function follow(listener: () => void): () => void {
  addEventListener('installoffer', listener)
  addEventListener('appinstalled', listener)
  return () => {
    removeEventListener('installoffer', listener)
    removeEventListener('appinstalled', listener)
  }
}

/** Safari of iPhone and iPad installs from its share menu only; an iPad calls itself a Mac that can be touched. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/**
 * How this browser installs the app: it asks by itself after a press, the person does it by hand (iPhone, iPad), or not at all,
 * since the app is installed already, comes from a store, or the browser installs nothing.
 */
export function useInstallWay(): 'asks' | 'by_hand' | 'none' {
  const isInstalled = useMedia('(display-mode: standalone)')
  const offer = useSyncExternalStore(follow, keptOffer)
  if (isInstalled || APP_PLATFORM !== 'other') return 'none'
  if (offer !== null && !isUsed) return 'asks'
  return isAppleTouch() ? 'by_hand' : 'none'
}

/** Lets the browser ask. An offer works once; the browser makes another one when it wants to. */
export async function askToInstall(): Promise<void> {
  const offer = keptOffer()
  if (offer === null) return
  const { outcome } = await offer.prompt()
  isUsed = outcome === 'accepted'
  dispatchEvent(new Event('installoffer'))
}
