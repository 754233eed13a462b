import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { passkeyTexts } from './texts.ts'
import type { PasskeyEntry } from './use-passkey-entry.ts'

/** "Accedi con una passkey", and what went wrong with it; nothing where this page can have none (B-26). */
export function PasskeyEntryButton({ entry }: { readonly entry: PasskeyEntry }) {
  const texts = useTexts(passkeyTexts)
  if (!entry.isOffered) return null
  return (
    <>
      <Button variant="tint" full icon="passkey" needsNetwork isBusy={entry.isBusy} onPress={entry.press}>
        {texts.login}
      </Button>
      {entry.problem === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {entry.problem}
        </Note>
      )}
    </>
  )
}
