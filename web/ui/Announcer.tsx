import { createPortal } from 'react-dom'
import { createStore, useStore } from '../platform/store.ts'

interface Said {
  readonly polite: string
  readonly assertive: string
  readonly screen: string
}

const store = createStore<Said>({ polite: '', assertive: '', screen: '' })
let isOdd = false

/**
 * Says something to screen readers only: `polite` waits its turn, `assertive` interrupts (cart expiry, payment failure). `screen`
 * is the name of what has opened; it waits its turn too and takes no other words away.
 */
export function announce(text: string, urgency: keyof Said = 'polite'): void {
  // The same words twice are read twice only when the text differs: a trailing no-break space makes it so.
  isOdd = !isOdd
  store.set({ ...store.get(), [urgency]: isOdd ? text : `${text}\u00A0` })
}

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
