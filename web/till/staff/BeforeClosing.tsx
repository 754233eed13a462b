import type { Till, TillOrder } from '../../../domain/till/calls.ts'
import { expectedBeside } from '../../../domain/till/drawers.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { DrawerRows } from './DrawerRows.tsx'
import { OrderRows } from './OrderRows.tsx'
import { tillTexts } from './texts.ts'

interface BeforeClosingProps {
  readonly till: Till
  readonly onCollect: (order: TillOrder) => void
}

/** What is to be looked at before the count: guests who are here and owe, and the drawers, of which some may still be open. */
export function BeforeClosing({ till: { here, drawers, open }, onCollect }: BeforeClosingProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  // Who has paid leaves the list, with the button that was pressed.
  const list = useLostFocus<HTMLDivElement>(here.orders.map(({ orderId }) => orderId).join(' '))
  const unclosed = drawers.filter(({ countedCents }) => countedCents === null)
  const rest = expectedBeside(open.expectedCashCents, drawers)
  return (
    <>
      <div ref={list} className="till-here">
        {here.count === 0 ? null : (
          <>
            <OrderRows
              title={texts.closing.here(money(here.cents, language))}
              orders={here.orders}
              onCollect={onCollect}
            />
            {here.count > here.orders.length ? (
              <p className="foot ink2">{texts.moreDue(here.count - here.orders.length)}</p>
            ) : null}
          </>
        )}
      </div>
      {drawers.length === 0 ? null : (
        <section className="col g2" aria-label={texts.drawers.title}>
          <h3 className="lh">{texts.drawers.title}</h3>
          <DrawerRows drawers={drawers} />
          {unclosed.map(({ drawerId, name, expectedCents }) => (
            <Note key={drawerId} tone="warn" icon="alert">
              {texts.drawers.stillOpen(name, money(expectedCents, language))}
            </Note>
          ))}
          {unclosed.length === drawers.length ? null : (
            <Note icon="info">{texts.drawers.rest(money(rest, language))}</Note>
          )}
        </section>
      )}
    </>
  )
}
