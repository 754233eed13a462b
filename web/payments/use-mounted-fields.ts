import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Language } from '../../domain/platform/language.ts'
import { useLanguage } from '../platform/language.ts'
import type { MountContext, MountedFields, PaymentUi } from './payment-ui.ts'

interface MountedState {
  readonly ui: PaymentUi
  readonly attempt: number
  readonly failure: unknown
}

/** How a provider's fields come into the page, and whether they have. */
export interface Mounting {
  readonly isReady: boolean
  readonly failure: unknown
  readonly retry: () => void
}

/**
 * Puts a provider's fields into a host while the component is shown, and anew when the language changes. `context` is
 * asked when they are mounted; `mounted` holds them while they are there.
 */
export function useMountedFields(
  ui: PaymentUi | null,
  host: RefObject<HTMLElement | null>,
  context: (language: Language) => MountContext,
  mounted: RefObject<MountedFields | null>,
): Mounting {
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<MountedState | null>(null)
  const ask = useRef(context)
  // The fields before have to be gone: a provider allows one set of them.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    ask.current = context
  })
  useEffect(() => {
    if (ui === null) return
    let isWanted = true
    const mounting = before.current.then(async () => {
      if (!isWanted || host.current === null) return
      try {
        const fields = await ui.mount(host.current, ask.current(language))
        if (!isWanted) return fields.destroy()
        mounted.current = fields
        setState({ ui, attempt, failure: null })
      } catch (failure) {
        if (isWanted) setState({ ui, attempt, failure })
      }
    })
    before.current = mounting
    return () => {
      isWanted = false
      mounted.current?.destroy()
      mounted.current = null
      setState(null)
    }
  }, [ui, host, language, mounted, attempt])
  const current = state?.ui === ui && state?.attempt === attempt ? state : null
  return {
    isReady: current !== null && current.failure === null,
    failure: current?.failure ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
