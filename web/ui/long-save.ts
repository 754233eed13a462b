import { SECOND } from '../../domain/platform/duration.ts'
import { toast } from './toasts.ts'

/** No call is waited for longer. */
const LONGEST = 25 * SECOND

let waits = 0
let close: () => void = () => undefined

/** Says once that what is being saved takes long, however many buttons wait for it; the returned function ends that. */
export function sayLongSave(text: string): () => void {
  waits += 1
  if (waits === 1) close = toast(text, { icon: 'spinner', duration: LONGEST })
  return () => {
    waits -= 1
    if (waits === 0) close()
  }
}
