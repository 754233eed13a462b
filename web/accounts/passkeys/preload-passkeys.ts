import { loadTexts } from '../../platform/texts.ts'
import { passkeyTexts } from './texts.ts'

/** Loads what the login shows of passkeys before it opens: a button that comes later would push what stands below it. */
export function preloadPasskeys(): Promise<unknown> {
  return Promise.all([import('./GuestPasskeyEntry.tsx'), loadTexts(passkeyTexts)])
}
