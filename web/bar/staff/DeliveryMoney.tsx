import { useState } from 'react'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { collectOf, EXACT_CASH, TenderChoice, type Tendered } from '../../ui/staff/TenderChoice.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { barStaffTexts } from './texts.ts'

interface DeliveryMoneyProps {
  readonly dueCents: number
  readonly onDeliver: (paid: Tendered) => void
}

/** Delivers for a card, or for a note with its change; just as much in cash is one tap on the order itself. */
export function DeliveryMoney({ dueCents, onDeliver }: DeliveryMoneyProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const [draft, setDraft] = useState(EXACT_CASH)
  const paid = collectOf(draft, dueCents)
  return (
    <Card className="col g3">
      <TenderChoice draft={draft} dueCents={dueCents} onChange={setDraft} />
      <Button full variant="ok" icon="cash" isDisabled={paid === null} onPress={() => paid && onDeliver(paid)}>
        {texts.collect(money(dueCents, language))}
      </Button>
    </Card>
  )
}
