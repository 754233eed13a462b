import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from './Announcer.tsx'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'
import { toast } from './toasts.ts'

/** Finger travel in pixels that refreshes on release. */
const PULL_DISTANCE = 72

type Pull = 'idle' | 'pulling' | 'ready'

/** Asks the server again; true when the screen is up to date afterwards. */
type Refresh = () => Promise<boolean>

function useRefresh(onRefresh: Refresh): { isBusy: boolean; refresh: () => Promise<void> } {
  const texts = useTexts(uiTexts)
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    try {
      if (await onRefresh()) announce(texts.refresh.done)
      else toast(texts.errorTitle, { tone: 'bad', icon: 'alert' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refresh }
}

/** Refreshes on a press, for whoever has no finger on the screen. */
export function RefreshButton({ onRefresh }: { readonly onRefresh: Refresh }) {
  const texts = useTexts(uiTexts)
  const isOnline = useOnline()
  const { isBusy, refresh } = useRefresh(onRefresh)
  return (
    <IconButton
      icon="retry"
      label={isOnline ? texts.refresh.button : `${texts.refresh.button}: ${texts.offlineReason}`}
      isDisabled={!isOnline}
      size={20}
      className={isBusy ? 'busy' : ''}
      onPress={() => {
        if (!isBusy) void refresh()
      }}
    />
  )
}

/**
 * Refreshes when the page is pulled down from its top by a finger (DESIGN.md 5). It is a short cut of a button or of
 * the browser's reload.
 */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: Refresh }) {
  const texts = useTexts(uiTexts).refresh
  const [pull, setPull] = useState<Pull>('idle')
  const { isBusy, refresh } = useRefresh(onRefresh)
  const run = useEffectEvent(() => {
    setPull('idle')
    void refresh()
  })
  useEffect(() => followPull(setPull, run), [])
  const state = isBusy ? 'busy' : pull
  const words = { idle: '', pulling: texts.pull, ready: texts.release, busy: texts.busy }[state]
  return (
    <div className="pull" data-shown={state === 'idle' ? undefined : ''} aria-hidden="true">
      <Icon name="retry" size={16} stroke={2.2} className={isBusy ? 'spin' : ''} />
      {words}
    </div>
  )
}

/** Follows a finger that starts at the top of the page; returns how to stop. */
function followPull(show: (pull: Pull) => void, run: () => void): () => void {
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  let start: number | null = null
  let isReady = false
  addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches
      start = scrollY <= 0 && event.touches.length === 1 && touch ? touch.clientY : null
      isReady = false
    },
    options,
  )
  addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches
      if (start === null || !touch) return
      const distance = touch.clientY - start
      isReady = scrollY <= 0 && distance > PULL_DISTANCE
      show(scrollY > 0 || distance < 12 ? 'idle' : isReady ? 'ready' : 'pulling')
    },
    options,
  )
  addEventListener(
    'touchend',
    () => {
      if (start === null) return
      start = null
      if (isReady) run()
      else show('idle')
    },
    options,
  )
  addEventListener(
    'touchcancel',
    () => {
      start = null
      show('idle')
    },
    options,
  )
  return () => stop.abort()
}
