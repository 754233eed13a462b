import { useEffect, useEffectEvent } from 'react'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { currentHost } from './hosts.ts'

/** What to do with each event of a stream, by its name; the data has been read as JSON. */
type LiveHandlers = Readonly<Record<string, (data: unknown) => void>>

/** What a stream needs besides its handlers. */
interface LiveOptions {
  /** Asks for the state another way: after a reconnection, and every `pollEvery` while the stream is down. */
  readonly poll?: () => void
  /** Milliseconds between two polls while the stream is down; 10 s by default. */
  readonly pollEvery?: number
  /** False keeps the stream closed. */
  readonly isEnabled?: boolean
}

const FIRST_RETRY = 1 * SECOND
const LAST_RETRY = 30 * SECOND

/**
 * Follows a stream of server-sent events below the call prefix, e.g. `useLive('umbrellas/live', { from, to, part },
 * { places })`. It reconnects by itself, sleeps while the page is hidden, and polls while it cannot connect.
 */
export function useLive(
  path: string,
  query: Readonly<Record<string, string>>,
  handlers: LiveHandlers,
  { poll, pollEvery = 10 * SECOND, isEnabled = true }: LiveOptions = {},
): void {
  const onEvent = useEffectEvent((name: string, text: string) => handlers[name]?.(JSON.parse(text)))
  const onPoll = useEffectEvent(() => poll?.())
  const names = Object.keys(handlers).toSorted().join()
  const url = `${CALL_PREFIX}/${path}?${new URLSearchParams(query)}`
  useEffect(() => {
    if (!isEnabled) return
    return openStream({ url, names: names.split(','), pollEvery, onEvent, onPoll })
  }, [url, names, pollEvery, isEnabled])
}

interface Stream {
  /** Without its host: each attempt goes to the one that answers then. */
  readonly url: string
  readonly names: readonly string[]
  readonly pollEvery: number
  readonly onEvent: (name: string, text: string) => void
  readonly onPoll: () => void
}

/** Keeps one stream open; the returned function closes it. */
function openStream({ url, names, pollEvery, onEvent, onPoll }: Stream): () => void {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let wait = FIRST_RETRY
  let missedEvents = false

  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(`${currentHost()}${url}`)
    for (const name of names) source.addEventListener(name, (event) => onEvent(name, event.data))
    source.addEventListener('open', () => {
      wait = FIRST_RETRY
      clearInterval(polling)
      polling = undefined
      if (missedEvents) onPoll()
      missedEvents = false
    })
    source.addEventListener('error', lose)
  }
  const close = () => {
    source?.close()
    source = null
    clearTimeout(retry)
    missedEvents = true
  }
  const lose = () => {
    close()
    polling ??= setInterval(onPoll, pollEvery)
    // A little apart from each other, so that all clients do not come back in one instant.
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2))
    wait = Math.min(wait * 2, LAST_RETRY)
  }
  const wake = () => {
    if (document.hidden) {
      close()
      clearInterval(polling)
      polling = undefined
    } else open()
  }

  open()
  document.addEventListener('visibilitychange', wake)
  globalThis.addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', wake)
    globalThis.removeEventListener('online', wake)
    close()
    clearInterval(polling)
  }
}
