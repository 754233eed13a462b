import type { TillMovement } from '../../../domain/till/calls.ts'
import { money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { tillTexts } from './texts.ts'

/** What moved in the till, the newest first. */
export function MovementRows({ movements }: { readonly movements: readonly TillMovement[] }) {
  const texts = useTexts(tillTexts)
  return (
    <section aria-label={texts.movements}>
      <h2 className="lh">{texts.movements}</h2>
      {movements.length === 0 ? (
        <p className="foot ink2">{texts.noMovements}</p>
      ) : (
        <ul className="desk-rows">
          {movements.map((movement) => (
            <Row key={movement.movementId} movement={movement} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ movement }: { readonly movement: TillMovement }) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const { kind, tender, amountCents, tenderedCents, changeCents, reason, staff, at, orderId, orderNumber } = movement
  const change =
    tenderedCents === null || changeCents === null || changeCents === 0
      ? ''
      : texts.changeGiven(money(tenderedCents, language), money(changeCents, language))
  const facts = [time(at, language), staff, reason, change].filter((fact) => fact !== '')
  return (
    <li className="desk-row">
      <div className="grow">
        <p className="head">
          {texts.kinds[kind]} · {texts.tenders[tender]}
        </p>
        <p className="foot ink2">{facts.join(' · ')}</p>
      </div>
      {orderId === null || orderNumber === null ? null : (
        <LinkButton size="sm" variant="plain" to="/ges/clienti" query={{ order: orderId }}>
          {orderNumber}
        </LinkButton>
      )}
      <b className={amountCents < 0 ? 'num dang' : 'num'}>{money(amountCents, language)}</b>
    </li>
  )
}
