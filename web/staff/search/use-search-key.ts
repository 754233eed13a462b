import { useEffect } from 'react'

/** The key that opens the search: `/` outside of a field, or Ctrl (⌘) and K anywhere. */
export function useSearchKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      const isKey = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey
      if (!isKey && !(event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) return
      event.preventDefault()
      onPress()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onPress])
}
