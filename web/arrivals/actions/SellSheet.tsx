import { useState } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { ActionSheet } from './ActionSheet.tsx'
import { DogsAround, dogsReasonOf, isDogsReasonGiven } from './DogsAround.tsx'
import { isNameRight, personOf } from '../../ui/staff/party-draft.ts'
import { NOTHING_OFF, reasonOfOff } from '../../ui/staff/sale-off.ts'
import { SaleOffFields } from '../../ui/staff/SaleOffFields.tsx'
import { SaleDays, type SalePeriod } from './SaleDays.tsx'
import { SaleFields } from './SaleFields.tsx'
import { SalePayment, type SaleEnding } from './SalePayment.tsx'
import { SaleTotal } from './SaleTotal.tsx'
import { actionTexts } from './texts.ts'
import { usePressId, useSale } from './use-sale.ts'
import { useSelling, type SentSale } from './use-selling.ts'

interface SellSheetProps {
  readonly umbrellaIds: readonly number[]
  readonly codes: readonly string[]
  readonly day: CivilDate
  readonly part: DayPart
  /** Whether the person may see the till, where money is taken before its day. */
  readonly hasTill: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Sells one place or several for a day or more, all or none, as one order, to somebody who stands there or calls; what they pay today is
 * taken, and they have arrived, in the same press (B-11).
 */
export function SellSheet({ umbrellaIds, codes, day, part, hasTill, onClose, onDone }: SellSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const code = codes.join(', ')
  const [period, setPeriod] = useState<SalePeriod>({ from: day, to: day, part })
  const [off, setOff] = useState(NOTHING_OFF)
  const sale = useSale(umbrellaIds, period, off)
  const [dogsReason, setDogsReason] = useState('')
  const selling = useSelling({ onClose, onDone })
  const pressId = usePressId()
  const { quote, draft, wish, around } = sale
  const discountReason = reasonOfOff(off)
  const isRight =
    draft !== null && isNameRight(draft) && isDogsReasonGiven(around, dogsReason) && discountReason !== null
  const wished = (ending: SaleEnding): SentSale | null => {
    if (quote === undefined || !isRight || wish === null) return null
    const input = { ...wish, pressId, customer: personOf(draft), language, totalCents: quote.totalCents }
    const said = { ...dogsReasonOf(around, dogsReason), ...discountReason }
    const link = ending.kind === 'link' ? { payBy: ending.payBy } : {}
    return { input: { ...input, ...said, ...link }, code, day: period.from }
  }
  const doubt = quote === undefined ? selling.doubt : null
  return (
    <ActionSheet
      title={texts.sellTitle(code)}
      onClose={onClose}
      failure={selling.failure}
      decision={
        <SalePayment
          totalCents={quote?.totalCents ?? doubt?.input.totalCents}
          from={period.from}
          hasMail={(draft?.email.trim() ?? '') !== ''}
          hasTill={hasTill}
          isBusy={selling.isBusy}
          isDisabled={doubt === null && (quote === undefined || !isRight)}
          onSell={(ending) => {
            const next = wished(ending) ?? doubt
            if (next !== null) selling.sell(next, ending)
          }}
        />
      }
    >
      <SaleDays period={period} onChange={setPeriod} />
      {sale.plan === undefined ? null : (
        <SaleFields plan={sale.plan} rows={sale.rows} failure={sale.failure} onChange={sale.change} />
      )}
      <SaleOffFields off={off} failure={sale.failure} onChange={setOff} />
      <DogsAround around={around} reason={dogsReason} onChange={setDogsReason} />
      {quote === undefined ? null : <SaleTotal quote={quote} />}
    </ActionSheet>
  )
}
