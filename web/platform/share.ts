/** Opens the system's share sheet, or copies where there is none. Answers whether it was copied. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text })
      return false
    }
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    // Closing the share sheet, or not allowing the clipboard, is the person's own answer.
    if (error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)) return false
    throw error
  }
}
