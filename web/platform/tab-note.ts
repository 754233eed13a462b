/** A text that this tab keeps over a reload; null when there is none, or where the browser refuses to store. */
export function readTabNote(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Keeps a text in this tab; null forgets it. A browser that refuses to store keeps nothing. */
export function writeTabNote(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
