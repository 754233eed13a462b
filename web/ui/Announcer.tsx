import { createPortal } from 'react-dom'
import { SECOND } from '../../domain/platform/duration.ts'
import { createStore, useStore } from '../platform/store.ts'

interface Said {
  readonly polite: string
  readonly assertive: string
  readonly screen: string
}

const NOTHING: Said = { polite: '', assertive: '', screen: '' }
const store = createStore(NOTHING)
let isOdd = false

/** Words of the last moment may be about the change of the screen itself. */
const JUST_NOW = 2 * SECOND
const saidAt = { polite: 0, assertive: 0, screen: 0 }

/**
 * Says something to screen readers only: `polite` waits its turn, `assertive` interrupts (cart expiry, payment failure). `screen`
 * is the name of what has opened; it waits its turn too, and takes away only words that were about the screen before.
 */
export function announce(text: string, urgency: keyof Said = 'polite'): void {
  const now = performance.now()
  saidAt[urgency] = now
  const { polite, assertive, screen } = store.get()
  const isKept = (other: 'polite' | 'assertive') => urgency !== 'screen' || now - saidAt[other] < JUST_NOW
  const kept = { polite: isKept('polite') ? polite : '', assertive: isKept('assertive') ? assertive : '', screen }
  // The same words twice are read twice only when the text differs: a trailing no-break space makes it so.
  isOdd = !isOdd
  store.set({ ...kept, [urgency]: isOdd ? text : `${text}\u00A0` })
}

/** Takes back what was said, as a page that is loaded anew does. */
export const hush = () => store.set(NOTHING)

/** The live regions; once per app, in the document from the start. */
export function Announcer() {
  const said = useStore(store)
  return createPortal(
    <div data-react-aria-top-layer="true">
      <div className="sr" aria-live="polite">
        {said.screen}
      </div>
      <div className="sr" role="status" aria-live="polite">
        {said.polite}
      </div>
      <div className="sr" role="alert" aria-live="assertive">
        {said.assertive}
      </div>
    </div>,
    document.body,
  )
}
