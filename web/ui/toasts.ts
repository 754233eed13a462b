import { SECOND } from '../../domain/platform/duration.ts'
import { createStore } from '../platform/store.ts'
import type { IconName } from './icons.ts'

/** Why a toast left: its action was pressed, it was closed or its time was over. */
export type ToastEnd = 'action' | 'closed'

export interface ToastOptions {
  readonly action?: { readonly label: string; readonly onPress: () => void }
  readonly tone?: 'neutral' | 'ok' | 'bad'
  readonly icon?: IconName
  /** Milliseconds that it stays when nobody looks at it; 6 s with an action, 3 s without. */
  readonly duration?: number
  /** Called once when it leaves: what can be undone is done only now. */
  readonly onClose?: (end: ToastEnd) => void
}

/** A toast on the screen. */
export interface Toast extends ToastOptions {
  readonly id: number
  readonly text: string
  readonly duration: number
}

export const toastStore = createStore<readonly Toast[]>([])
let lastId = 0

/**
 * Shows a short notice: an undo, a confirmation. Returns a function that closes it. Failures of a page or of a field
 * have their own place and do not go here.
 */
export function toast(text: string, options: ToastOptions = {}): () => void {
  const id = ++lastId
  const shown: Toast = { duration: (options.action ? 6 : 3) * SECOND, ...options, id, text }
  // In the back office one undo is on the screen: with the next action the one before is given up, and done.
  if (options.action && document.querySelector('.desk') !== null)
    for (const before of toastStore.get()) if (before.action) closeToast(before.id, 'closed')
  toastStore.set([...toastStore.get(), shown])
  return () => closeToast(id, 'closed')
}

/** Takes a toast away and tells why; does nothing when it has left already. */
export function closeToast(id: number, end: ToastEnd): void {
  const leaving = toastStore.get().find((shown) => shown.id === id)
  if (!leaving) return
  toastStore.set(toastStore.get().filter((shown) => shown.id !== id))
  if (end === 'action') leaving.action?.onPress()
  leaving.onClose?.(end)
}
