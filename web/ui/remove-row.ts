import { flushSync } from 'react-dom'

/**
 * Takes a row out of a list. The focus that was on it goes to the name (`data-row`) of the row that moves up, else of the last
 * one, else to the page: it is never lost with what is gone.
 */
export function removeRow(list: HTMLElement | null, index: number, remove: () => void): void {
  flushSync(remove)
  const names = list?.isConnected ? [...list.querySelectorAll<HTMLElement>('[data-row]')] : []
  const next = names[Math.min(index, names.length - 1)] ?? document.querySelector<HTMLElement>('main')
  next?.focus()
}
