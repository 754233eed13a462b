import { QueryClientContext } from '@tanstack/react-query'
import { use, useEffect, useState, type ReactNode } from 'react'
import { SECOND } from '../../domain/platform/duration.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from './Button.tsx'
import { LOADER_LIMITS } from './loader-limits.ts'
import { Note } from './surfaces.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import { uiTexts } from './texts.ts'

/**
 * When a wait shows itself, says that it is long, lets the person go on, and becomes an error (DESIGN.md 5, R-904).
 * What comes late is shown all the same.
 */
export const WAIT_STEPS = { shown: 300, slow: 8 * SECOND, long: LOADER_LIMITS.reading, over: 25 * SECOND } as const

type Step = 'hidden' | keyof typeof WAIT_STEPS

interface WaitingProps {
  /** The skeleton, in the same box as the content. */
  readonly children: ReactNode
  /** Tries again once the wait is over. */
  readonly onRetry?: () => void
  /** Where nothing else is on the screen, the skeleton stands there from the beginning. */
  readonly isAtOnce?: boolean
}

/** What stands in for content that is on its way. Trying again starts the wait anew. */
export function Waiting({ children, onRetry, isAtOnce = false }: WaitingProps) {
  const [attempt, setAttempt] = useState(0)
  const client = use(QueryClientContext)
  if (onRetry === undefined) return <Wait isAtOnce={isAtOnce}>{children}</Wait>
  const retry = () => {
    setAttempt(attempt + 1)
    // What is under way is given up, since it may never be answered: a query's own `refetch` would go on waiting for it.
    void client?.resetQueries({ type: 'active', predicate: ({ state }) => state.status === 'pending' })
    onRetry()
  }
  return (
    <Wait key={attempt} onRetry={retry} isAtOnce={isAtOnce}>
      {children}
    </Wait>
  )
}

function Wait({ children, onRetry, isAtOnce = false }: WaitingProps) {
  const texts = useTexts(uiTexts)
  const step = useWaitStep(isAtOnce ? 'shown' : 'hidden')
  if (step === 'hidden') return null
  if (step === 'over') {
    return (
      <ErrorState title={texts.noAnswer} text={texts.noAnswerText} {...(onRetry === undefined ? {} : { onRetry })} />
    )
  }
  if (step === 'long') {
    return (
      <div role="status" className="col grow">
        <EmptyState
          title={texts.long}
          text={texts.longText}
          action={
            onRetry === undefined ? undefined : (
              <Button full variant="tint" icon="retry" onPress={onRetry}>
                {texts.retry}
              </Button>
            )
          }
        />
      </div>
    )
  }
  return (
    <div aria-busy="true" className="waiting">
      <span className="sr" role="status">
        {texts.loading}
      </span>
      {children}
      {step === 'slow' ? (
        <Note icon="spinner" title={texts.slow} role="status" className="mt4">
          {texts.slowText}
        </Note>
      ) : null}
    </div>
  )
}

function useWaitStep(first: Step): Step {
  const [step, setStep] = useState(first)
  useEffect(() => {
    const timers = (Object.keys(WAIT_STEPS) as (keyof typeof WAIT_STEPS)[]).map((name) =>
      setTimeout(() => setStep(name), WAIT_STEPS[name]),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
  return step
}
