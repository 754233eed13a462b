import type { REFUND_TO } from '../../../domain/orders/change-calls.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { RadioList } from '../../ui/choices.tsx'
import { changeTexts } from './texts.ts'

export type RefundChoice = (typeof REFUND_TO)[number]

interface RefundToProps {
  readonly value: RefundChoice
  readonly onChange: (value: RefundChoice) => void
}

/** Where the money goes: back the way it came, or to one's credit, which only an account has (B-03, B-06). */
export function RefundTo({ value, onChange }: RefundToProps) {
  const texts = useTexts(changeTexts).to
  const { isLoggedIn } = useSession()
  if (!isLoggedIn) return <p className="foot ink2">{`${texts.original}: ${texts.originalText}`}</p>
  return (
    <RadioList
      label={texts.label}
      value={value}
      options={[
        { id: 'original', label: texts.original, detail: texts.originalText },
        { id: 'credit', label: texts.credit, detail: texts.creditText },
      ]}
      onChange={onChange}
    />
  )
}
