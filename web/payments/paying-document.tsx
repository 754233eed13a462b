import { onlineManager } from '@tanstack/react-query'
import { use, useEffect, useState, type ComponentType } from 'react'
import { isPayingPath } from '../../domain/platform/paying-paths.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { APP_PLATFORM } from '../platform/environment.ts'
import { openedAt } from '../platform/history.ts'

/** How long the server may take to say that it is there, before the page opens without the providers. */
const ASK_WITHIN = 3 * SECOND

/**
 * Whether a provider may be used in this document: its policy is that of the path that it was opened at. The native shells have one
 * document, and pay in the system's browser.
 */
const isPayingDocument = APP_PLATFORM !== 'other' || isPayingPath(openedAt)

/**
 * Loads the present address anew where its document has another policy than paying needs; never resolves then. False when there is no
 * network to load it from: what needs no provider goes on.
 */
export async function enterPayingDocument(): Promise<boolean> {
  if (isPayingDocument) return true
  if (!onlineManager.isOnline() || !(await isServerThere())) return false
  // Whoever has gone elsewhere meanwhile is not taken along.
  if (!isPayingPath(location.pathname)) return false
  location.reload()
  return new Promise<never>(() => undefined)
}

/** A browser often believes in a network that is none, and a page that was left for nothing is lost. */
async function isServerThere(): Promise<boolean> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), ASK_WITHIN)
  try {
    const { signal } = end
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal })).ok
  } catch (error) {
    if (error instanceof TypeError || end.signal.aborted) return false
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The entering that goes on; a page that waits for it keeps nothing of its own. */
let entering: Promise<boolean> | null = null

async function enter(before: () => Promise<unknown>): Promise<boolean> {
  await before()
  const hasEntered = await enterPayingDocument()
  // Nobody waits for it any more, and what is true now need not be so at the next visit.
  if (!isPayingPath(location.pathname)) entering = null
  return hasEntered
}

/**
 * A page that pays, in a document of its own: the page before stays until that is there, as with every link. `before` is done with what
 * the present document knows.
 */
export function inPayingDocument(Page: ComponentType, before: () => Promise<unknown> = async () => undefined) {
  if (isPayingDocument) return Page
  return function PagePaying() {
    const [entered] = useState(() => (entering ??= enter(before)))
    useEffect(() => {
      entering = null
    }, [])
    use(entered)
    return <Page />
  }
}
