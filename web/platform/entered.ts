import { readTabNote, writeTabNote } from './tab-note.ts'

const KEY = 'entered'

/**
 * Notes that whoever entered without an account goes on in the next document of this tab. Where nothing can be stored that leads to
 * the welcome, which leads on to the wanted page.
 */
export function keepEntered(): void {
  writeTabNote(KEY, '1')
}

/** Whether the document before this one noted it; asked once. */
export function takeEntered(): boolean {
  const isKept = readTabNote(KEY) !== null
  writeTabNote(KEY, null)
  return isKept
}
