import type { ReactNode } from 'react'
import { useFailureReason } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Page } from '../../ui/Page.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

interface CheckoutFrameProps {
  readonly children: ReactNode
  readonly title?: string
  readonly back?: string
  readonly isPaying?: boolean
  /** At the right of the title while nothing is being paid, e.g. the cart's countdown. */
  readonly timer?: ReactNode
}

/** The page around every checkout. */
export function CheckoutFrame({ children, title, back, isPaying = false, timer }: CheckoutFrameProps) {
  const texts = useTexts(cartTexts).checkout
  const paying = (
    <Pill tone="primary" icon="lock">
      {texts.payingShort}
    </Pill>
  )
  return (
    <Page
      title={title ?? texts.title}
      back={back ?? '/tabs/carrello'}
      action={isPaying ? paying : timer}
      layout="columns"
    >
      {children}
    </Page>
  )
}

/** Boxes where the bill will stand. */
export function CheckoutLoading({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Waiting onRetry={onRetry}>
      <div className={classNames(styles.lines, 'mt2')}>
        {[104, 188, 160].map((height) => (
          <Skeleton key={height} height={height} radius="var(--r-xl)" />
        ))}
      </div>
    </Waiting>
  )
}

/** The bill did not come: why, and another try. */
export function QuoteFailed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const failureReason = useFailureReason()
  return <ErrorState text={failureReason(failure)} onRetry={onRetry} />
}
