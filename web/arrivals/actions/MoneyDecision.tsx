import type { ReactNode } from 'react'
import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import { Button } from '../../ui/Button.tsx'

interface MoneyDecisionProps {
  /** What is done together with the money, and what is done without it. */
  readonly words: { readonly collect: string; readonly later: string }
  /** How it is paid; null while what was typed cannot be it. */
  readonly collect: Collect | null
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  /** Null: it is paid later. */
  readonly onPress: (collect: Collect | null) => void
  /** Another way without the money, beside the first one where there is room. */
  readonly children?: ReactNode
}

/** Does something that costs money: with the money in the same press, or without it. */
export function MoneyDecision(props: MoneyDecisionProps) {
  const { words, collect, isBusy, isDisabled = false, onPress, children } = props
  return (
    <>
      <Button
        full
        variant="ok"
        icon="cash"
        isBusy={isBusy}
        isDisabled={isDisabled || collect === null}
        onPress={() => onPress(collect)}
      >
        {words.collect}
      </Button>
      <div className="selection-acts">
        <Button variant="tint" isBusy={isBusy} isDisabled={isDisabled} onPress={() => onPress(null)}>
          {words.later}
        </Button>
        {children}
      </div>
    </>
  )
}
