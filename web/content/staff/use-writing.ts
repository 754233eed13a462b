import { useState } from 'react'
import * as z from 'zod/mini'
import { flushSync } from 'react-dom'
import { MISSING_POINTS, type MissingPoint } from '../../../domain/content/publishing.ts'
import { LANGUAGES, pickLanguage, type Language } from '../../../domain/platform/language.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { focusMissing } from './focus-missing.ts'
import { catalogTexts } from './texts.ts'

/** The language that a link to a missing text opens. */
const langSchema = z.object({ lang: z.optional(z.string()) })

/** The state of an editor beside its draft. */
export interface Writing {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
  /** Publishing was tried: what is missing is marked in its fields. */
  readonly isAsked: boolean
  /** Who saved the same thing in the meantime, empty for somebody whom nobody knows; null where nobody did. */
  readonly outdated: string | null
  /** Goes to the first thing that is missing: opens its language and focuses its field (B-10). */
  readonly goTo: (missing: readonly MissingPoint[]) => void
  /** A change is under way, up to the answer about what it led to: the next one would be made from what is no longer so. */
  readonly isBusy: boolean
  /** Makes a change; what is refused is shown where it belongs. */
  readonly attempt: (change: () => Promise<void>) => void
  /** Says what was done, with its way back: `undo` takes it back on the server. */
  readonly done: (words: string, undo: () => Promise<unknown>, tone?: 'ok') => void
  /** Shows what a colleague saved instead of what was written here, which the toast brings back. */
  readonly takeTheirs: (refresh: () => Promise<unknown>, reset: () => void, bringBack: () => void) => void
}

/** Which language is written, and what happens to the server's "no". */
export function useWriting(): Writing {
  const failureText = useFailureText()
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const [{ lang }] = useQueryState(langSchema)
  const [language, setLanguage] = useState<Language>(pickLanguage(lang ?? ownLanguage))
  const [isAsked, setAsked] = useState(false)
  const [outdated, setOutdated] = useState<string | null>(null)
  const [changing, setChanging] = useState(0)
  const goTo = (missing: readonly MissingPoint[]) => {
    const [first] = missing
    if (first === undefined) return
    const wanted = LANGUAGES.find((one) => one === first)
    // The field of another language is there only after it has been drawn.
    flushSync(() => {
      setAsked(true)
      if (wanted !== undefined) setLanguage(wanted)
    })
    focusMissing(first)
  }
  const refused = (failure: unknown) => {
    if (isCallFailure(failure, 'status_changed')) {
      const name = failure.problem?.data?.['name']
      return setOutdated(typeof name === 'string' ? name : '')
    }
    toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    if (isCallFailure(failure, 'not_publishable')) goTo(missingOf(failure.problem?.data))
  }
  const attempt = (change: () => Promise<void>) => {
    setOutdated(null)
    setChanging((count) => count + 1)
    void change()
      .catch(refused)
      .finally(() => setChanging((count) => count - 1))
  }
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      toast(texts.undone)
    } catch (failure) {
      const isLate = isCallFailure(failure, 'status_changed') || isCallFailure(failure, 'not_found')
      toast(isLate ? texts.notUndone : failureText(failure), { tone: 'bad', icon: 'alert' })
    }
  }
  return {
    language,
    setLanguage,
    isAsked,
    outdated,
    isBusy: changing > 0,
    goTo,
    attempt,
    done: (words, undo, tone) =>
      void toast(words, {
        ...(tone === undefined ? {} : { tone }),
        action: { label: texts.undo, onPress: () => void takeBack(undo) },
      }),
    takeTheirs: (refresh, reset, bringBack) =>
      attempt(async () => {
        await refresh()
        reset()
        toast(texts.theirsShown, { action: { label: texts.undo, onPress: bringBack } })
      }),
  }
}

/** What the server says is missing; the bar names languages as `language_nl`. */
function missingOf(data: unknown): MissingPoint[] {
  const missing = typeof data === 'object' && data !== null && 'missing' in data ? data.missing : []
  const named = Array.isArray(missing) ? missing.map((one) => String(one).replace('language_', '')) : []
  return MISSING_POINTS.filter((point) => named.includes(point))
}
