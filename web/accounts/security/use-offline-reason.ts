import { useOnline } from '../../platform/online.ts'
import { useTexts } from '../../platform/texts.ts'
import { uiTexts } from '../../ui/texts.ts'

/** Why nothing can be changed now, for the rows that would; empty while there is a network. */
export function useOfflineReason(): { readonly reason?: string } {
  const texts = useTexts(uiTexts)
  return useOnline() ? {} : { reason: texts.offlineReason }
}
