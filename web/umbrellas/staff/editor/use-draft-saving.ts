import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CallOutput } from '../../../../domain/platform/call.ts'
import { SECOND } from '../../../../domain/platform/duration.ts'
import { discardBeachDraft, saveBeachDraft, type getBeachEditor } from '../../../../domain/umbrellas/beach-calls.ts'
import { call, CallFailure } from '../../../platform/call.ts'
import { keptDraft } from './kept-draft.ts'

const PAUSE = 0.8 * SECOND
const AGAIN = 8 * SECOND

type Draft = CallOutput<typeof getBeachEditor>['draft']

/** What the server has: its draft's version, null without one, and the text it would draw. */
export interface Base {
  readonly version: number | null
  readonly text: string
  readonly savedAt: string | null
}

export interface DraftSaving {
  readonly base: Base
  readonly state: 'clean' | 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict'
  /** Who was faster; empty when the draft is gone. */
  readonly by: string
  /** Takes what the server has now as the ground for the next save. */
  readonly adopt: (base: Base) => void
  /** Saves at once; the version on the server, or null when that did not go. */
  readonly flush: () => Promise<number | null>
}

export function baseOf(published: string, draft: Draft): Base {
  return { version: draft?.version ?? null, text: draft?.file ?? published, savedAt: draft?.savedAt ?? null }
}

/**
 * Saves the draft by itself, a moment after the last edit; without a network it waits on the device and tries again. Once every
 * change is taken back, so that it draws what guests see, there is no draft any more.
 */
export function useDraftSaving(text: string, publishedText: string, start: Base): DraftSaving {
  const [base, setBase] = useState(start)
  const [trouble, setTrouble] = useState<{ kind: 'offline' | 'conflict'; by: string } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const latest = useRef({ base, text, publishedText })
  const running = useRef<Promise<number | null> | null>(null)
  useLayoutEffect(() => {
    latest.current = { base, text, publishedText }
  }, [base, text, publishedText])
  const isDirty = text !== base.text

  const adopt = useCallback((next: Base) => {
    latest.current = { ...latest.current, base: next }
    setBase(next)
    setTrouble(null)
    if (latest.current.text === next.text) keptDraft.set(null)
  }, [])

  const saveOnce = useCallback(async (): Promise<number | null> => {
    const { base: on, text: file, publishedText: published } = latest.current
    if (file === on.text) return on.version
    setSaving(true)
    try {
      if (file === published) {
        if (on.version !== null) await call(discardBeachDraft, { version: on.version })
        adopt({ version: null, text: file, savedAt: null })
        return null
      }
      const saved = await call(saveBeachDraft, { file, version: on.version })
      adopt({ version: saved.version, text: file, savedAt: saved.savedAt })
      return saved.version
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      const name = error.problem?.data?.['name']
      const isLost = error.code === 'status_changed'
      setTrouble({ kind: isLost ? 'conflict' : 'offline', by: typeof name === 'string' ? name : '' })
      return null
    } finally {
      setSaving(false)
    }
  }, [adopt])

  const flush = useCallback(async () => {
    await running.current
    const work = saveOnce()
    running.current = work
    return work
  }, [saveOnce])

  useEffect(() => {
    if (!isDirty) return
    keptDraft.set({ text, version: base.version })
    if (trouble?.kind === 'conflict') return
    const timer = setTimeout(() => void flush(), trouble === null ? PAUSE : AGAIN)
    const now = () => void flush()
    addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [text, isDirty, base.version, trouble, flush])

  const isPublished = base.version === null || base.text === publishedText
  const state = trouble?.kind ?? (isSaving ? 'saving' : isDirty ? 'unsaved' : isPublished ? 'clean' : 'saved')
  return { base, state, by: trouble?.by ?? '', adopt, flush }
}
