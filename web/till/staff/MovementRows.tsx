import type { TillMovement } from '../../../domain/till/calls.ts'
import { money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { tillTexts } from './texts.ts'

interface MovementRowsProps {
  readonly movements: readonly TillMovement[]
  /** Shows the order of a movement, where the screen can. */
  readonly onOrder?: (orderNumber: string) => void
}

/** What moved in the till, the newest first. */
export function MovementRows({ movements, onOrder }: MovementRowsProps) {
  const texts = useTexts(tillTexts)
  return (
    <section aria-label={texts.movements}>
      <h2 className="lh">{texts.movements}</h2>
      {movements.length === 0 ? (
        <p className="foot ink2">{texts.noMovements}</p>
      ) : (
        <ul className="till-rows">
          {movements.map((movement) => (
            <Row key={movement.movementId} movement={movement} onOrder={onOrder} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  readonly movement: TillMovement
  readonly onOrder: MovementRowsProps['onOrder']
}

function Row({ movement, onOrder }: RowProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const { kind, tender, amountCents, tenderedCents, changeCents, reason, staff, at, orderNumber } = movement
  const change =
    tenderedCents === null || changeCents === null || changeCents === 0
      ? ''
      : texts.changeGiven(money(tenderedCents, language), money(changeCents, language))
  const isLink = onOrder !== undefined && orderNumber !== null
  const facts = [time(at, language), staff, isLink ? '' : (orderNumber ?? ''), reason, change].filter(
    (fact) => fact !== '',
  )
  return (
    <li className="till-row">
      <div className="grow">
        <p className="head">
          {texts.kinds[kind]} · {texts.tenders[tender]}
        </p>
        <p className="foot ink2">{facts.join(' · ')}</p>
      </div>
      {isLink ? (
        <Button size="sm" variant="plain" onPress={() => onOrder(orderNumber)}>
          {orderNumber}
        </Button>
      ) : null}
      <b className={amountCents < 0 ? 'num dang' : 'num'}>{money(amountCents, language)}</b>
    </li>
  )
}
