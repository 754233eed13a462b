import { useLayoutEffect } from 'react'
import { createStore } from './store.ts'

/** What the screen that is shown is called, where its page has several at one address; null while the page's own title says it. */
export const screenTitle = createStore<string | null>(null)

/** Names the document after this screen for as long as it is shown. */
export function useScreenTitle(title: string | null): void {
  useLayoutEffect(() => {
    screenTitle.set(title)
    return () => screenTitle.set(null)
  }, [title])
}
