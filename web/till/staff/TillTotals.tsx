import type { Till } from '../../../domain/till/calls.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { tillTexts } from './texts.ts'

interface TillTotalsProps {
  readonly till: Till
  readonly onDrawer: () => void
  readonly onClose: () => void
}

/** The right column: today's money, and the drawer since the last closing (mockup 51). */
export function TillTotals({
  till: { today, open, toCollect, previousClosingId, since },
  onDrawer,
  onClose,
}: TillTotalsProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const { cashCents, cardCents, refundCashCents, refundCardCents } = today
  const refunds = refundCashCents + refundCardCents
  const when = since === null ? '' : `${day(dayOfInstant(since), language, 'date')}, ${time(since, language)}`
  return (
    <>
      <Card className="col g3" aria-label={texts.totals.today}>
        <div>
          <h2 className="foot ink2">{texts.totals.today}</h2>
          <p className="till-sum num">{money(cashCents + cardCents - refunds, language)}</p>
        </div>
        <Sums
          rows={[
            [texts.totals.cash, cashCents],
            [texts.totals.card, cardCents],
            [texts.totals.refunds, 0 - refunds],
            [texts.totals.toCollect, toCollect.cents],
          ]}
        />
        <Button full variant="tint" onPress={onClose}>
          {texts.closing.open}
        </Button>
      </Card>
      <Card className="col g3" aria-label={texts.totals.drawer}>
        <div>
          <h2 className="foot ink2">{texts.totals.drawer}</h2>
          <p className="foot ink3">{previousClosingId === null ? texts.totals.first : texts.totals.since(when)}</p>
        </div>
        <Sums
          rows={[
            [texts.totals.opening, open.openingCents],
            [texts.totals.cash, open.cashCents - open.refundCashCents],
            [texts.totals.float, open.floatCents],
            [texts.totals.withdrawn, 0 - open.withdrawnCents],
            [texts.totals.expected, open.expectedCashCents],
          ]}
        />
        <Button full variant="ghost" onPress={onDrawer}>
          {texts.drawer.open}
        </Button>
      </Card>
    </>
  )
}

/** Words at the left, money at the right. */
export function Sums({ rows }: { readonly rows: readonly (readonly [label: string, cents: number])[] }) {
  const language = useLanguage()
  return (
    <dl className="till-sums">
      {rows.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{money(cents, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
