import { Button } from 'react-aria-components/Button'
import type { Stay } from '../../../domain/staff/customer-calls.ts'
import { dayRange, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { customerTexts } from './texts.ts'

interface StayRowsProps {
  readonly stays: readonly Stay[]
  readonly onOpen: (stay: Stay) => void
}

/** Stays of all days, the nearest first: one tap to that day and place. */
export function StayRows({ stays, onOpen }: StayRowsProps) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  return (
    <nav aria-label={texts.stays}>
      {stays.map((stay) => {
        const { orderId, codes, holder, from, to, number, dueCents } = stay
        const parts = [codes.join(', '), dayRange(from, to, language), number]
        return (
          <Button key={`${orderId} ${from}`} className="desk-index-row" onPress={() => onOpen(stay)}>
            <Icon name="umbrella" size={20} />
            <span className="grow">
              <span className="head ell row-detail">{holder === '' ? texts.nobody : holder}</span>
              <span className="foot ell row-detail">{parts.join(' · ')}</span>
            </span>
            {dueCents > 0 ? <b className="dang num">{money(dueCents, language)}</b> : null}
          </Button>
        )
      })}
    </nav>
  )
}
