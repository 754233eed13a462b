import type { ReactNode } from 'react'
import { BrokenUmbrellaArt } from '../design/art/BrokenUmbrellaArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { Button } from './Button.tsx'
import { uiTexts } from './texts.ts'

interface EmptyStateProps {
  readonly art?: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** One or two buttons, each `full`. */
  readonly action?: ReactNode
  readonly children?: ReactNode
  /** Level of the heading; 2 by default. */
  readonly level?: 1 | 2
}

/** A screen or a part of one with nothing to show: a drawing, a sentence and what to do next. */
export function EmptyState({ art, title, text, action, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="state">
      {art === undefined ? null : <div className="art">{art}</div>}
      <Heading className="t2 bal">{title}</Heading>
      {text === undefined ? null : <p className="sub ink2 bal">{text}</p>}
      {children}
      {action === undefined ? null : <div className="acts">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  readonly onRetry?: () => void
  readonly title?: string
  /** What happened, then what to do; the generic text by default. */
  readonly text?: string | undefined
  readonly isRetrying?: boolean
  readonly level?: 1 | 2
}

/** Something went wrong and can be tried again (mockup 34, panel 1). */
export function ErrorState({ onRetry, title, text, isRetrying = false, level = 2 }: ErrorStateProps) {
  const texts = useTexts(uiTexts)
  return (
    <div role="alert" className="col grow">
      <EmptyState
        art={<BrokenUmbrellaArt />}
        title={title ?? texts.errorTitle}
        text={text ?? texts.errorText}
        level={level}
        action={
          onRetry ? (
            <Button full icon="retry" isBusy={isRetrying} onPress={onRetry}>
              {texts.retry}
            </Button>
          ) : undefined
        }
      />
    </div>
  )
}
