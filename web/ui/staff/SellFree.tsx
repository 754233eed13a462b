import { useTexts } from '../../platform/texts.ts'
import { Button } from '../Button.tsx'
import type { PayEnding } from './PayWhen.tsx'
import { uiStaffTexts } from './texts.ts'

interface SellFreeProps {
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onSell: (ending: Extract<PayEnding, { readonly kind: 'later' }>) => void
}

/** The sale of what costs nothing after its discount: there is no money to ask about (B-06). */
export function SellFree({ isBusy, isDisabled, onSell }: SellFreeProps) {
  const { sellFree } = useTexts(uiStaffTexts).pay
  return (
    <Button full variant="ok" isBusy={isBusy} isDisabled={isDisabled} onPress={() => onSell({ kind: 'later' })}>
      {sellFree}
    </Button>
  )
}
