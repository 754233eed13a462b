import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { loadTexts } from '../platform/texts.ts'
import { toast } from '../ui/ToastRegion.tsx'
import { cartTexts } from './texts.ts'
import { removals } from './umbrella-cart-actions.ts'

/** Closes the undo window of each line that is waiting. */
const windows = new Map<number, () => void>()

/** The failure itself is told from `failedRemoval`; whoever settles has nothing to add. */
function alreadyTold(): void {}

/** Takes a line out of the cart. Its place is freed when the toast with *Annulla* has gone, not before. */
export async function removeLine(line: UmbrellaLine): Promise<void> {
  removals.add(line)
  const texts = await loadTexts(cartTexts)
  const close = toast(texts.removed(line.code), {
    action: { label: texts.undo, onPress: () => removals.undo(line.lineId) },
    onClose: () => {
      windows.delete(line.lineId)
      removals.settle(line.lineId).catch(alreadyTold)
    },
  })
  windows.set(line.lineId, close)
}

/** Frees all that waits now, so that the cart can be quoted; its undo toasts go. */
export async function settleRemovals(): Promise<void> {
  for (const close of windows.values()) close()
  await removals.settleAll().catch(alreadyTold)
}
