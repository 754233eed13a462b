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
}

/** Does something that costs money: with the money in the same press, or without it. */
export function MoneyDecision({ words, collect, isBusy, isDisabled = false, onPress }: MoneyDecisionProps) {
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
      <Button full variant="tint" isBusy={isBusy} isDisabled={isDisabled} onPress={() => onPress(null)}>
        {words.later}
      </Button>
    </>
  )
}
