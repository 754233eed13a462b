import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/surfaces.tsx'
import { messageTexts } from './texts.ts'
import { usePush } from './use-push.ts'

/** Offers a push when the order is ready, calmly: one card, and a question of the browser only after its press. */
export function ReadyOffer() {
  const texts = useTexts(messageTexts).ready
  const { state, isBusy, turn } = usePush()
  if (state === 'on') {
    return (
      <Note tone="ok" icon="bell" className="mt3" role="status">
        {texts.on}
      </Note>
    )
  }
  if (state !== 'off') return null
  return (
    <section className="card col g3 mt3">
      <p className="sub ink2">{texts.text}</p>
      <Button variant="tint" icon="bell" full needsNetwork isBusy={isBusy} onPress={() => turn(true)}>
        {texts.offer}
      </Button>
    </section>
  )
}
