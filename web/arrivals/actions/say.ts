import { toast } from '../../ui/toasts.ts'

let closeLast: (() => void) | null = null

/** One notice at a time: the newest action is the one that can be taken back. */
export function say(...[words, options]: Parameters<typeof toast>): void {
  closeLast?.()
  closeLast = toast(words, options)
}
