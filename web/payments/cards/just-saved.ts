import { onSignOut } from '../../platform/session.ts'
import { createStore } from '../../platform/store.ts'

/** Id of the card that was saved a moment ago: the list that the person comes back to has it chosen. */
export const justSaved = createStore<string | null>(null)
onSignOut(() => justSaved.set(null))
